import VitrineControls
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource

/// The system keyboard, as it appears below a text field.
enum KeyboardNode: NodeKind {
    enum Enter: String, Sendable, CaseIterable { case `return`, go, search, send, done, next, join }
    enum Shift: String, Sendable, CaseIterable { case off, on, lock }

    struct Properties: Sendable {
        var layout = KeyboardLayout.letters
        var enter = Enter.return
        var isEnterEnabled = true
        var shift = Shift.off
        var suggestions: [String]?
        var pressed: String?
        var languages: [String] = []
        var accessory: [SceneValue] = []
    }

    static let name = "keyboard"
    static let summary = "The system's keyboard, as wide as the screen, at its bottom; a word is its layout."
    static let isVibrant = false
    static let ignoresSafeArea = true

    private static let fields: [Field<Properties>] = [
        Field(
            "layout", .cases("a keyboard layout"),
            "letters, numbers, symbols, email, url, numberPad, decimalPad or phonePad"
        ) { $0.layout = $1 },
        Field(
            "returnKey", .cases("a return key"),
            "return, go, search, send, done, next or join; all but the first are of the accent colour"
        ) { $0.enter = $1 },
        Field("returnKeyEnabled", .bool, "`true` if the return key can be pressed. Default: true") {
            $0.isEnterEnabled = $1
        },
        Field("shift", .cases("a state of the shift key"), "off, on or lock") { $0.shift = $1 },
        Field(
            "suggestions", .list(of: .literal, count: 0...3),
            "up to three words above the keys; `[]` for the empty bar. Default: no bar"
        ) { $0.suggestions = $1 },
        Field("pressed", .text, "a letter whose key is pressed, under its enlarged form") { $0.pressed = $1 },
        Field(
            "languages", .list(of: .literal, count: 1...4),
            "the marks of the keyboards that are set up, such as EN, the shown one first; two have a globe"
        ) { $0.languages = $1 },
        Field("accessory", .oneOrMore(of: .node), "nodes above the keyboard") { $0.accessory = $1 },
    ]

    static let payload = Codec<Properties?>.optional(
        .either(
            .record("a keyboard", from: Properties(), fields), when: \.isMapping,
            or: Codec<KeyboardLayout>.cases("a keyboard layout").map { Properties(layout: $0) }))

    static func build(_ payload: Properties?, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        if modifiers.alignment == nil, context.inherited.axis == nil {
            modifiers.alignment = (Alignment(.center, .bottom), context.source.mark)
        }
        let keyboard = payload ?? Properties()
        if let pressed = keyboard.pressed,
            !keyboard.layout.rows(language: context.inherited.language).flatMap(\.cells).contains(where: {
                $0.key == .letter(pressed.lowercased()) || $0.key == .letter(pressed)
            })
        {
            let letters = keyboard.layout.rows(language: context.inherited.language).flatMap(\.cells)
                .compactMap { if case .letter(let letter) = $0.key { letter } else { nil } }
            context.reader.report(
                .unknownValue(pressed, noun: "key", known: letters), at: context.source.mark)
        }
        return Keyboard(keyboard, context.kit).element
    }
}

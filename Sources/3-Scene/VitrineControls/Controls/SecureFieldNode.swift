import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineText

enum SecureFieldNode: NodeKind {
    struct Properties: Sendable {
        var keys = TextFieldProperties()
        var isRevealed = false
        var showsButton = true
    }

    static let name = "secureField"
    static let summary =
        "A field whose text shows as dots; a text is its placeholder."

    static let payload = Codec<Properties>.either(
        .record(
            "a secure field", from: Properties(),
            TextFieldProperties.fields { record, change in change(&record.keys) } + [
                Field("revealed", .bool, "shows the text instead of dots") { $0.isRevealed = $1 },
                Field("revealButton", .bool, "shows a button that reveals the text. Default: true") {
                    $0.showsButton = $1
                },
            ]), when: \.isMapping,
        or: Codec<String>.text.map { Properties(keys: TextFieldProperties(placeholder: $0)) })

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        var properties = payload.keys.accessibility
        properties.traits = .isSecureTextField
        if !payload.isRevealed, !payload.keys.text.isEmpty {
            properties.value = "\(payload.keys.text.count) characters"
        }
        if payload.showsButton, !payload.keys.text.isEmpty {
            properties.actions = [payload.isRevealed ? "Hide" : "Show"]
        }
        return properties
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        var keys = payload.keys
        keys.clearButton = keys.clearButton ?? false
        var box = TextFieldBuilder(keys: keys, context: context)
        if !payload.isRevealed { box.typed = dots(keys, box.caretPaint, context) }
        if payload.showsButton, !keys.text.isEmpty {
            let name = payload.isRevealed ? "eye.slash" : "eye"
            box.actions = [
                context.icon(context.kit.symbol(name), font: box.small, paint: context.kit.label(.secondary))
            ]
        }
        return box.element(&modifiers)
    }

    /// The maximum number of dots.
    private static let dotLimit = 64

    /// Returns one dot per character, two fifths of an em across like UIKit's, in whole points, so
    /// that all of them round to the same pixels.
    private static func dots(_ keys: TextFieldProperties, _ caret: PaintSpec, _ context: BuildContext)
        -> any Element
    {
        let em = context.inherited.font.size
        let side = max((em * 0.4).rounded(), 1)
        let dot = context.kit.framed(
            context.kit.shape(.circle, [context.kit.label(.primary)]), width: side, height: side)
        let count = min(keys.text.count, dotLimit)
        let row = context.stack(
            .horizontal, spacing: max((em * 0.16).rounded(), 1), Array(repeating: dot, count: count))
        guard keys.state == .focused, keys.showsCaret else { return cut(row) }
        let bar = context.kit.framed(
            context.kit.shape(.capsule, [caret]), width: CaretElement.width, height: em * 1.24)
        return cut(context.stack(.horizontal, spacing: em * 0.12, [row, bar]))
    }

    /// Returns the row, clipped at the field's edge if there are more dots than fit.
    private static func cut(_ row: any Element) -> any Element {
        let frame = FrameElement(
            content: row, width: FrameLength(minimum: 0, maximum: .infinity), height: FrameLength(),
            alignment: Alignment(.leading, .center))
        return EffectElement(content: frame, clip: .rectangle)
    }
}

import VitrineColor
import VitrineControls
import VitrineJSON
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A choice between options.
enum PickerNode: NodeKind {
    /// SwiftUI's picker styles.
    enum Style: String, Sendable, CaseIterable {
        /// The selected option, with chevrons, which opens a menu.
        case menu
        /// Segments side by side.
        case segmented
        /// A row for each option.
        case inline
        /// A wheel that turns.
        case wheel
        /// Symbols side by side, as in menus.
        case palette
        /// A row that leads to the options.
        case navigationLink

        /// All styles by name, including SwiftUI's name for its default.
        static let named = allCases.map { ($0.rawValue, $0) } + [("automatic", menu)]
    }

    struct Option: Sendable {
        var label: String?
        var icon: Symbol?
    }

    struct Properties: Sendable {
        var label: String?
        var icon: Symbol?
        var options: [Option] = []
        /// The index of the selected option, from 0, and its place.
        var selection: (value: Double, source: SceneValue)?
        var style = Style.menu
        var state = InteractionState.rest
        var tint: Color?
    }

    static let name = "picker"
    static let summary = "A choice between options, of which one is selected, in SwiftUI's styles."
    static let isVibrant = false
    static let hasRowInsets = true

    static let unusedKeys = ["label", "icon"].map { key in
        UnusedKey(
            key, where: "style", isOneOf: ["segmented", "inline", "palette"],
            because: "this style shows its options alone")
    }

    private static let option = Codec<Option>.either(
        .record(
            .pickerOption, from: Option(),
            [
                Field("label", .text, "the words") { $0.label = $1 },
                Field("icon", .icon, "a symbol before them, or on its own") { $0.icon = $1 },
            ]), when: \.isMapping, or: Codec<String>.text.map { Option(label: $0) })

    private static let fields: [Field<Properties>] = [
        Field("label", .text, "what is chosen") { $0.label = $1 },
        Field("icon", .icon, "a symbol before it") { $0.icon = $1 },
        Field(
            "options", .list(of: option, count: 1...1000, example: "[Small, Large]"), required: true,
            "the options: labels, or mappings"
        ) { $0.options = $1 },
        Field(
            "selection", Codec<Double>.number(0...1000).withSource,
            "the index of the selected option, from 0; with `segmented` and `wheel` it may be between two"
        ) { $0.selection = $1 },
        Field(
            "style", .choice(.pickerStyle, Style.named),
            "menu, segmented, inline, wheel, palette or navigationLink. Default: menu"
        ) { $0.style = $1 },
        Field("state", .cases("a picker's state"), InteractionState.doc) { $0.state = $1 },
        Field("tint", .color, "its own colour. Default: `accent`") { $0.tint = $1 },
    ]

    static let payload = Codec<Properties>.record(.picker, from: Properties(), fields)

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        switch payload.style {
        case .segmented, .inline, .palette: return AccessibilityProperties(children: .contain)
        case .menu, .navigationLink, .wheel:
            let index = payload.selection.map { Int(min(max($0.value, 0), 1000).rounded()) }
            let chosen = index.flatMap { payload.options.indices.contains($0) ? payload.options[$0] : nil }
            return AccessibilityProperties(
                label: payload.label, value: chosen?.label,
                traits: payload.style == .wheel ? .isAdjustable : .isButton, children: .ignore)
        }
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        payload.state.apply(to: &modifiers)
        let selected = selected(payload, context)
        return PickerBuilder(picker: payload, selection: selected, kit: context.kit).element(&modifiers)
    }

    /// Returns the index of the selected option; `nil` if none is, or after reporting that there is none.
    private static func selected(_ picker: Properties, _ context: BuildContext) -> Double? {
        // Options that cannot be read have been reported.
        guard let (index, source) = picker.selection, !picker.options.isEmpty else { return nil }
        let last = Double(picker.options.count - 1)
        if index > last {
            context.reader.report(
                .outOfRange(
                    "option \(PrintedText.number(index))", allowed: "0 to \(PrintedText.number(last))"),
                at: source.mark)
        }
        return min(index, last)
    }
}

extension Noun {
    package static let picker: Noun = "a picker"
    package static let pickerOption: Noun = "an option"
    package static let pickerStyle: Noun = "a picker style"
}

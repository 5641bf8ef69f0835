import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

enum IconButtonNode: NodeKind {
    struct Properties: Sendable {
        var icon: Symbol?
        var size = ControlSize.regular.iconButton
        var iconSize: Double?
        var configuration = ButtonConfiguration(style: .bordered)
    }

    static let name = "iconButton"
    static let valueKey: String? = "icon"
    /// `false`: the control has paints and surfaces of its own.
    static let isVibrant = false
    static let summary = "A round button with a symbol; an icon's name is its icon."

    private static let size = Codec<Double>.either(
        .number(8...1000), when: \.isNumber,
        or: Codec<ControlSize>.cases("a button size").map(\.iconButton))

    private static let fields: [Field<Properties>] =
        [
            Field("icon", .icon, required: true, "the symbol") { $0.icon = $1 },
            Field(
                "size", size,
                """
                the diameter in points, or mini (28), small (34), regular (44), large (50) or extraLarge \
                (60). Default: regular
                """
            ) { $0.size = $1 },
            Field("iconSize", .number(4...1000), "the symbol's font size in points") { $0.iconSize = $1 },
        ] + ButtonConfiguration.fields { record, change in change(&record.configuration) }

    static let payload = Codec<Properties>.either(
        .record(.iconButton, from: Properties(), fields), when: \.isMapping,
        or: Codec<Symbol>.icon.map { Properties(icon: $0) })

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        var properties = AccessibilityProperties(traits: .isButton, children: .combine)
        // Spokes take the place of the symbol.
        if payload.configuration.state == .loading { properties.symbol = payload.icon?.name }
        return properties
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        // Measured on iOS 26: a heart 22 wide in a button of 44.
        let isGlass = context.reader.environment.os.hasGlass
        let points = payload.iconSize ?? payload.size * (isGlass ? 0.44 : 0.42)
        let font = FontSpec(size: points, weight: 500).overridden(by: modifiers.font ?? FontSpec())
        let control = payload.configuration.resolved(with: modifiers, in: context.reader.environment)
        let paint = modifiers.foreground ?? control.labelPaint(context)
        modifiers.corners = modifiers.corners ?? .capsule
        if modifiers.frame == nil {
            modifiers.frame = FrameSpec(
                width: FrameLength(fixed: payload.size), height: FrameLength(fixed: payload.size))
        }
        // A symbol cannot be underlined.
        if control.style == .plain, context.reader.environment.buttonShapes == .shown,
            modifiers.background == nil
        {
            modifiers.background = .paint(.color(context.kit.fill("tertiaryFill")))
        }
        control.applySurface(&modifiers, context)
        if control.state == .loading {
            return ActivityIndicator.element(diameter: points * 1.1, paint: paint, context)
        }
        guard let icon = payload.icon else { return context.stack(.horizontal, spacing: 0, []) }
        let symbol = context.icon(icon, font: font, paint: paint)
        return modifiers.foreground == nil ? control.onGlass(symbol, context) : symbol
    }
}

extension Noun {
    package static let iconButton: Noun = "an icon button"
}

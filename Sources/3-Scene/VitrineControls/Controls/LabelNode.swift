import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A symbol and a title side by side.
enum LabelNode: NodeKind {
    /// The parts that show.
    enum Style: String, Sendable, CaseIterable { case titleAndIcon, iconOnly, titleOnly }

    struct Properties: Sendable {
        var title = ""
        var icon: Symbol?
        var style = Style.titleAndIcon
        var tint: PaintSpec?
    }

    static let name = "label"
    static let valueKey: String? = "title"
    static let summary = "A symbol and a title side by side, in the style of the text around them."
    static let accepts: Set<RestrictedModifier> = [.spacing]
    static let unusedKeys = [
        UnusedKey("tint", without: "icon", because: "it has no `icon`"),
        UnusedKey("tint", where: "style", isOneOf: ["titleOnly"], because: "its icon does not show"),
    ]

    static let payload = Codec<Properties>.either(
        .record(
            .labelNode, from: Properties(),
            [
                Field("title", .text, required: true, "the title") { $0.title = $1 },
                Field("icon", .icon, "a symbol before it") { $0.icon = $1 },
                Field(
                    "style", .cases("a label style"),
                    "titleAndIcon, iconOnly or titleOnly: the parts that show"
                ) { $0.style = $1 },
                Field("tint", .paint, "the paint of the symbol. Default: that of the title") { $0.tint = $1 },
            ]), when: \.isMapping, or: Codec<String>.text.map { Properties(title: $0) })

    /// The space between both, in points. Our own choice.
    private static let spacing = 6.0

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        AccessibilityProperties(label: payload.title, traits: .isStaticText, children: .ignore)
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        var row: [any Element] = []
        if payload.style != .titleOnly, let icon = payload.icon {
            row.append(context.icon(icon, paint: payload.tint))
        }
        // A label without a symbol is never empty.
        if payload.style != .iconOnly || payload.icon == nil { row.append(context.text(payload.title)) }
        // The symbol stands beside the first line.
        return context.stack(
            .horizontal, spacing: modifiers.spacing ?? spacing,
            alignment: Alignment(.center, .firstTextBaseline), row)
    }
}

extension Noun {
    package static let labelNode: Noun = "a title with an icon"
}

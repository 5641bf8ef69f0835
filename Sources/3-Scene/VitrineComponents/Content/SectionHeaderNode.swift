import VitrineColor
import VitrineControls
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A title above a part of a screen.
enum SectionHeaderNode: NodeKind {
    enum Prominence: String, Sendable, CaseIterable { case standard, increased }

    struct Properties: Sendable {
        var title = ""
        var subtitle: String?
        var overline: String?
        var icon: Symbol?
        var action: String?
        var actionIcon: Symbol?
        var isDisclosure = false
        var prominence = Prominence.increased
        var tint: Color?
    }

    static let name = "sectionHeader"
    static let valueKey: String? = "title"
    static let summary = "A title above part of a screen, with an action; a text is its title."
    static let isVibrant = false

    private static let fields: [Field<Properties>] = [
        Field("title", .text, required: true, "the title of the section") { $0.title = $1 },
        Field("subtitle", .text, "a smaller line below the title") { $0.subtitle = $1 },
        Field("overline", .text, "a small line above the title") { $0.overline = $1 },
        Field("icon", .icon, "a symbol before the title") { $0.icon = $1 },
        Field("action", .text, "a button at the trailing side") { $0.action = $1 },
        Field("actionIcon", .icon, "a symbol after the action, or instead of it") { $0.actionIcon = $1 },
        Field("disclosure", .bool, "shows a chevron after the title") {
            $0.isDisclosure = $1
        },
        Field(
            "prominence", .cases("a prominence"),
            "standard, as over rows, or increased. Default: increased"
        ) { $0.prominence = $1 },
        Field("tint", .color, "of icon and action. Default: `accent`") { $0.tint = $1 },
    ]

    static let payload = Codec<Properties>.either(
        .record("a section header", from: Properties(), fields), when: \.isMapping,
        or: Codec<String>.text.map { Properties(title: $0) })

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let kit = context.kit.heading
        let isLarge = payload.prominence == .increased
        let style = isLarge ? TextStyle.title2 : .subheadline
        let tint = kit.tint(payload.tint)
        var title: [any Element] = []
        if let icon = payload.icon {
            title.append(kit.icon(icon, style, points: isLarge ? 19 : 14, weight: 600, tint))
        }
        title.append(
            kit.title(
                payload.title, style, weight: isLarge ? 700 : 600,
                modifiers.foreground ?? kit.label(isLarge ? .primary : .secondary), lines: 2))
        if payload.isDisclosure {
            let points: Double = isLarge ? 15 : 11
            title.append(
                kit.icon(kit.forwardChevron, style, points: points, weight: 700, kit.label(.secondary)))
        }
        var lines: [any Element] = []
        if let overline = payload.overline {
            lines.append(kit.title(overline.uppercased(), .caption, weight: 600, kit.label(.secondary)))
        }
        lines.append(kit.row(isLarge ? 6 : 4, title))
        if let subtitle = payload.subtitle {
            lines.append(kit.title(subtitle, .subheadline, kit.label(.secondary), lines: 2))
        }
        let column = kit.filling(kit.column(1, .leading, lines), .leadingEdge)
        guard let action = action(payload, tint, context.kit.button(payload.action)) else { return column }
        // At accessibility sizes the action is below the title.
        if kit.type.isAccessibility { return context.kit.column(6, .leading, [column, action]) }
        // The action is on the title's last baseline, or at the bottom if there is a subtitle.
        return context.kit.row(12, payload.subtitle == nil ? .lastTextBaseline : .bottom, [column, action])
    }

    private static func action(_ header: Properties, _ tint: PaintSpec, _ kit: ComponentKit) -> (
        any Element
    )? {
        var row: [any Element] = []
        if let action = header.action { row.append(kit.title(action, .body, points: 16, tint)) }
        if let icon = header.actionIcon {
            row.append(kit.icon(icon, points: header.action == nil ? 18 : 13, weight: 500, tint))
        }
        return row.isEmpty ? nil : kit.row(4, row)
    }
}

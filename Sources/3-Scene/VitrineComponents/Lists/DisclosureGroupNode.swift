import VitrineColor
import VitrineControls
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A title over what shows while it is expanded.
enum DisclosureGroupNode: NodeKind {
    struct Properties: Sendable {
        var title = ""
        var icon: Symbol?
        var isExpanded = false
        var content: [SceneValue] = []
        var tint: Color?
    }

    static let name = "disclosureGroup"
    static let valueKey: String? = "title"
    static let summary =
        "A title with a chevron, and below it what shows while it is expanded; rows of their own in a list."
    static let isVibrant = false
    static let hasRowInsets = true
    static let accepts: Set<RestrictedModifier> = [.spacing]

    static let payload = Codec<Properties>.either(
        .record(
            .disclosureGroup, from: Properties(),
            [
                Field("title", .text, required: true, "the title") { $0.title = $1 },
                Field("icon", .icon, "a symbol before it") { $0.icon = $1 },
                Field("isExpanded", .bool, "true to show the content. Default: false") { $0.isExpanded = $1 },
                Field("content", .oneOrMore(of: .node), "the nodes below it") { $0.content = $1 },
                Field("tint", .color, "the colour of the chevron. Default: `accent`") { $0.tint = $1 },
            ]), when: \.isMapping, or: Codec<String>.text.map { Properties(title: $0) })

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let kit = context.kit.part(
            AccessibilityProperties(
                label: payload.title, value: payload.isExpanded ? "expanded" : "collapsed", traits: .isButton,
                children: .ignore))
        let isInList = context.surroundings.isInList
        var inner = context
        inner.source.path += ".content"
        // What does not show is checked all the same.
        inner.isOmitted = context.isOmitted || !payload.isExpanded
        if isInList {
            inner.surroundings.rowIndentation += RowMetrics.indentation
            inner.surroundings.rowInsets = RowMetrics(inner.kit).nodeInsets
        }
        let nodes = inner.children(payload.content, axis: .vertical)
        let shown = payload.isExpanded ? nodes : []
        if isInList {
            let row = RowNode.Properties(title: payload.title, icon: payload.icon)
            let header = ListRow(row, kit, end: chevron(payload, kit)).element(own: modifiers.padding)
            modifiers.padding = nil
            return GroupElement(source: context.source, children: [header] + shown)
        }
        let header = kit.labeledRow(chevron(payload, kit), payload.title, icon: payload.icon)
        let lines = [header] + shown.map { kit.filling($0, .leadingEdge) }
        return context.kit.column(modifiers.spacing ?? StackDefaults.spacing, .leading, lines)
    }

    /// Returns the chevron, which turns down where the group is expanded.
    private static func chevron(_ group: Properties, _ kit: ComponentKit) -> any Element {
        kit.disclosureChevron(group.isExpanded ? "chevron.down" : kit.forwardChevron, kit.tint(group.tint))
    }
}

extension Noun {
    package static let disclosureGroup: Noun = "a disclosure group"
}

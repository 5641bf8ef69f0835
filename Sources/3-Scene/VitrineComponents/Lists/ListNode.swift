import VitrineControls
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineText

/// A list of rows in sections.
enum ListNode: NodeKind {
    enum Style: String, Sendable, CaseIterable {
        /// Sections on rounded surfaces, inset from the sides.
        case insetGrouped
        /// Sections on surfaces across the full width.
        case grouped
        /// Rows on the background itself.
        case plain
        /// Rows on the glass of a sidebar, without separators, the selected one on a capsule.
        case sidebar
    }

    struct Section: Sendable {
        var header: String?
        var footer: String?
        var rows: [SceneValue] = []
    }

    struct Properties: Sendable {
        var style: Style?
        var sections: [Section] = []
        var separators = true
        var rowBackground: PaintSpec?
    }

    static let name = "list"
    static let hasOwnPadding = true
    static let summary = "Rows in sections with separators; a list of nodes is one section."
    static let isVibrant = false

    private static let section = Codec<Section>.record(
        .listSection, from: Section(),
        [
            Field("header", .text, "a line above the rows") { $0.header = $1 },
            Field("footer", .text, "a small text below them") { $0.footer = $1 },
            Field("rows", .nodes, required: true, "`row`s, or any other nodes") { $0.rows = $1 },
        ])

    private static let fields: [Field<Properties>] = [
        Field(
            "style", .cases(.listStyle),
            "insetGrouped, grouped, plain or sidebar. Default: sidebar in a sidebar, else insetGrouped"
        ) { $0.style = $1 },
        Field(
            "sections", .list(of: section, count: 0...1000, example: "[{ rows: [{ row: Hello }] }]"),
            required: true, "the sections"
        ) { $0.sections = $1 },
        Field("separators", .bool, "shows separators between rows. Default: true") {
            $0.separators = $1
        },
        Field("rowBackground", .paint, "the paint of sections") { $0.rowBackground = $1 },
    ]

    static let payload = Codec<Properties>.either(
        .record(.list, from: Properties(), fields), when: \.isMapping,
        or: Codec<[SceneValue]>.nodes.map { Properties(sections: [Section(rows: $0)]) })

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let style = style(of: payload, context)
        let list = ListSections(payload, style, context.kit)
        let element = viewport(list.element, context)
        if modifiers.padding == nil { modifiers.padding = list.margins }
        let color = list.kit.color("systemGroupedBackground")
        // Below a bar and on a background of its colour, the list paints none, which would cover the bar's
        // shadows. On a sheet of glass it has none, either: measured on iOS 26.
        let isOnItsColor =
            context.surroundings.titleAbove != nil && context.inherited.backgroundColor == color
        if style != .plain, style != .sidebar, modifiers.background == nil, modifiers.material == nil,
            modifiers.glass == nil, !isOnItsColor, !context.surroundings.isOnGlassSheet
        {
            modifiers.background = .paint(.color(color))
        }
        return element
    }

    /// Returns the rows of a list. As SwiftUI's, it takes the height that there is, its rows at the top; more
    /// rows than that scroll: they go on to the end of the screen, under bars, unless something is below.
    ///
    /// Of several lists in one column, which SwiftUI would give equal parts, each shows all of its rows.
    private static func viewport(_ rows: any Element, _ context: BuildContext) -> any Element {
        if context.surroundings.hugsContent { return rows }
        guard context.surroundings.sharesHeight else {
            return ScrollElement(
                content: rows, axes: [.vertical], offset: .zero, margins: .zero, indicator: nil,
                clipping: context.surroundings.isAboveOthers ? .overflow : .never)
        }
        return FrameElement(
            content: rows, width: FrameLength(), height: FrameLength(maximum: .infinity), alignment: .topEdge)
    }

    /// Returns the style of a list: on phones, as SwiftUI's, that of a sidebar looks like any other.
    private static func style(of payload: Properties, _ context: BuildContext) -> Style {
        let isInSidebar = context.surroundings.column?.isSidebar == true
        let style = payload.style ?? (isInSidebar ? .sidebar : .insetGrouped)
        return style == .sidebar && !isInSidebar && context.kit.hasOneColumn ? .insetGrouped : style
    }
}

extension Noun {
    package static let listSection: Noun = "a section"
    package static let listStyle: Noun = "a list style"
}

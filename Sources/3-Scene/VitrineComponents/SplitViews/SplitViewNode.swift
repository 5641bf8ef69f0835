import VitrineControls
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource

/// Two or three columns, of which the first is a sidebar.
enum SplitViewNode: NodeKind {
    /// A column, by SwiftUI's name.
    enum Column: String, Sendable, CaseIterable { case sidebar, content, detail }

    /// The columns that are shown where there is room for more than one, by SwiftUI's names.
    enum Visibility: String, Sendable, CaseIterable { case automatic, all, doubleColumn, detailOnly }

    struct Properties: Sendable {
        var sidebar: [SceneValue] = []
        var content: [SceneValue] = []
        var detail: [SceneValue] = []
        var visibility = Visibility.automatic
        var compact = Column.sidebar
        var sidebarWidth: Double?
        var contentWidth: Double?
    }

    static let name = "splitView"
    static let summary =
        "A sidebar on glass, the detail beside it, and content between the two; one column on a phone."
    static let ignoresSafeArea = true
    static let isVibrant = false

    private static let fields: [Field<Properties>] = [
        Field(
            "sidebar", .oneOrMore(of: .node), required: true,
            "the first column, in the form of a body: a `navigationBar` and a `list`"
        ) { $0.sidebar = $1 },
        Field("content", .oneOrMore(of: .node), "the column between the two, in the form of a body") {
            $0.content = $1
        },
        Field("detail", .oneOrMore(of: .node), required: true, "the last column, in the form of a body") {
            $0.detail = $1
        },
        Field(
            "columnVisibility", .cases("a visibility of columns"),
            """
            automatic, all, doubleColumn (no sidebar beside content) or detailOnly. Default: automatic, all \
            in landscape, one fewer in portrait
            """
        ) { $0.visibility = $1 },
        Field(
            "preferredCompactColumn", .cases("a column"),
            "sidebar, content or detail: the one that a phone shows. Default: sidebar"
        ) { $0.compact = $1 },
        Field("sidebarWidth", .number(100...1000), "the width of the sidebar. Default: 320") {
            $0.sidebarWidth = $1
        },
        Field("contentWidth", .number(100...1000), "the width of the content. Default: 320, or 375") {
            $0.contentWidth = $1
        },
    ]

    static let payload = Codec<Properties>.record(.splitView, from: Properties(), fields)

    static let unusedKeys = [
        UnusedKey("contentWidth", without: "content", because: "it has no `content`")
    ]

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        AccessibilityProperties(children: .contain)
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let view = SplitView(payload, context.kit)
        return context.kit.hasOneColumn ? view.collapsed : view.columns
    }
}

extension Noun {
    package static let splitView: Noun = "a split view"
}

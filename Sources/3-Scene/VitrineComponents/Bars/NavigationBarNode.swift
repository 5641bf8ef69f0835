import VitrineColor
import VitrineControls
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource

/// The bar at the top of a screen, with its title, the back button and actions.
enum NavigationBarNode: NodeKind {
    enum Display: String, Sendable, CaseIterable { case inline, large }

    struct Properties: Sendable {
        var title: String?
        var subtitle: String?
        var display = Display.inline
        var back: String?
        var leading: [BarItem.Part] = []
        var trailing: [BarItem.Part] = []
        var titleView: [SceneValue] = []
        var accessory: [SceneValue] = []
        /// How much content lies under the bar; `nil` for what the scroll beside it has moved.
        var scrolled: Double?
        var tint: Color?
    }

    static let name = "navigationBar"
    static let valueKey: String? = "title"
    static let summary = "The bar at the top of a screen, with a title, the way back and items."
    static let isVibrant = false

    private static let fields: [Field<Properties>] = [
        Field("title", .text, "the title of the screen") { $0.title = $1 },
        Field("subtitle", .text, "a smaller line below the title") { $0.subtitle = $1 },
        Field("display", .cases("a title display"), "inline, or large below the items. Default: inline") {
            $0.display = $1
        },
        Field("back", .label, "the label of the button that leads back; empty for the chevron alone") {
            $0.back = $1
        },
        Field("leading", BarItem.list, "items before the title, after the way back") { $0.leading = $1 },
        Field("trailing", BarItem.list, "items after the title") { $0.trailing = $1 },
        Field("titleView", .oneOrMore(of: .node), "nodes instead of an inline title") { $0.titleView = $1 },
        Field("accessory", .oneOrMore(of: .node), "nodes below, such as a search field") {
            $0.accessory = $1
        },
        Field(
            "scrolled", .opacity,
            """
            from 0, at the top of the content, to 1, content under the bar: a large title goes into the bar, \
            and the bar takes on its background or edge effect. Default: by the `contentOffset` of the \
            scroll beside the bar, or else 0
            """
        ) { $0.scrolled = $1 },
        Field("tint", .color, "the colour of the items before release 26. Default: `accent`") {
            $0.tint = $1
        },
    ]

    static let payload = Codec<Properties>.either(
        .record(.navigationBar, from: Properties(), fields), when: \.isMapping,
        or: Codec<String>.text.map { Properties(title: $0) })

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        var properties = AccessibilityProperties(children: .contain)
        properties.sortPriority = 1
        return properties
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        if modifiers.alignment == nil, context.inherited.axis == nil {
            modifiers.alignment = (Alignment(.center, .top), context.source.mark)
        }
        return NavigationBar(payload, context.kit).element(&modifiers)
    }
}

extension Noun {
    package static let navigationBar: Noun = "a navigation bar"
}

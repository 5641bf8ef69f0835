import VitrineColor
import VitrineControls
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A row of a list.
enum RowNode: NodeKind {
    enum Accessory: String, Sendable, CaseIterable {
        case none, disclosure, checkmark, detail, detailDisclosure, menu, external, reorder
    }

    struct Properties: Sendable {
        var title: String?
        var subtitle: String?
        var value: String?
        var icon: Symbol?
        var tile: PaintSpec?
        var leading: [SceneValue] = []
        var content: [SceneValue] = []
        var accessory = Accessory.none
        var badge: String?
        var role: Role?
        var state = State.rest
        var tint: Color?
        var leadingActions: [SwipeAction] = []
        var trailingActions: [SwipeAction] = []
        var swipe = 0.0
        var separatorInset: Double?
    }

    enum State: String, Sendable, CaseIterable { case rest, pressed, selected, disabled }

    /// The role of the title; `nil` for plain text.
    enum Role: String, Sendable, CaseIterable { case action, destructive }

    static let name = "row"
    static let valueKey: String? = "title"
    static let summary = "A line of a list: icon, title, value and accessory; a text is its title."
    static let isVibrant = false
    static let hasRowInsets = true

    private static let fields: [Field<Properties>] = [
        Field("title", .text, "the title") { $0.title = $1 },
        Field("subtitle", .text, "a smaller line below") { $0.subtitle = $1 },
        Field("value", .text, "the value, at the trailing side") { $0.value = $1 },
        Field("icon", .icon, "a symbol before the title") { $0.icon = $1 },
        Field("tile", .paint, "paints a tile behind the icon, which is white then") { $0.tile = $1 },
        Field("leading", .oneOrMore(of: .node), "nodes before the title, such as a picture") {
            $0.leading = $1
        },
        Field("content", .oneOrMore(of: .node), "nodes at the trailing side, such as a toggle") {
            $0.content = $1
        },
        Field(
            "accessory", .cases(.accessory),
            "none, disclosure, checkmark, detail, detailDisclosure, menu, external or reorder"
        ) { $0.accessory = $1 },
        Field("badge", .text, "a count at the trailing side") { $0.badge = $1 },
        Field("role", .cases("a row role"), "action or destructive: a title that is a button") {
            $0.role = $1
        },
        Field("state", .cases("a row state"), "rest, pressed, selected or disabled") { $0.state = $1 },
        Field("tint", .color, "of the icon without a tile, the checkmark and actions. Default: `accent`") {
            $0.tint = $1
        },
        Field("leadingActions", SwipeAction.list, "the actions that a swipe from the leading side reveals") {
            $0.leadingActions = $1
        },
        Field(
            "trailingActions", SwipeAction.list, "the actions that a swipe from the trailing side reveals"
        ) {
            $0.trailingActions = $1
        },
        Field(
            "swipe", .number(-1...1),
            "the extent of a swipe: toward 1 the leading actions show, toward -1 the trailing ones"
        ) { $0.swipe = $1 },
        Field(
            "separatorInset", .size,
            "the leading inset of the line below. Default: the title's"
        ) { $0.separatorInset = $1 },
    ]

    static let unusedKeys = [
        UnusedKey("tile", without: "icon", because: "it has no `icon`"),
        UnusedKey(
            "swipe", without: "leadingActions", "trailingActions",
            because: "it has no `leadingActions` and no `trailingActions`"),
    ]

    static let payload = Codec<Properties>.either(
        .record(.row, from: Properties(), fields), when: \.isMapping,
        or: Codec<String>.text.map { Properties(title: $0) })

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        var properties = AccessibilityProperties(children: .combine)
        let leads = [Accessory.disclosure, .detailDisclosure, .menu, .external].contains(payload.accessory)
        if leads || payload.role != nil {
            properties.traits.insert(.isButton)
        }
        if payload.state == .selected || payload.accessory == .checkmark {
            properties.traits.insert(.isSelected)
        }
        properties.actions = (payload.leadingActions + payload.trailingActions).compactMap(\.title)
        return properties
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let row = ListRow(payload, context.kit)
        let element = row.element(own: modifiers.padding)
        modifiers.padding = nil
        return row.swiped(element)
    }
}

extension Noun {
    package static let row: Noun = "a row"
    package static let accessory: Noun = "an accessory"
}

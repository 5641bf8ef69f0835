import VitrineColor
import VitrineControls
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A button in a navigation bar or a toolbar.
struct BarItem: Sendable {
    enum Style: String, Sendable, CaseIterable {
        case plain
        /// The action that completes a task: on tinted glass from release 26, with a bolder title before.
        case prominent
    }

    var icon: Symbol?
    var title: String?
    var style = Style.plain
    var role = ButtonRole.normal
    var state = ButtonState.rest
    var tint: Color?
    var badge: String?
    /// What is read out in place of the title or the symbol.
    var spokenName: String?
    var content: [SceneValue] = []

    /// A part of a bar: an item, flexible space, or the end of a group.
    enum Part: Sendable {
        case item(BarItem)
        case spacer
        case groupBreak
    }

    private static let fields: [Field<BarItem>] = [
        Field("icon", .icon, "a symbol, shown before the title if there is one") { $0.icon = $1 },
        Field("title", .text, "the title, a word or two") { $0.title = $1 },
        Field("style", .cases("a bar item style"), "plain or prominent") { $0.style = $1 },
        Field("role", .cases("a button role"), "normal or destructive") { $0.role = $1 },
        Field("state", .cases("a button state"), "rest, pressed, hovered, focused, disabled or loading") {
            $0.state = $1
        },
        Field("tint", .color, "the item's own colour") { $0.tint = $1 },
        Field("badge", .text, "a number or word on a red badge; empty for a plain dot") { $0.badge = $1 },
        Field("accessibility", .text, "its name, which is read out; a symbol alone has none") {
            $0.spokenName = $1
        },
        Field("content", .oneOrMore(of: .node), "nodes instead of the icon and the title") {
            $0.content = $1
        },
    ]

    static let record = Codec<BarItem>.record(.barItem, from: BarItem(), fields)

    /// A mapping, or one of the words `spacer` and `gap`.
    static let part = Codec<Part>.either(
        record.requiringContent.map { .item($0) }, when: \.isMapping,
        or: .choice(.barItem, [("spacer", .spacer), ("gap", .groupBreak)]))

    static let list = Codec<[Part]>.list(
        of: part, count: 0...12, expected: .barItems, example: "[{ icon: plus }]")
}

extension Codec where Value == BarItem {
    /// The codec, with a check that an item has something to show.
    fileprivate var requiringContent: Codec {
        Codec(schema, expected: expected) { value, reader in
            let item = read(value, reader)
            if ["icon", "title", "content"].allSatisfy({ value.entry($0) == nil }),
                !reader.isLikelyTypo("title", on: .barItem, from: value.mark)
            {
                reader.reportMissing(
                    "icon", on: "a bar item without `title`", of: .barItem, at: value.mark)
            }
            return item
        }
    }
}

extension Noun {
    package static let barItem: Noun = "a bar item"
    package static let barItems: Noun = "a list of bar items"
}

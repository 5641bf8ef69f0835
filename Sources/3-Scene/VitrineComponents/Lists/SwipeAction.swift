import VitrineColor
import VitrineControls
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// An action that a swipe over a row reveals.
struct SwipeAction: Sendable {
    var title: String?
    var icon: Symbol?
    var tint: Color?
    var role = ButtonRole.normal

    private static let record = Codec<SwipeAction>.record(
        .swipeAction, from: SwipeAction(),
        [
            Field("title", .text, "a word") { $0.title = $1 },
            Field("icon", .icon, "a symbol") { $0.icon = $1 },
            Field("tint", .color, "the colour behind it. Default: grey, or red if it is destructive") {
                $0.tint = $1
            },
            Field("role", .cases("a button role"), "normal or destructive") { $0.role = $1 },
        ])

    static let list = Codec<[SwipeAction]>.list(
        of: Codec(record.schema, expected: record.expected) { value, reader in
            if value.isMapping, value.entry("title") == nil, value.entry("icon") == nil {
                reader.report(.missingKey("icon", on: "a swipe action without `title`"), at: value.mark)
            }
            return record.read(value, reader)
        }, count: 1...4, example: "[{ title: Delete }]")
}

extension Noun {
    package static let swipeAction: Noun = "a swipe action"
}

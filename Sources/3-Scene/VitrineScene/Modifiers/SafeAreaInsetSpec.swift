import VitrineLayout
import VitrineSceneFormat
import VitrineSource

/// Views along an edge, for which a node reserves space.
package struct SafeAreaInsetSpec: Sendable {
    var edge = Edge.bottom
    var spacing = 0.0
    var alignment = Alignment.center
    var content: [SceneValue] = []

    static let codec = Codec<SafeAreaInsetSpec>.record(
        .safeAreaInset, from: SafeAreaInsetSpec(),
        [
            Field("edge", .cases(.edge), required: true, "top, leading, bottom or trailing") {
                $0.edge = $1
            },
            Field("content", .oneOrMore(of: .node), required: true, "the views along the edge") {
                $0.content = $1
            },
            Field("spacing", .size, "points between both. Default: none") { $0.spacing = $1 },
            Field("alignment", .alignment, "the alignment of both along the edge") { $0.alignment = $1 },
        ])
}

extension Noun {
    package static let safeAreaInset: Noun = "a safe-area inset"
}

import VitrineLayout
import VitrineSceneFormat
import VitrineSource

/// Views along an edge, for which a node reserves space.
package struct SafeAreaInsetSpec: Sendable {
    var edge = Edge.bottom
    var spacing = 0.0
    var alignment = Alignment.center
    var content: [SceneValue] = []
    /// `true` if content that scrolls behind the views fades and blurs, as behind a bar.
    var hasEdgeEffect = false
    var edgeEffectMark: SourceMark?

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
            Field(
                "edgeEffect", Codec<Bool>.bool.withSource,
                """
                fades and blurs what scrolls behind the views, as SwiftUI's `safeAreaBar` does in release 26
                """
            ) {
                $0.hasEdgeEffect = $1.value
                $0.edgeEffectMark = $1.source.mark
            },
        ])
}

extension Noun {
    package static let safeAreaInset: Noun = "a safe-area inset"
}

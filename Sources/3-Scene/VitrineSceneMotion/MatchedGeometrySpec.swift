import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// What a node shares of its frame: SwiftUI's `matchedGeometryEffect(id:in:properties:anchor:isSource:)`.
package struct MatchedGeometrySpec: Sendable {
    package var id = MatchedID.none
    package var namespace = ""
    package var properties = MatchedGeometry.Properties.frame
    package var anchor = Point(0.5, 0.5)
    package var isSource = true

    package static let codec = Codec<MatchedGeometrySpec>.record(
        .matchedGeometry, from: MatchedGeometrySpec(),
        [
            Field("id", id, required: true, "the id that nodes share which are one") { $0.id = $1 },
            Field("in", .word("a namespace"), "the namespace of the id. Default: that of the scene") {
                $0.namespace = $1
            },
            Field("properties", .cases("properties"), "frame, position or size. Default: frame") {
                $0.properties = $1
            },
            Field("anchor", .anchor, "the point that is in one place. Default: `center`") {
                $0.anchor = $1
            },
            Field("source", .bool, "whether others take its frame. Default: true") { $0.isSource = $1 },
        ])

    /// An id, which changes by the animation of the states that it depends on. Without one, nothing matches.
    private static let id = Codec<String>.word("an id").map(MatchedID.init).resting(at: .none)
}

extension Noun {
    static let matchedGeometry = Noun("a matched geometry", example: "`{ id: cover }`")
}

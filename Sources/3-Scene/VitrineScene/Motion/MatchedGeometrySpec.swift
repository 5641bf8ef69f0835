import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineSource

/// What a node shares of its frame: SwiftUI's `matchedGeometryEffect(id:in:properties:anchor:isSource:)`.
struct MatchedGeometrySpec: Sendable {
    var id = ""
    var namespace = ""
    var properties = MatchedGeometry.Properties.frame
    var anchor = Point(0.5, 0.5)
    var isSource = true

    static let codec = Codec<MatchedGeometrySpec>.record(
        .matchedGeometry, from: MatchedGeometrySpec(),
        [
            Field("id", .word("an id"), required: true, "the id that nodes share which are one") {
                $0.id = $1
            },
            Field("in", .word("a namespace"), "the namespace of the id. Default: that of the scene") {
                $0.namespace = $1
            },
            Field("properties", .cases("properties"), "frame, position or size. Default: frame") {
                $0.properties = $1
            },
            Field("anchor", .unitPoint, "the point that is in one place. Default: `center`") {
                $0.anchor = $1
            },
            Field("source", .bool, "whether others take its frame. Default: true") { $0.isSource = $1 },
        ])
}

extension Noun {
    static let matchedGeometry = Noun("a matched geometry", example: "`{ id: cover }`")
}

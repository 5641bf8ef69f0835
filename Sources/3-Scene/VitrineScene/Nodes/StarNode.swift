import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineSource

package enum StarNode: ShapeNodeKind, Sendable {
    package struct Properties: Sendable {
        var points: Int
        var innerRadius = Path.straightStarInnerRadius
        var rotation = 0.0
        var cornerRadius = 0.0
    }

    package static let name = "star"
    package static let summary = "A star of some points, the first at the top."
    package static let payload = Codec<Properties>.either(
        Codec<Int>.integer(2...360).map { Properties(points: $0) }, when: \.isNumber,
        or: .record(
            .star, from: Properties(points: 5),
            [
                Field("points", .integer(2...360), "the number of points. Default: 5") { $0.points = $1 },
                Field(
                    "innerRadius", .fraction, "the inner corners' distance as a fraction. Default: 0.382"
                ) {
                    $0.innerRadius = $1
                },
                Field("rotation", .degrees, "degrees clockwise") { $0.rotation = $1 },
                Field("cornerRadius", .size, "the radius of all corners. Default: 0") {
                    $0.cornerRadius = $1
                },
            ]))

    package static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        shape(
            .star(
                points: payload.points, innerRadius: payload.innerRadius, rotation: payload.rotation,
                cornerRadius: payload.cornerRadius), &modifiers, context)
    }
}

extension Noun {
    package static let star: Noun = "a star"
}

import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineSource

package enum PolygonNode: ShapeNodeKind, Sendable {
    package struct Properties: Sendable {
        var sides: Int?
        var points: [Point]?
        /// `true` if the scene gives sides or points, valid or not.
        var isGiven = false
        var rotation = 0.0
        var cornerRadius = 0.0
    }

    package static let name = "polygon"
    package static let summary =
        "A polygon: of some equal sides, its first corner at the top, or of given points."
    package static let payload = Codec<Properties>.either(
        Codec<Int>.integer(3...360).map { Properties(sides: $0) }, when: \.isNumber,
        or: Codec(parts.schema, expected: parts.expected) { value, reader in
            var properties = parts.read(value, reader)
            properties?.isGiven = value.entry("sides") != nil || value.entry("points") != nil
            return properties
        })

    private static let parts = Codec<Properties>.record(
        .polygon, from: Properties(),
        [
            Field("sides", .integer(3...360), "the number of equal sides") { $0.sides = $1 },
            Field(
                "points", .list(of: Codec<Point>.pair, count: 3...1000, example: "[[0, 0], [1, 0], [1, 1]]"),
                "corners in fractions of the frame"
            ) {
                $0.points = $1
            },
            Field("rotation", .degrees, "degrees clockwise") { $0.rotation = $1 },
            Field("cornerRadius", .size, "the radius of the corners. Default: 0") {
                $0.cornerRadius = $1
            },
        ])

    package static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        switch (payload.sides, payload.points) {
        case (let sides?, nil):
            return shape(
                .regularPolygon(
                    sides: sides, rotation: payload.rotation, cornerRadius: payload.cornerRadius), &modifiers,
                context)
        case (nil, let points?):
            return shape(.polygon(points, cornerRadius: payload.cornerRadius), &modifiers, context)
        // Unreadable points have already been reported.
        case (nil, nil) where !payload.isGiven:
            context.reader.report(.missingKey("sides", on: .polygon), at: context.source.mark)
        case (nil, nil): break
        default:
            context.reader.report(
                .notAllowed(
                    noun: "sides", on: "a polygon with `points`", instead: "give either `sides` or `points`"),
                at: context.source.mark)
        }
        return shape(.rectangle, &modifiers, context)
    }
}

extension Noun {
    package static let polygon: Noun = "a polygon"
}

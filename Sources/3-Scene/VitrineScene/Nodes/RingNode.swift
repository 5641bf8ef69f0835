import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

package enum RingNode: ShapeNodeKind, Sendable {
    package struct Properties: Sendable {
        var width: Double
        var start = 0.0
        var end = 360.0
        var cap = StrokeStyle.Cap.butt
    }

    package static let name = "ring"
    package static let summary = "A circular band of some width just inside its frame, or part of one."
    package static let payload = Codec<Properties>.either(
        Codec<Double>.size.map { Properties(width: $0) }, when: \.isNumber,
        or: .record(
            .ring, from: Properties(width: 0),
            [
                Field("width", .size, required: true, "points across the band") { $0.width = $1 },
                Field("startAngle", .degrees, "degrees clockwise from 3 o'clock. Default: 0") {
                    $0.start = $1
                },
                Field("endAngle", .degrees, "degrees clockwise from 3 o'clock. Default: 360") {
                    $0.end = $1
                },
                Field("cap", .cases("a line cap"), "the shape of the ends of a part") { $0.cap = $1 },
            ]))

    package static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        var ring = payload
        // A trimmed ring is a shorter ring with ends of its own, not a stroke around part of a band.
        if let trim = modifiers.trim {
            let sweep = payload.end - payload.start
            (ring.start, ring.end) = (payload.start + sweep * trim.from, payload.start + sweep * trim.to)
            modifiers.trim = nil
        }
        return shape(
            .ring(width: ring.width, startAngle: ring.start, endAngle: ring.end, ring.cap), &modifiers,
            context)
    }
}

extension Noun {
    package static let ring: Noun = "a ring"
}

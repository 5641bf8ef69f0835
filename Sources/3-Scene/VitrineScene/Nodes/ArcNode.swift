import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineSource

package enum ArcNode: ShapeNodeKind, Sendable {
    package struct Properties: Sendable {
        var start = 0.0
        var end = 360.0
        var closing = ArcClosing.open
    }

    package static let name = "arc"
    package static let summary = "Part of the circle of its frame, clockwise from one angle to another."
    package static let payload = Codec<Properties>.record(
        .arc, from: Properties(),
        [
            Field("startAngle", .degrees, required: true, "degrees clockwise from 3 o'clock") {
                $0.start = $1
            },
            Field("endAngle", .degrees, required: true, "degrees clockwise from 3 o'clock") { $0.end = $1 },
            Field("closed", .cases("a way to close an arc"), "open, chord or pie. Default: open") {
                $0.closing = $1
            },
        ])

    package static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        shape(
            .arc(startAngle: payload.start, endAngle: payload.end, payload.closing), &modifiers, context)
    }
}

extension Noun {
    package static let arc: Noun = "an arc"
}

import VitrineColor
import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineSceneMotion
import VitrineSource
import VitrineStyle

/// A burst of confetti at one moment of its flight.
package enum ConfettiNode: NodeKind, Sendable {
    package struct Properties: Sendable {
        var confetti = Confetti()
        var time: Double?
        var origin = PointSpec(Point(0.5, 0.5))
        var colors: [Color] = []
    }

    package static let name = "confetti"
    package static let summary = "A burst of confetti at one moment of its flight."
    package static let isVibrant = false

    package static let payload = Codec<Properties>.record(
        .confetti, from: Properties(),
        [
            Field("seed", .number(-1e9...1e9), "the random seed. Default: 1") {
                $0.confetti.seed = $1
            },
            Field("count", .integer(1...Confetti.countLimit), "the number of pieces. Default: 60") {
                $0.confetti.count = $1
            },
            Field(
                "colors", .list(of: Codec<Color>.color, count: 1...100, example: "[red, blue]"),
                "the colours of the pieces. Default: red, orange, yellow, green, blue and purple"
            ) { $0.colors = $1 },
            Field(
                "shapes",
                .list(
                    of: Codec<Confetti.Shape>.cases("a shape of confetti"), count: 1...100,
                    example: "[star, circle]"),
                "rectangle, circle, triangle or star; repeat one for more of it. Default: the first three"
            ) { $0.confetti.shapes = $1 },
            Field("size", sizes, "points, or `[least, most]`. Default: [6, 12]") {
                ($0.confetti.minSize, $0.confetti.maxSize) = ($1[0], $1[1])
            },
            Field("origin", .position, "the position at which the pieces start. Default: `center`") {
                $0.origin = $1
            },
            Field("direction", .degrees, "degrees clockwise from 3 o'clock. Default: -90, up") {
                $0.confetti.direction = $1
            },
            Field("spread", .number(0...360), "the angle the directions span, in degrees. Default: 70") {
                $0.confetti.spread = $1
            },
            Field("speed", .number(0...20_000), "the top initial speed, in points per second. Default: 700") {
                $0.confetti.speed = $1
            },
            Field("gravity", .number(-20_000...20_000), "points per second squared. Default: 500") {
                $0.confetti.gravity = $1
            },
            Field("drag", .number(0...100), "the rate of deceleration in air, per second. Default: 1.4") {
                $0.confetti.drag = $1
            },
            Field("duration", .number(0.01...600), "the lifetime of a piece in seconds. Default: 3") {
                $0.confetti.duration = $1
            },
            Field("stagger", .number(0...600), "seconds until the last piece starts. Default: 0.2") {
                $0.confetti.stagger = $1
            },
            Field("time", .time, "seconds since the start. Default: the scene's time") {
                $0.time = $1
            },
            Field("trigger", .sinceTrigger, "the state whose changes throw it, instead of `time`") {
                $0.time = $1
            },
        ])

    private static let sizes = Codec<[Double]>.either(
        .list(of: piece, count: 2...2), when: \.isSequence, or: piece.map { [$0, $0] })
    private static let piece = Codec<Double>.number(0.1...1000, expected: .length)

    package static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let reader = context.reader
        let standard = ["red", "orange", "yellow", "green", "blue", "purple"].compactMap(
            reader.environment.systemColor)
        // For those who want less motion, decoration does not begin.
        let isReduced = reader.environment.motion == .reduced
        return ConfettiElement(
            source: context.source, confetti: payload.confetti,
            time: isReduced ? -1 : payload.time ?? reader.runningTime(),
            origin: payload.origin, colors: payload.colors.isEmpty ? standard : payload.colors)
    }
}

extension Noun {
    package static let confetti: Noun = "confetti"
}

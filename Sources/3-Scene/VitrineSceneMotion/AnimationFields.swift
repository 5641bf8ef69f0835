import VitrineJSON
import VitrineMotion
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// The keys of an animation.
struct AnimationFields: Sendable {
    /// The animations that its keys name, of which there must be one.
    var bases: [(name: String, animation: Animation)] = []
    /// The curve of a design token, which has its duration beside it.
    var timingFunction: TimingCurve?
    var duration: Double?
    var delay: Double?
    var speed: Double?
    var repetitions: Repetitions?
    var states: Set<Int>?

    /// How often it is played.
    struct Repetitions: Sendable {
        /// The number of plays; `nil` for no end.
        var count: Int?
        var autoreverses = true
    }

    /// Returns the animation at its speed, repeated, and then delayed, once.
    func applied(to base: Animation) -> Animation {
        var animation = base
        if let timingFunction, let duration { animation = .curve(timingFunction, duration: duration) }
        if let speed { animation = animation.speed(speed) }
        if let repetitions {
            animation =
                repetitions.count.map {
                    animation.repeatCount($0, autoreverses: repetitions.autoreverses)
                } ?? animation.repeatForever(autoreverses: repetitions.autoreverses)
        }
        // Without a delay, a spring replaces what is in progress.
        if let delay, delay > 0 { animation = animation.delay(delay) }
        return animation
    }

    /// The animations that a name alone stands for.
    static let words: [(String, AnimationSpec)] =
        [
            ("default", .default), ("spring", .spring()), ("interactiveSpring", .interactiveSpring()),
            ("interpolatingSpring", .interpolatingSpring()), ("smooth", .smooth()), ("snappy", .snappy()),
            ("bouncy", .bouncy()), ("linear", .linear()), ("easeIn", .easeIn()), ("easeOut", .easeOut()),
            ("easeInOut", Animation.easeInOut()),
        ].map { ($0.0, AnimationSpec(animation: $0.1)) } + [("none", AnimationSpec(animation: nil))]

    /// The keys that name an animation.
    static let baseNames = bases.map(\.name)

    static let fields: [Field<AnimationFields>] =
        bases + [
            Field("duration", seconds, "the seconds of a `timingFunction`. Default: 0.35") {
                $0.duration = $1
            },
            Field("delay", .time, "the seconds before it starts, once") { $0.delay = $1 },
            Field("speed", .number(0.01...100), "the factor by which it is faster") { $0.speed = $1 },
            Field("repeatCount", repeatCount, "how often it is played, or `{ count, autoreverses }`") {
                $0.repetitions = $1
            },
            Field("repeatForever", repeatForever, "true, or `{ autoreverses }`: it is played without end") {
                if let repetitions = $1 { $0.repetitions = repetitions }
            },
        ]

    private static let bases: [Field<AnimationFields>] = [
        base("default", none(.default), "a spring of 0.55 s without bounce, nothing after the colon"),
        base("spring", spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0), "a spring"),
        base(
            "interactiveSpring", spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25),
            "a spring for what follows a finger"),
        base(
            "interpolatingSpring", interpolatingSpring, "a spring that is added to what is in progress"),
        base("smooth", preset { .smooth(duration: $0, extraBounce: $1) }, "a spring without bounce"),
        base("snappy", preset { .snappy(duration: $0, extraBounce: $1) }, "a spring with a small bounce"),
        base("bouncy", preset { .bouncy(duration: $0, extraBounce: $1) }, "a spring with a larger bounce"),
        base("linear", curve { .linear(duration: $0) }, "a constant speed"),
        base("easeIn", curve { .easeIn(duration: $0) }, "slow at first"),
        base("easeOut", curve { .easeOut(duration: $0) }, "slow at the end"),
        base("easeInOut", curve { .easeInOut(duration: $0) }, "slow at both ends"),
        base("timingCurve", timingCurve, "a cubic Bézier curve: four numbers, or with a duration"),
        Field(
            "timingFunction", points,
            "four numbers of a cubic Bézier curve, beside `duration`, as design tokens have it"
        ) {
            $0.timingFunction = $1
            $0.bases.append(("timingFunction", .curve($1)))
        },
    ]

    private static func base(
        _ name: String, _ codec: Codec<Animation>, _ summary: String
    ) -> Field<AnimationFields> {
        Field(name, codec, summary) { $0.bases.append((name, $1)) }
    }

    /// The states that an animation is for: a name or a list of them.
    static let states: Codec<Set<Int>> = {
        let name = Codec<Int>(.pattern(#"\S"#), expected: "the name of a state") { value, reader in
            Codec<String>.word("the name of a state").read(value, reader).flatMap {
                reader.state(named: $0, at: value.mark)
            }
        }
        return Codec<[Int]>.oneOrMore(of: name).map { Set($0) }
    }()
}

// MARK: - Values

extension AnimationFields {
    fileprivate static let seconds = Codec<Double>.number(0...3600, expected: .seconds)
    private static let response = Codec<Double>.number(0.001...3600, expected: .seconds)
    private static let bounce = Codec<Double>.number(-0.999...1, expected: "a bounce from -1 to 1")

    /// An animation without parameters.
    fileprivate static func none(_ animation: Animation) -> Codec<Animation> {
        Codec<EmptyPayload>.empty.map { _ in animation }
    }

    /// Returns a codec for parameters, all of which have defaults, so that there may be none.
    private static func parameters<Record: Sendable>(
        _ noun: Noun, from record: Record, _ fields: [Field<Record>]
    ) -> Codec<Record> {
        let codec = Codec<Record>.record(noun, from: record, fields)
        return .either(Codec<EmptyPayload>.empty.map { _ in record }, when: \.isNull, or: codec)
    }

    /// Returns a codec for a duration alone, or for all parameters.
    private static func durationOr<Record: Sendable>(
        _ codec: Codec<Record>, _ record: @escaping @Sendable (Double) -> Record
    ) -> Codec<Record> {
        .either(seconds.map(record), when: \.isNumber, or: codec)
    }

    private struct SpringParts: Sendable {
        var response: Double?
        var dampingFraction: Double?
        var duration: Double?
        var bounce: Double?
        var blendDuration: Double?
        var mass: Double?
        var stiffness: Double?
        var damping: Double?
        var initialVelocity = 0.0
    }

    private static let durationFields: [Field<SpringParts>] = [
        Field("duration", response, "the perceptual duration in seconds. Default: 0.5") { $0.duration = $1 },
        Field("bounce", bounce, "-1 to 1: below 0 flatter, above 0 with bounce. Default: 0") {
            $0.bounce = $1
        },
    ]

    /// A spring of the first kind, by its response or by its duration.
    fileprivate static func spring(
        response standard: Double, dampingFraction: Double, blendDuration: Double
    ) -> Codec<Animation> {
        let parts = parameters(
            .spring, from: SpringParts(),
            [
                Field("response", response, "the undamped period in seconds") { $0.response = $1 },
                Field("dampingFraction", .number(0...1000), "1 without bounce, 0 without end") {
                    $0.dampingFraction = $1
                },
            ] + durationFields + [
                Field("blendDuration", seconds, "the seconds over which the response changes") {
                    $0.blendDuration = $1
                }
            ])
        return Codec(parts.schema, expected: parts.expected) { value, reader in
            guard let read = parts.read(value, reader) else { return nil }
            let blend = read.blendDuration ?? blendDuration
            let isByDuration = read.duration != nil || read.bounce != nil
            if isByDuration, let other = ["response", "dampingFraction"].first(where: value.keys.contains) {
                reader.report(
                    .notAllowed(
                        noun: other, on: "a spring with a `duration` or a `bounce`",
                        instead: "give either `response` and `dampingFraction`, or `duration` and `bounce`"),
                    at: value.entry(other)?.keyMark ?? value.mark)
                return nil
            }
            return isByDuration
                ? .spring(duration: read.duration ?? 0.5, bounce: read.bounce ?? 0, blendDuration: blend)
                : .spring(
                    response: read.response ?? standard,
                    dampingFraction: read.dampingFraction ?? dampingFraction, blendDuration: blend)
        }
    }

    /// A spring of the second kind, by its physical parameters or by its duration.
    fileprivate static let interpolatingSpring: Codec<Animation> = {
        let positive = Codec<Double>.number(0.000_001...1_000_000)
        let parts = parameters(
            .spring, from: SpringParts(),
            [
                Field("mass", positive, "the mass. Default: 1") { $0.mass = $1 },
                Field("stiffness", positive, "the stiffness") { $0.stiffness = $1 },
                Field("damping", .number(0...1_000_000), "the damping") { $0.damping = $1 },
                Field(
                    "initialVelocity", .number(-100_000...100_000), "ways per second at the start. Default: 0"
                ) {
                    $0.initialVelocity = $1
                },
            ] + durationFields)
        return Codec(parts.schema, expected: parts.expected) { value, reader in
            guard let read = parts.read(value, reader) else { return nil }
            guard read.mass != nil || read.stiffness != nil || read.damping != nil else {
                return .interpolatingSpring(
                    duration: read.duration ?? 0.5, bounce: read.bounce ?? 0,
                    initialVelocity: read.initialVelocity)
            }
            if let other = ["duration", "bounce"].first(where: value.keys.contains) {
                reader.report(
                    .notAllowed(
                        noun: other, on: "a spring with a `stiffness`",
                        instead: "give either `stiffness` and `damping`, or `duration` and `bounce`"),
                    at: value.entry(other)?.keyMark ?? value.mark)
                return nil
            }
            guard let stiffness = read.stiffness, let damping = read.damping else {
                reader.reportMissing(
                    read.stiffness == nil ? "stiffness" : "damping", on: .spring, at: value.mark)
                return nil
            }
            return .interpolatingSpring(
                mass: read.mass ?? 1, stiffness: stiffness, damping: damping,
                initialVelocity: read.initialVelocity)
        }
    }()

    private struct PresetParts: Sendable {
        var duration = 0.5
        var extraBounce = 0.0
    }

    /// One of the springs that have names.
    fileprivate static func preset(
        _ animation: @escaping @Sendable (Double, Double) -> Animation
    ) -> Codec<Animation> {
        let parts = parameters(
            .spring, from: PresetParts(),
            [
                Field("duration", response, "the perceptual duration in seconds. Default: 0.5") {
                    $0.duration = $1
                },
                Field("extraBounce", bounce, "what is added to its bounce. Default: 0") {
                    $0.extraBounce = $1
                },
            ])
        return durationOr(parts) { PresetParts(duration: $0) }.map { animation($0.duration, $0.extraBounce) }
    }

    /// A curve with a name.
    fileprivate static func curve(
        _ animation: @escaping @Sendable (Double) -> Animation
    ) -> Codec<Animation> {
        let parts = parameters(
            .curve, from: Animation.curveDuration,
            [Field("duration", seconds, "seconds. Default: 0.35") { $0 = $1 }])
        return durationOr(parts) { $0 }.map(animation)
    }

    /// The control points of a curve from (0, 0) to (1, 1).
    static let points = Codec<TimingCurve>(
        coordinates.schema, expected: coordinates.expected
    ) { value, reader in
        guard let found = coordinates.read(value, reader) else { return nil }
        if case .sequence(let values) = value.content {
            for index in [0, 2] where !(0...1).contains(found[index]) {
                reader.report(
                    .outOfRange(PrintedText.number(found[index]), allowed: "0 to 1, as it is a time"),
                    at: values[index].mark)
                return nil
            }
        }
        return TimingCurve(found[0], found[1], found[2], found[3])
    }

    private static let coordinates = Codec<[Double]>.list(
        of: .number(-100...100), count: 4...4, expected: "four numbers of a curve",
        example: "[0.2, 0, 0, 1]")

    private struct CurveParts: Sendable {
        var curve = TimingCurve.linear
        var duration = Animation.curveDuration
    }

    /// A curve by its control points.
    fileprivate static let timingCurve = Codec<CurveParts>.either(
        points.map { CurveParts(curve: $0) }, when: \.isSequence,
        or: .record(
            .curve, from: CurveParts(),
            [
                Field("controlPoints", points, required: true, "x and y of both points: `[0.2, 0, 0, 1]`") {
                    $0.curve = $1
                },
                Field("duration", seconds, "seconds. Default: 0.35") { $0.duration = $1 },
            ])
    ).map { Animation.curve($0.curve, duration: $0.duration) }

    private static let autoreverses = Field<Repetitions>(
        "autoreverses", .bool, "whether every other play goes back. Default: true"
    ) {
        $0.autoreverses = $1
    }

    fileprivate static let repeatCount = Codec<Repetitions>.either(
        Codec<Int>.integer(1...10_000).map { Repetitions(count: $0) }, when: \.isNumber,
        or: .record(
            "repetitions", from: Repetitions(count: 1),
            [
                Field("count", .integer(1...10_000), required: true, "the number of plays") { $0.count = $1 },
                autoreverses,
            ]))

    fileprivate static let repeatForever = Codec<Repetitions?>.either(
        Codec<Bool>.bool.map { $0 ? Repetitions() : nil }, when: { !$0.isMapping },
        or: Codec<Repetitions>.record("repetitions", from: Repetitions(), [autoreverses]).map { $0 })
}

extension Noun {
    static let seconds = Noun("a time in seconds", .number)
    static let spring: Noun = "a spring"
    static let curve: Noun = "a curve"
}

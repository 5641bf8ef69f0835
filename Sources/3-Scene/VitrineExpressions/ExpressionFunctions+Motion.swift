import VitrineMotion
import VitrineStyle

extension ExpressionFunctions {
    private static let positive = Double.leastNonzeroMagnitude...Double.greatestFiniteMagnitude
    private static let notNegative = 0.0...Double.greatestFiniteMagnitude

    static let motion: [ExpressionFunction] =
        curves + springs + [
            ExpressionFunction("repeat(t, period)", 2...2, "0 up to the period, repeating") {
                arguments throws(ExpressionError) in
                .number(
                    MotionMath.floored(
                        try arguments.number(0), try arguments.number(1, in: positive, "above 0")))
            },
            ExpressionFunction("pingPong(t, period)", 2...2, "0 up to the period and back, repeating") {
                arguments throws(ExpressionError) in
                let period = try arguments.number(1, in: positive, "above 0")
                return .number(period - abs(MotionMath.floored(try arguments.number(0), 2 * period) - period))
            },
            ExpressionFunction(
                "random(seed, n)", 2...2, "the n-th random number of a seed, from 0 to less than 1"
            ) { arguments throws(ExpressionError) in
                .number(MotionMath.random(seed: try arguments.number(0), try arguments.number(1)))
            },
        ]

    private static let curves: [ExpressionFunction] = [
        curve("linear", "t, clamped to 0...1", .linear),
        curve("ease", "CSS' ease", .ease),
        curve("easeIn", "slow at first", .easeIn),
        curve("easeOut", "slow at the end", .easeOut),
        curve("easeInOut", "slow at both ends", .easeInOut),
        ExpressionFunction("bezier(x1, y1, x2, y2, t)", 5...5, "a custom curve, like CSS' cubic-bezier()") {
            arguments throws(ExpressionError) in
            let curve = TimingCurve(
                try arguments.number(0, in: 0...1, "0 to 1"), try arguments.number(1),
                try arguments.number(2, in: 0...1, "0 to 1"), try arguments.number(3))
            return .number(curve.value(at: try arguments.number(4)))
        },
    ]

    private static let springs: [ExpressionFunction] = [
        ExpressionFunction(
            "spring(t, [response], [dampingFraction])", 1...3,
            "SwiftUI's spring from 0 to 1 after t seconds. Default: 0.5 and 0.825"
        ) { arguments throws(ExpressionError) in
            let spring = Spring(
                response: try arguments.number(1, in: positive, "above 0", or: 0.5),
                dampingFraction: try arguments.number(2, in: notNegative, "0 or more", or: 0.825))
            return .number(spring.value(at: try arguments.number(0)))
        },
        ExpressionFunction(
            "springDuration(t, [duration], [bounce])", 1...3,
            "the same, in the duration form, with a bounce of -1 to 1. Default: 0.5 and 0"
        ) { arguments throws(ExpressionError) in
            let spring = Spring(
                duration: try arguments.number(1, in: positive, "above 0", or: 0.5),
                bounce: try arguments.number(2, in: (-1.0).nextUp...1, "above -1, to 1"))
            return .number(spring.value(at: try arguments.number(0)))
        },
        ExpressionFunction(
            "interpolatingSpring(t, mass, stiffness, damping, [velocity])", 4...5,
            "a spring given by mass, stiffness, damping and initial velocity"
        ) { arguments throws(ExpressionError) in
            let spring = Spring(
                mass: try arguments.number(1, in: positive, "above 0"),
                stiffness: try arguments.number(2, in: positive, "above 0"),
                damping: try arguments.number(3, in: notNegative, "0 or more"))
            return .number(
                spring.value(at: try arguments.number(0), initialVelocity: try arguments.number(4)))
        },
    ]

    private static func curve(_ name: String, _ summary: String, _ curve: TimingCurve) -> ExpressionFunction {
        .numeric("\(name)(t)", 1, summary) { curve.value(at: $0[0]) }
    }
}

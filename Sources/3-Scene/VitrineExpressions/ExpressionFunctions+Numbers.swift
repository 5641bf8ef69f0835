import VitrineGeometry
import VitrineSource
import VitrineStyle

extension ExpressionFunctions {
    private static let several = 1...Expression.argumentLimit

    static let numbers: [ExpressionFunction] = [
        ExpressionFunction("min(a, b, ...)", several, "the least") { arguments throws(ExpressionError) in
            .number(try arguments.numbers().min() ?? 0)
        },
        ExpressionFunction("max(a, b, ...)", several, "the greatest") { arguments throws(ExpressionError) in
            .number(try arguments.numbers().max() ?? 0)
        },
        .numeric("abs(x)", 1, "without its sign") { abs($0[0]) },
        .numeric("sign(x)", 1, "-1, 0 or 1") { $0[0] > 0 ? 1 : $0[0] < 0 ? -1 : 0 },
        .numeric("floor(x)", 1, "the next whole number below") { $0[0].rounded(.down) },
        .numeric("ceil(x)", 1, "the next whole number above") { $0[0].rounded(.up) },
        .numeric("round(x)", 1, "the nearest whole number, halves away from zero") { $0[0].rounded() },
        .numeric("fract(x)", 1, "x minus the next whole number below") {
            $0[0] - $0[0].rounded(.down)
        },
        .numeric("clamp(x, low, high)", 3, "x held within bounds") { min(max($0[0], $0[1]), $0[2]) },
        .numeric("lerp(a, b, t)", 3, "from a (t 0) to b (t 1), and beyond") {
            $0[0].interpolated(to: $0[1], at: $0[2])
        },
        .numeric("step(edge, x)", 2, "0 below the edge, 1 from there on") { $0[1] < $0[0] ? 0 : 1 },
        ExpressionFunction("smoothstep(low, high, x)", 3...3, "0 to 1 between two edges, level at both") {
            arguments throws(ExpressionError) in
            let (low, high) = (try arguments.number(0), try arguments.number(1))
            if low == high { throw ExpressionError(.divisionByZero, at: arguments.offsets[1]) }
            let t = min(max((try arguments.number(2) - low) / (high - low), 0), 1)
            return .number(t * t * (3 - 2 * t))
        },
        ExpressionFunction("mod(x, y)", 2...2, "the remainder with the sign of y; that of `%` has x's") {
            arguments throws(ExpressionError) in
            .number(MotionMath.floored(try arguments.number(0), try arguments.divisor(1)))
        },
        .numeric("sqrt(x)", 1, "the square root") { $0[0].squareRoot() },
        .numeric("pow(x, y)", 2, "x to the power of y") { power($0[0], $0[1]) },
        .numeric("exp(x)", 1, "e to the power of x") { ExactMath.exp($0[0]) },
        .numeric("log(x)", 1, "the natural logarithm") { ExactMath.log($0[0]) },
        .numeric("sin(x)", 1, "the sine of an angle in radians") { ExactMath.sinCos(radians: $0[0]).sine },
        .numeric("cos(x)", 1, "the cosine of an angle in radians") {
            ExactMath.sinCos(radians: $0[0]).cosine
        },
        .numeric("atan2(y, x)", 2, "the direction of a point, in radians") { ExactMath.atan2($0[0], $0[1]) },
    ]

    /// Returns the power. Integer powers are computed by multiplication, so that `pow(3, 2)` is exactly 9 and
    /// negative bases are supported.
    private static func power(_ base: Double, _ exponent: Double) -> Double {
        guard exponent == exponent.rounded(), abs(exponent) <= 1024 else {
            return base < 0 ? .nan : ExactMath.pow(base, exponent)
        }
        var (result, square, rest) = (1.0, base, Int(abs(exponent)))
        while rest > 0 {
            if rest % 2 == 1 { result *= square }
            square *= square
            rest /= 2
        }
        return exponent < 0 ? 1 / result : result
    }
}

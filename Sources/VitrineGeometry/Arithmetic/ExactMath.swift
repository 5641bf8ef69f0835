/// Elementary functions made only of additions, subtractions, multiplications, divisions and square roots.
///
/// IEEE 754 rounds those five in the same way on every machine, whereas a C library's `sin` or `pow` may
/// differ in the last bit. Nothing that affects a pixel may call those of the C library.
public enum ExactMath {
    @inlinable public static var pi: Double { 3.14159265358979323846 }

    /// Returns the sine and cosine of an angle in degrees; exact at multiples of 90.
    public static func sinCos(degrees: Double) -> (sine: Double, cosine: Double) {
        let turned = degrees.truncatingRemainder(dividingBy: 360)
        let quarter = (turned / 90).rounded(.toNearestOrEven)
        let x = (turned - quarter * 90) * (pi / 180)
        let s = sineSeries(x)
        let c = cosineSeries(x)
        switch ((Int(quarter) % 4) + 4) % 4 {
        case 0: return (s, c)
        case 1: return (c, -s)
        case 2: return (-s, -c)
        default: return (-c, s)
        }
    }

    /// Returns the Taylor series about zero for |x| <= pi/4; the first omitted term is below 1e-17.
    private static func sineSeries(_ x: Double) -> Double {
        let z = x * x
        var sum = 0.0
        for k in stride(from: 17, through: 3, by: -2) {
            sum = (1 + sum) * (-z / Double(k * (k - 1)))
        }
        return x * (1 + sum)
    }

    private static func cosineSeries(_ x: Double) -> Double {
        let z = x * x
        var sum = 0.0
        for k in stride(from: 18, through: 2, by: -2) {
            sum = (1 + sum) * (-z / Double(k * (k - 1)))
        }
        return 1 + sum
    }
}

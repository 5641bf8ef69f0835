import Foundation

/// The damped oscillator `x'' + 2 z w x' + w^2 x = 0` by the functions of the C library, and by small steps.
struct SpringOracle {
    var frequency: Double
    var fraction: Double

    init(response: Double, fraction: Double) {
        frequency = 2 * Double.pi / response
        self.fraction = fraction
    }

    init(frequency: Double, fraction: Double) {
        self.frequency = frequency
        self.fraction = fraction
    }

    /// Returns position and velocity after a time, in closed form: `e^(-d t) (x cos q t + (v + d x) sin q t /
    /// q)`, with hyperbolic functions beyond critical damping, and their limit at it.
    func solution(_ x: Double, _ v: Double, after t: Double) -> (x: Double, v: Double) {
        let (w, z) = (frequency, fraction)
        let d = z * w
        let q = w * sqrt(abs((1 - z) * (1 + z)))
        let (even, odd): (Double, Double)
        if q * t < 1e-4 {
            // Both series to the term of q^4, which is the same on both sides but for the sign of q^2.
            let s = (z < 1 ? -1 : 1) * q * q * t * t
            let e = exp(-d * t)
            (even, odd) = (e * (1 + s / 2 + s * s / 24), e * t * (1 + s / 6 + s * s / 120))
        } else if z < 1 {
            (even, odd) = (exp(-d * t) * cos(q * t), exp(-d * t) * sin(q * t) / q)
        } else if q * t < 20 {
            (even, odd) = (exp(-d * t) * cosh(q * t), exp(-d * t) * sinh(q * t) / q)
        } else {
            // q - d, without cancellation.
            let slow = exp(-w / (z + sqrt(z * z - 1)) * t)
            let fast = exp(-(q + d) * t)
            (even, odd) = ((slow + fast) / 2, (slow - fast) / 2 / q)
        }
        let pull = v + d * x
        // The derivative of the sum, by those of its parts: even' = -d even + q^2 odd, odd' = -d odd + even.
        let sign = z < 1 ? -1.0 : 1
        return (
            x * even + pull * odd, x * (sign * q * q * odd - d * even) + pull * (even - d * odd)
        )
    }

    /// Returns position and velocity after a time by the method of Runge and Kutta, of a spring whose
    /// frequency may depend on time.
    static func steps(
        _ x: Double, _ v: Double, after t: Double, count: Int, fraction z: Double,
        frequency: (Double) -> Double
    ) -> (x: Double, v: Double) {
        var (x, v) = (x, v)
        let h = t / Double(count)
        func force(_ x: Double, _ v: Double, _ w: Double) -> Double { -w * w * x - 2 * z * w * v }
        for step in 0..<count {
            let start = Double(step) * h
            let (w0, w1, w2) = (frequency(start), frequency(start + h / 2), frequency(start + h))
            let (k1, l1) = (v, force(x, v, w0))
            let (k2, l2) = (v + h / 2 * l1, force(x + h / 2 * k1, v + h / 2 * l1, w1))
            let (k3, l3) = (v + h / 2 * l2, force(x + h / 2 * k2, v + h / 2 * l2, w1))
            let (k4, l4) = (v + h * l3, force(x + h * k3, v + h * l3, w2))
            x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
            v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
        }
        return (x, v)
    }
}

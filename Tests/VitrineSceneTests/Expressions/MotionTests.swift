import Foundation
import Testing

@testable import VitrineStyle

@Suite struct MotionTests {
    /// Returns the closed-form solution, using the C library's functions.
    private static func solution(_ w: Double, _ z: Double, _ t: Double, _ v: Double) -> Double {
        if z == 1 { return 1 + exp(-w * t) * ((v - w) * t - 1) }
        if z < 1 {
            let d = w * sqrt(1 - z * z)
            return 1 + exp(-z * w * t) * ((v - z * w) / d * sin(d * t) - cos(d * t))
        }
        let d = w * sqrt(z * z - 1)
        return 1 + exp(-z * w * t) * ((v - z * w) / d * sinh(d * t) - cosh(d * t))
    }

    @Test(arguments: [0, 0.2, 0.5, 0.825, 0.999, 1, 1.001, 1.3, 2, 4], [0.15, 0.5, 1.2])
    func springsFollowTheirEquation(fraction: Double, response: Double) {
        let spring = Spring(response: response, dampingFraction: fraction)
        for step in 1...200 {
            let t = Double(step) * 0.01
            for velocity in [0, 3, -8.0] {
                let wanted = Self.solution(2 * .pi / response, fraction, t, velocity)
                let value = spring.value(at: t, initialVelocity: velocity)
                #expect(abs(value - wanted) <= 1e-12, "\(t)")
            }
        }
    }

    /// Compared with small steps through the equation of motion itself (fourth-order Runge-Kutta).
    @Test(arguments: [(1.0, 170.0, 26.0), (1, 100, 10), (2, 300, 5), (0.5, 80, 40), (1, 100, 20)])
    func springsMoveAsSimulated(mass: Double, stiffness: Double, damping: Double) {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
        var (x, v) = (0.0, 2.0)
        func force(_ x: Double, _ v: Double) -> Double { (stiffness * (1 - x) - damping * v) / mass }
        let h = 1.0 / 8192
        for step in 1...8192 {
            let (k1, l1) = (v, force(x, v))
            let (k2, l2) = (v + h / 2 * l1, force(x + h / 2 * k1, v + h / 2 * l1))
            let (k3, l3) = (v + h / 2 * l2, force(x + h / 2 * k2, v + h / 2 * l2))
            let (k4, l4) = (v + h * l3, force(x + h * k3, v + h * l3))
            x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
            v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
            guard step % 512 == 0 else { continue }
            #expect(abs(spring.value(at: Double(step) * h, initialVelocity: 2) - x) <= 1e-9)
        }
    }

    /// The examples in Apple's documentation of `Spring`.
    @Test func springsByTheirNames() {
        let one = Spring(duration: 0.5, bounce: 0.3)
        #expect(abs(one.frequency * one.frequency - 157.9) < 0.05)
        #expect(abs(2 * one.dampingFraction * one.frequency - 17.6) < 0.05)
        let other = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(abs(2 * .pi / other.frequency - 0.63) < 0.005 && other.dampingFraction == 0.5)
        #expect(Spring(duration: 0.5, bounce: -0.2).dampingFraction == 1.25)
        #expect(Spring(duration: 0.4, bounce: 0.25) == Spring(response: 0.4, dampingFraction: 0.75))
    }

    /// Compared with bisection to the last bit, for CSS's keywords, SwiftUI's curves and difficult ones.
    @Test(arguments: [
        (0.25, 0.1, 0.25, 1.0), (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0, 0, 1, 1),
        (1, 0, 0, 1), (0, 1, 1, 0), (0.68, -0.55, 0.265, 1.55), (0, 0, 0, 0), (1, 1, 1, 1),
    ])
    func curves(x1: Double, y1: Double, x2: Double, y2: Double) {
        func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
            3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
        }
        let curve = TimingCurve(x1, y1, x2, y2)
        #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
        for step in 1..<200 {
            let t = Double(step) / 200
            var (low, high) = (0.0, 1.0)
            for _ in 0..<80 {
                let middle = (low + high) / 2
                if bezier(x1, x2, middle) < t { low = middle } else { high = middle }
            }
            // If x hardly changes, its parameter is known to fewer digits, and therefore y is as well.
            let slope = (bezier(x1, x2, high + 1e-6) - bezier(x1, x2, high - 1e-6)) / 2e-6
            let tolerance = slope < 1e-6 ? 1e-5 : 1e-13 / slope
            #expect(abs(curve.value(at: t) - bezier(y1, y2, high)) <= tolerance, "\(t)")
        }
    }

    /// Known values of CSS's `ease` and `ease-in-out`, as computed by browsers.
    @Test func knownValuesOfCurves() {
        #expect(abs(TimingCurve.ease.value(at: 0.5) - 0.802_403_387_7) < 1e-9)
        #expect(abs(TimingCurve.easeIn.value(at: 0.5) - 0.315_356_812_6) < 1e-9)
        #expect(abs(TimingCurve.easeOut.value(at: 0.5) - 0.684_643_187_4) < 1e-9)
    }

    @Test func randomNumbersAreEvenAndTheSameForever() {
        #expect(MotionMath.random(seed: 1, 0) == MotionMath.random(seed: 1, -0.0))
        #expect(MotionMath.random(seed: 1, 2) != MotionMath.random(seed: 2, 1))
        for seed in 0..<20 {
            var sums = [Int](repeating: 0, count: 10)
            for n in 0..<2000 {
                let value = MotionMath.random(seed: Double(seed), Double(n))
                #expect(value >= 0 && value < 1)
                sums[Int(value * 10)] += 1
            }
            // With nine degrees of freedom, the value exceeds 33.7 once in ten thousand times.
            let chi = sums.reduce(0.0) { $0 + Double(($1 - 200) * ($1 - 200)) / 200 }
            #expect(chi < 33.7, "seed \(seed)")
        }
    }

    @Test(arguments: [(5.5, 2.0, 1.5), (-0.5, 2, 1.5), (-4, 2, 0), (0.5, -2, -1.5), (7, 7, 0)])
    func remainders(x: Double, divisor: Double, rest: Double) {
        #expect(MotionMath.floored(x, divisor) == rest)
    }
}

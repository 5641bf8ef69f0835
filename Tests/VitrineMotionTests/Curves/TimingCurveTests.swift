import Foundation
import Testing
import VitrineTestSupport

@testable import VitrineMotion

@Suite struct TimingCurveTests {
    private static func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
        3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }

    /// Returns progress and slope by bisection to the last bit; y by x.
    private static func bisected(
        _ curve: (x1: Double, y1: Double, x2: Double, y2: Double), _ t: Double
    ) -> (y: Double, dx: Double, dy: Double) {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if bezier(curve.x1, curve.x2, middle) < t { low = middle } else { high = middle }
        }
        func slope(_ a: Double, _ b: Double) -> Double {
            3 * (1 - high) * (1 - high) * a + 6 * (1 - high) * high * (b - a) + 3 * high * high * (1 - b)
        }
        return (bezier(curve.y1, curve.y2, high), slope(curve.x1, curve.x2), slope(curve.y1, curve.y2))
    }

    /// Compared with bisection to the last bit, for CSS's keywords, SwiftUI's curves and difficult ones.
    @Test(arguments: [
        (0.25, 0.1, 0.25, 1.0), (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0, 0, 1, 1),
        (1, 0, 0, 1), (0, 1, 1, 0), (0.68, -0.55, 0.265, 1.55), (0, 0, 0, 0), (1, 1, 1, 1),
    ])
    func curvesFollowBisection(x1: Double, y1: Double, x2: Double, y2: Double) {
        let curve = TimingCurve(x1, y1, x2, y2)
        #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
        for step in 1..<200 {
            let t = Double(step) / 200
            let wanted = Self.bisected((x1, y1, x2, y2), t)
            // If x hardly changes, its parameter is known to fewer digits, and therefore y is as well.
            let tolerance = wanted.dx < 1e-6 ? 1e-5 : 1e-13 / wanted.dx
            #expect(abs(curve.value(at: t) - wanted.y) <= tolerance, "\(t)")
        }
    }

    /// A thousand curves for each seed, at five times each.
    @Test(arguments: 0..<10)
    func randomCurvesFollowBisection(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var (worst, worstSlope) = (0.0, 0.0)
        for _ in 0..<1000 {
            let points = (
                x1: Double.random(in: 0...1, using: &random), y1: Double.random(in: -2...3, using: &random),
                x2: Double.random(in: 0...1, using: &random), y2: Double.random(in: -2...3, using: &random)
            )
            let curve = TimingCurve(points.x1, points.y1, points.x2, points.y2)
            for _ in 0..<5 {
                let t = Double.random(in: 0...1, using: &random)
                let wanted = Self.bisected(points, t)
                guard wanted.dx > 1e-4 else { continue }
                worst = max(worst, abs(curve.value(at: t) - wanted.y))
                let slope = wanted.dy / wanted.dx
                worstSlope = max(worstSlope, abs(curve.velocity(at: t) - slope) * wanted.dx * wanted.dx)
            }
        }
        #expect(worst <= 1e-11, "seed \(seed)")
        #expect(worstSlope <= 1e-9, "seed \(seed)")
    }

    /// Known values of CSS's `ease` and `ease-in-out`, as computed by browsers.
    @Test func knownValuesOfCurves() {
        #expect(abs(TimingCurve.ease.value(at: 0.5) - 0.802_403_387_7) < 1e-9)
        #expect(abs(TimingCurve.easeIn.value(at: 0.5) - 0.315_356_812_6) < 1e-9)
        #expect(abs(TimingCurve.easeOut.value(at: 0.5) - 0.684_643_187_4) < 1e-9)
    }

    @Test func slopesAtTheEndsAreLimits() {
        for curve in [
            TimingCurve.linear, .ease, .easeIn, .easeOut, .easeInOut, TimingCurve(0.3, 0.7, 1, 1),
            TimingCurve(0, 0, 0, 0), TimingCurve(1, 1, 1, 1), TimingCurve(0, 0, 0.5, -1),
        ] {
            let h = 1e-7
            #expect(abs(curve.velocity(at: 0) - curve.value(at: h) / h) <= 2e-2, "\(curve)")
            #expect(abs(curve.velocity(at: 1) - (1 - curve.value(at: 1 - h)) / h) <= 2e-2, "\(curve)")
        }
        #expect(TimingCurve.easeOut.velocity(at: 0) == 1 / 0.58)
        #expect(TimingCurve(0, 1, 0, 1).velocity(at: 0) == 1e6)
        #expect(TimingCurve(1, 0, 1, 0).velocity(at: 1) == 1e6)
        #expect(TimingCurve.linear.velocity(at: -0.1) == 0 && TimingCurve.linear.velocity(at: 1.1) == 0)
    }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps elapsed time to progress: `cubic-bezier()` of CSS
/// Easing Functions Level 1, section 2.2, and SwiftUI's `UnitCurve`.
package struct TimingCurve: Hashable, Sendable {
    private let x1: Double
    private let y1: Double
    private let x2: Double
    private let y2: Double

    /// Creates a curve from two control points. Their x coordinates are clamped to 0...1, so that each time
    /// maps to exactly one progress.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = min(max(x1, 0), 1)
        self.y1 = y1
        self.x2 = min(max(x2, 0), 1)
        self.y2 = y2
    }

    package static let linear = TimingCurve(0, 0, 1, 1)
    /// The CSS `ease` curve.
    package static let ease = TimingCurve(0.25, 0.1, 0.25, 1)
    /// The ease-in curve. CSS and SwiftUI define it identically, as they do `easeOut` and `easeInOut`.
    package static let easeIn = TimingCurve(0.42, 0, 1, 1)
    package static let easeOut = TimingCurve(0, 0, 0.58, 1)
    package static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

    /// Returns the progress at a fraction of the duration, which is clamped to 0...1.
    package func value(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        return Self.bezier(y1, y2, parameter(at: time))
    }

    /// Returns the curve parameter at which x equals `time`, by Newton's method, with bisection of a
    /// bracketing interval where it does not converge. The solution is unique because x is monotonic.
    private func parameter(at time: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var s = time
        for _ in 0..<100 {
            let error = Self.bezier(x1, x2, s) - time
            if abs(error) <= 1e-16 || high - low <= 1e-16 { break }
            if error < 0 { low = s } else { high = s }
            let slope = Self.slope(x1, x2, s)
            let next = slope > 1e-6 ? s - error / slope : low
            s = next > low && next < high ? next : (low + high) / 2
        }
        return s
    }

    private static func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
    }

    private static func slope(_ a: Double, _ b: Double, _ s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
    }
}

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

    /// The coordinates of both control points: x and y of the first, then of the second.
    package var controlPoints: [Double] { [x1, y1, x2, y2] }

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

    /// Returns the slope of the curve at a fraction of the duration: progress per duration; 0 outside 0...1.
    ///
    /// Where the curve is steeper than a million, as a curve may be at a point, it counts as that steep.
    package func velocity(at time: Double) -> Double {
        if time < 0 || time > 1 { return 0 }
        let s = time <= 0 ? 0 : time >= 1 ? 1 : parameter(at: time)
        // At the ends a control point may lie on its end point. The direction is then that of the next one.
        var (x, y) = (Self.slope(x1, x2, s), Self.slope(y1, y2, s))
        if x == 0 && y == 0 { (x, y) = (Self.bend(x1, x2, s), Self.bend(y1, y2, s)) }
        if x == 0 && y == 0 { (x, y) = (1, 1) }
        let limit = 1e6
        return min(max(y / x, -limit), limit)
    }

    private static func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
    }

    private static func slope(_ a: Double, _ b: Double, _ s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
    }

    /// Returns a sixth of the second derivative at an end; at the last one its negative, as the curve arrives
    /// there.
    private static func bend(_ a: Double, _ b: Double, _ s: Double) -> Double {
        s < 0.5 ? b - 2 * a : 2 * b - 1 - a
    }
}

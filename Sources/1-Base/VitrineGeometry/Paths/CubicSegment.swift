/// One segment of a path as a cubic.
public struct CubicSegment: Sendable {
    public var p0: Point
    public var p1: Point
    public var p2: Point
    public var p3: Point

    @inlinable public init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
        (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
    }

    /// Creates the cubic that equals a quadratic.
    @inlinable public init(quadratic p0: Point, _ c: Point, _ p: Point) {
        self.init(p0, p0 + (c - p0) * (2.0 / 3), p + (c - p) * (2.0 / 3), p)
    }

    /// Returns the part between two parameters by de Casteljau's algorithm; exact at the curve's own ends.
    public func part(_ from: Double, _ to: Double) -> CubicSegment {
        var result = self
        if to < 1 {
            let (a, b, c) = (
                p0.interpolated(to: p1, to), p1.interpolated(to: p2, to), p2.interpolated(to: p3, to)
            )
            let (d, e) = (a.interpolated(to: b, to), b.interpolated(to: c, to))
            result = CubicSegment(p0, a, d, d.interpolated(to: e, to))
        }
        guard from > 0 else { return result }
        let t = from / to
        let (q0, q1, q2, q3) = (result.p0, result.p1, result.p2, result.p3)
        let (a, b, c) = (q0.interpolated(to: q1, t), q1.interpolated(to: q2, t), q2.interpolated(to: q3, t))
        let (d, e) = (a.interpolated(to: b, t), b.interpolated(to: c, t))
        return CubicSegment(d.interpolated(to: e, t), e, c, q3)
    }

    /// Returns the length of the derivative.
    func speed(_ t: Double) -> Double {
        3 * Flattening.cubicDirection(p0, p1, p2, p3, t, 1 - t).length
    }

    /// Returns the arc length up to parameter `t`, within about 1e-10 of the length of the control polygon.
    func length(to t: Double = 1) -> Double {
        let size = (p1 - p0).length + (p2 - p1).length + (p3 - p2).length
        guard t > 0, size > 0, size.isFinite else { return size.isFinite ? 0 : size }
        return length(0, t, gauss(0, t), tolerance: size * 1e-10, depth: 24)
    }

    /// Returns the parameter at which the arc length is `length`, by Newton's method between bounds.
    func parameter(atLength length: Double) -> Double {
        let whole = self.length()
        guard length > 0, whole > 0 else { return 0 }
        guard length < whole else { return 1 }
        var (low, high) = (0.0, 1.0)
        var t = length / whole
        for _ in 0..<60 {
            let error = self.length(to: t) - length
            if abs(error) <= whole * 1e-11 { break }
            if error > 0 { high = t } else { low = t }
            let next = t - error / speed(t)
            // A cusp has no speed: the bounds are halved there.
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    /// Returns a length by halving the range until two halves agree with the whole; a smooth curve takes few
    /// steps.
    private func length(
        _ from: Double, _ to: Double, _ whole: Double, tolerance: Double, depth: Int
    ) -> Double {
        let middle = (from + to) / 2
        let (left, right) = (gauss(from, middle), gauss(middle, to))
        if depth == 0 || abs(left + right - whole) <= tolerance { return left + right }
        return length(from, middle, left, tolerance: tolerance / 2, depth: depth - 1)
            + length(middle, to, right, tolerance: tolerance / 2, depth: depth - 1)
    }

    /// Returns a length by the Gauss-Legendre rule of eight points.
    private func gauss(_ from: Double, _ to: Double) -> Double {
        let (half, middle) = ((to - from) / 2, (from + to) / 2)
        var sum = 0.0
        for (node, weight) in Self.nodes {
            sum += weight * (speed(middle - half * node) + speed(middle + half * node))
        }
        return sum * half
    }

    /// Abramowitz and Stegun, table 25.4, n = 8.
    private static let nodes: [(Double, Double)] = [
        (0.183434642495649805, 0.362683783378361983), (0.525532409916328986, 0.313706645877887287),
        (0.796666477413626740, 0.222381034453374471), (0.960289856497536232, 0.101228536290376259),
    ]
}

/// The flattening of curves into chords.
public enum Flattening: Sendable {
    /// The largest distance between a curve and its chords, in device pixels.
    @inlinable public static var tolerance: Double { 0.002 }

    /// The largest number of chords for one curve: holds the tolerance for bends of up to 40,000 pixels.
    static let maxChords = 4096

    /// The largest number of chords of all curves of one region; after that, curves become one chord each.
    ///
    /// It is far above the needs of any picture, and bounds time and memory for malicious data.
    @inlinable public static var chordBudget: Int { 1 << 21 }

    /// Returns the number of chords that keep a quadratic within `tolerance`.
    ///
    /// Wang's bound: `n >= sqrt(degree (degree - 1) / 8 * max |second difference| / tolerance)`.
    public static func chords(_ p0: Point, _ p1: Point, _ p2: Point, tolerance: Double) -> Int {
        count(bend: 0.25 * (p0 - p1 * 2 + p2).length / tolerance)
    }

    /// Returns the number of chords that keep a cubic within `tolerance`, by the same bound.
    public static func chords(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, tolerance: Double) -> Int {
        let first = (p0 - p1 * 2 + p2).length
        let second = (p1 - p2 * 2 + p3).length
        return count(bend: 0.75 * max(first, second) / tolerance)
    }

    private static func count(bend: Double) -> Int {
        let n = bend.squareRoot().rounded(.up)
        // The comparison also sends NaN to the upper bound.
        return n < Double(maxChords) ? max(Int(n), 1) : maxChords
    }

    /// Returns the point at `t` of a quadratic, with `s` being `1 - t`.
    ///
    /// Reversing the curve and swapping `s` and `t` gives the same bits, so that two shapes that meet along a
    /// curve share its chords.
    @inlinable public static func quadratic(_ p0: Point, _ p1: Point, _ p2: Point, _ t: Double, _ s: Double)
        -> Point
    {
        let (a, b, c) = (s * s, 2 * (s * t), t * t)
        return Point((a * p0.x + c * p2.x) + b * p1.x, (a * p0.y + c * p2.y) + b * p1.y)
    }

    /// Returns the point at `t` of a cubic, with `s` being `1 - t`; as symmetric as `quadratic`.
    @inlinable public static func cubic(
        _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, _ t: Double, _ s: Double
    ) -> Point {
        let (a, d) = (s * s * s, t * t * t)
        let m = 3 * (s * t)
        return Point(
            (a * p0.x + d * p3.x) + m * (s * p1.x + t * p2.x),
            (a * p0.y + d * p3.y) + m * (s * p1.y + t * p2.y))
    }

    /// Returns the derivative of a cubic at `t`, up to the factor 3.
    static func cubicDirection(
        _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, _ t: Double, _ s: Double
    ) -> Point {
        (p1 - p0) * (s * s) + (p2 - p1) * (2 * (s * t)) + (p3 - p2) * (t * t)
    }
}

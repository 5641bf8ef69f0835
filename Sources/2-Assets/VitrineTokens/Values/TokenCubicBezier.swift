/// The two control points of a timing curve from (0, 0) to (1, 1).
package struct TokenCubicBezier: Hashable, Sendable {
    /// A value from 0 to 1.
    package var x1: Double
    package var y1: Double
    /// A value from 0 to 1.
    package var x2: Double
    package var y2: Double
}

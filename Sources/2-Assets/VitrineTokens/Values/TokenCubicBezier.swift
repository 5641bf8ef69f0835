/// The two control points of a timing curve from (0, 0) to (1, 1).
public struct TokenCubicBezier: Hashable, Sendable {
    /// A value from 0 to 1.
    public var x1: Double
    public var y1: Double
    /// A value from 0 to 1.
    public var x2: Double
    public var y2: Double
}

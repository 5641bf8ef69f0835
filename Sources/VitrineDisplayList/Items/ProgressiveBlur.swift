import VitrineGeometry

/// A blur of what lies behind that grows along a line, as at the edge of a scroll view.
public struct ProgressiveBlur: Hashable, Sendable {
    /// Where the blur has its first and its last deviation; it goes on unchanged beyond. In points.
    public var start: Point
    public var end: Point
    /// Standard deviations in points.
    public var startSigma: Double
    public var endSigma: Double
    /// Composited over the blurred backdrop as strongly as it is blurred: at the greater deviation with its own alpha.
    public var tint: Color

    public init(
        start: Point, end: Point, startSigma: Double, endSigma: Double, tint: Color = .clear
    ) {
        self.start = start
        self.end = end
        self.startSigma = startSigma
        self.endSigma = endSigma
        self.tint = tint
    }
}

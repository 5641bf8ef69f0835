import VitrineColor
import VitrineGeometry

/// A blur of the backdrop that grows along a line, as at the edge of a scroll view.
public struct ProgressiveBlur: Hashable, Sendable {
    /// The positions at which the blur has its first and its last sigma, in points. Beyond, it continues
    /// unchanged.
    public var start: Point
    public var end: Point
    /// The sigmas at both positions, in points.
    public var startSigma: Double
    public var endSigma: Double
    /// The tint, composited over the blurred backdrop in proportion to the blur: with its own alpha at the
    /// greater sigma.
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

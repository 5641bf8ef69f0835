/// The drawing style of an outline. Lengths are in points.
public struct StrokeStyle: Hashable, Sendable {
    public enum Cap: String, Hashable, Sendable, CaseIterable { case butt, round, square }
    public enum Join: String, Hashable, Sendable, CaseIterable { case miter, round, bevel }
    /// The position of the line: astride the outline, wholly inside it, or wholly outside.
    public enum Position: String, Hashable, Sendable, CaseIterable { case center, inside, outside }

    public var width: Double
    public var cap: Cap
    public var join: Join
    /// The largest ratio of miter length to width before a miter join becomes a bevel.
    public var miterLimit: Double
    /// The lengths of dashes and gaps in turn; empty for a solid line.
    public var dash: [Double]
    /// The position in the dash pattern at which the line starts.
    public var dashPhase: Double
    public var position: Position

    @inlinable public init(
        width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
        dash: [Double] = [], dashPhase: Double = 0, position: Position = .center
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
        self.position = position
    }
}

import VitrineGeometry

/// Liquid Glass: one body, or several that melt into one.
///
/// `Glass.md` in the documentation states the formulas, their sources and what is fitted.
public struct Glass: Hashable, Sendable {
    /// A shape of glass and what it is made of.
    public struct Body: Hashable, Sendable {
        /// In the item's own points.
        public var shape: ResolvedShape
        public var optics: GlassOptics
        /// The scene node that this came from, where it is not the item's own; nothing is painted otherwise for it.
        public var source: String

        public init(_ shape: ResolvedShape, _ optics: GlassOptics, source: String = "") {
            self.shape = shape
            self.optics = optics
            self.source = source
        }
    }

    /// In painter's order, which is the order in which they are joined; at least one.
    public var bodies: [Body]
    /// The distance in points from which two bodies reach for each other; with 0 they only overlap.
    public var smoothness: Double
    public var light: GlassLight
    /// Cast by all bodies together, first one on top, and cut out under them.
    public var shadows: [Shadow]
    /// Where the backdrop ends, and mirrors.
    public var edge: BackdropFilter.Edge

    public init(
        _ bodies: [Body], smoothness: Double = 0, light: GlassLight = GlassLight(), shadows: [Shadow] = [],
        edge: BackdropFilter.Edge = .canvas
    ) {
        self.bodies = bodies
        self.smoothness = smoothness
        self.light = light
        self.shadows = shadows
        self.edge = edge
    }
}

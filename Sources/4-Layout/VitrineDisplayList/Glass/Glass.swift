import VitrineGeometry

/// Liquid Glass: one body, or several that melt into one.
///
/// `GlassDrawing.md` in the documentation states the formulas, their sources and which numbers are fitted.
public struct Glass: Hashable, Sendable {
    /// A shape of glass and its optics.
    public struct Body: Hashable, Sendable {
        /// The shape, in the item's own points.
        public var shape: ResolvedShape
        public var optics: GlassOptics
        /// The scene node that this came from, if that is not the item's own. It does not affect the
        /// painting.
        public var source: String

        public init(_ shape: ResolvedShape, _ optics: GlassOptics, source: String = "") {
            self.shape = shape
            self.optics = optics
            self.source = source
        }
    }

    /// The bodies, in painter's order, which is the order in which they are joined; at least one.
    public var bodies: [Body]
    /// The distance in points from which two bodies affect each other; with 0 they only overlap.
    public var smoothness: Double
    public var light: GlassLight
    /// The shadows that all bodies cast together, first one on top, knocked out under the bodies.
    public var shadows: [Shadow]
    /// The edge at which the backdrop ends, and mirrors.
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

/// Liquid Glass: one body, or several that melt into one.
///
/// `Glass.md` in the documentation states the formulas, their sources and what is fitted.
public struct Glass: Hashable, Sendable {
    /// A shape of glass and what it is made of.
    public struct Body: Hashable, Sendable {
        /// In the item's own points.
        public var shape: Shape
        public var optics: GlassOptics
        /// The scene node that this came from, where it is not the item's own; nothing is painted otherwise for it.
        public var source: String

        public init(_ shape: Shape, _ optics: GlassOptics, source: String = "") {
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

/// Two lights that face each other across the glass.
public struct GlassLight: Hashable, Sendable {
    /// Degrees clockwise from 12 o'clock towards the first light; the second is opposite. -45 is upper left.
    public var angle: Double
    /// The share of each light, 0...1.
    public var first: Double
    public var second: Double

    public init(angle: Double = -45, first: Double = 0.5, second: Double = 0.5) {
        self.angle = angle
        self.first = first
        self.second = second
    }
}

/// Content that looks one way on what is light and another on what is dark, settled from the pixels behind it.
public struct AdaptiveContent: Sendable {
    /// Under which the mean luma of what is painted so far is taken.
    public var area: Area
    /// The BT.709 luma of encoded colour, 0...1, from which what lies behind counts as light.
    public var threshold: Double
    public var light: [DisplayItem]
    public var dark: [DisplayItem]

    public init(area: Area, threshold: Double = 0.5, light: [DisplayItem], dark: [DisplayItem]) {
        self.area = area
        self.threshold = threshold
        self.light = light
        self.dark = dark
    }
}

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

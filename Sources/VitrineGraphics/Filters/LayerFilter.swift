/// One step of filtering a picture.
public enum LayerFilter: Hashable, Sendable {
    /// A Gaussian blur; the standard deviation is in points.
    case blur(sigma: Double)
    case matrix(ColorMatrix)
    case luminanceCurve(LuminanceCurve)

    /// Whether each pixel's result depends on that pixel alone.
    public var isPointwise: Bool {
        if case .blur = self { return false }
        return true
    }
}

/// A cubic Bézier curve of luminance, mixed in by `amount`: with L the BT.709 luma of the encoded colour,
/// `amount * (curve(L) - L)` is added to each component.
public struct LuminanceCurve: Hashable, Sendable {
    public var amount: Double
    /// Of the four control points, evenly spaced from black to white: the curve begins at the first and ends at the
    /// last, and is drawn toward the others.
    public var ordinates: [Double]

    public init(amount: Double, ordinates: [Double]) {
        self.amount = amount
        self.ordinates = ordinates
    }
}

/// What a material does to what lies behind it: filters in order, then tint layers.
public struct BackdropFilter: Hashable, Sendable {
    /// Where the backdrop that is filtered ends, and mirrors.
    public enum Edge: String, Hashable, Sendable, CaseIterable {
        /// At the canvas' edge: neighbouring colour bleeds in, as it does in the real material.
        case canvas
        /// At the edge of the box around the region, as browsers have it.
        case region
    }

    public var filters: [LayerFilter]
    /// Colours composited over the filtered backdrop, first to last.
    public var tints: [Color]
    public var edge: Edge

    public init(_ filters: [LayerFilter], tints: [Color] = [], edge: Edge = .canvas) {
        self.filters = filters
        self.tints = tints
        self.edge = edge
    }
}

/// One step of filtering a picture.
public enum LayerFilter: Hashable, Sendable {
    /// A Gaussian blur; the standard deviation is in points.
    case blur(sigma: Double)
    case matrix(ColorMatrix)
    case luminanceCurve(LuminanceCurve)

    /// Whether each pixel's result depends on that pixel alone.
    @inlinable public var isPointwise: Bool {
        if case .blur = self { return false }
        return true
    }
}

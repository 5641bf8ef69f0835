/// One filter that is applied to a picture.
public enum LayerFilter: Hashable, Sendable {
    /// A Gaussian blur, with sigma in points.
    case blur(sigma: Double)
    case matrix(ColorMatrix)
    case luminanceCurve(LuminanceCurve)

    /// Indicates whether each pixel's result depends only on that pixel.
    @inlinable public var isPointwise: Bool {
        switch self {
        case .blur: false
        case .matrix, .luminanceCurve: true
        }
    }
}

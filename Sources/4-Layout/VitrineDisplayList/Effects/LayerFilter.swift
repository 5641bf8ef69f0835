/// One filter that is applied to a picture.
public enum LayerFilter: Hashable, Sendable {
    /// A Gaussian blur, with sigma in points.
    case blur(sigma: Double)
    case pixel(PixelFilter)

    public static func matrix(_ matrix: ColorMatrix) -> LayerFilter { .pixel(.matrix(matrix)) }

    public static func luminanceCurve(_ curve: LuminanceCurve) -> LayerFilter {
        .pixel(.luminanceCurve(curve))
    }

    /// Indicates whether each pixel's result depends only on that pixel.
    @inlinable public var isPointwise: Bool { if case .pixel = self { true } else { false } }
}

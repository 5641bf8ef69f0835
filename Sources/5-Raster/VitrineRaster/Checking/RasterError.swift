import VitrineGeometry

/// The reason why a display list could not be rendered. User-facing messages are worded elsewhere.
public enum RasterError: Error, Hashable, Sendable {
    /// The canvas has no pixels, or a side or the scale is negative or NaN.
    case invalidCanvas(size: Size, scale: Double)
    /// The canvas would have more pixels than `limit`.
    case canvasTooLarge(width: Double, height: Double, limit: Int)
    /// A number of the item that came from `source` is infinite or NaN.
    case notFinite(source: String)
    /// A blur of the item that came from `source` has a sigma above `limit` device pixels.
    case blurTooLarge(source: String, sigma: Double, limit: Double)
    /// Groups are nested deeper than `limit`.
    case nestingTooDeep(source: String, limit: Int)
    /// Groups that need a picture of their own would hold more than `limit` pixels at once.
    case layersTooLarge(source: String, limit: Int)
    /// Groups with shadows from afar, which are painted once more for each, are painted more than `limit`
    /// times.
    case tooManyFarShadows(source: String, limit: Int)
    /// A container of glass has more bodies than `limit`.
    case tooManyBodies(source: String, count: Int, limit: Int)

    /// Painting takes more units of work than `limit`, most of them for the item that came from `source`.
    case tooMuchWork(source: String, units: Double, limit: Double)

    /// The source of the display item, if the error concerns a single one.
    public var source: String? {
        switch self {
        case .invalidCanvas, .canvasTooLarge: nil
        case .notFinite(let source), .blurTooLarge(let source, _, _), .nestingTooDeep(let source, _),
            .layersTooLarge(let source, _), .tooManyFarShadows(let source, _),
            .tooManyBodies(let source, _, _), .tooMuchWork(let source, _, _):
            source
        }
    }
}

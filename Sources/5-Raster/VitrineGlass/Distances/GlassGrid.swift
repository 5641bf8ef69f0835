import VitrineGeometry
import VitrinePixels

/// The mapping between device pixels and the points of a glass surface.
public struct GlassGrid: Sendable {
    let toDevice: Affine
    private let toPoints: Affine
    /// Half the width of a pixel, in points: half the side of a square with a pixel's area.
    public let halfPixel: Double

    /// Creates a grid, or `nil` if the transform collapses the plane.
    public init?(_ transform: Affine) {
        guard let inverse = transform.inverse, inverse.isFinite, transform.determinant != 0 else {
            return nil
        }
        toDevice = transform
        toPoints = inverse
        halfPixel = 0.5 * inverse.meanScale
    }

    /// The centres of a row of pixels, in points.
    public struct Line: Sendable {
        public let start: Point
        public let step: Point
    }

    /// Returns the centres of the pixels of row `y` from `x` on.
    public func line(x: Int, y: Int) -> Line {
        Line(
            start: toPoints.apply(Point(Double(x) + 0.5, Double(y) + 0.5)),
            step: Point(toPoints.a, toPoints.b))
    }

    /// Returns the bounding box of a rectangle of pixels, in points.
    public func points(_ rect: PixelRect) -> Rect {
        toPoints.apply(
            Rect(
                minX: Double(rect.x0), minY: Double(rect.y0), maxX: Double(rect.x1), maxY: Double(rect.y1)))
    }

    /// Returns the map to device pixels from positions relative to `center`.
    @inline(__always)
    func fromMiddle(_ center: Point) -> (a: Float, b: Float, c: Float, d: Float, x: Float, y: Float) {
        let origin = toDevice.apply(center)
        return (
            Float(toDevice.a), Float(toDevice.b), Float(toDevice.c), Float(toDevice.d), Float(origin.x),
            Float(origin.y)
        )
    }

    /// Indicates whether rows and columns of pixels are rows and columns of points.
    var isAxisAligned: Bool { toDevice.b == 0 && toDevice.c == 0 }
}

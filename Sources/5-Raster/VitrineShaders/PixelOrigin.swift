import VitrineGeometry

/// A position on the device from which pixels are measured.
///
/// It is a whole pixel and a fraction on a grid of 2^-20, so that distances from it are exact, and a paint
/// moved by whole pixels, or mirrored, has the same distances to the bit. The error of the grid is less than
/// 10^-6 pixel.
public struct PixelOrigin: Sendable, Equatable {
    @usableFromInline let wholeX: Double
    @usableFromInline let wholeY: Double
    /// The distance from the origin to the centre of the whole pixel.
    @usableFromInline let restX: Double
    @usableFromInline let restY: Double

    public init(_ place: Point) {
        (wholeX, restX) = Self.split(place.x)
        (wholeY, restY) = Self.split(place.y)
    }

    /// Returns the horizontal distance to the centres of the pixels of a column.
    @inlinable @inline(__always)
    public func x(_ column: Int) -> Double { (Double(column) - wholeX) + restX }

    /// Returns the horizontal distances for four columns.
    @inlinable @inline(__always)
    public func x(_ columns: SIMD4<Double>) -> SIMD4<Double> { (columns - wholeX) + restX }

    /// Returns the vertical distance to the centres of the pixels of a row.
    @inlinable @inline(__always)
    public func y(_ row: Int) -> Double { (Double(row) - wholeY) + restY }

    private static func split(_ value: Double) -> (whole: Double, rest: Double) {
        let steps = 1_048_576.0
        // Further out than any canvas the grid would lose nothing, but the sums would be rounded.
        guard abs(value) < 4_294_967_296 else { return (value.isFinite ? value : 0, 0.5) }
        let snapped = (value * steps).rounded() / steps
        let whole = snapped.rounded(.down)
        return (whole, 0.5 - (snapped - whole))
    }
}

import CRowKernels

/// Row kernels that composite packed premultiplied pixels, in the vectors of this machine.
///
/// The kernels take only pointers and counts. `SourceOverReference` in the tests specifies each of them, and
/// tests compare the two. Rows may start at any pixel, and must not partially overlap.
public enum SourceOver: Sendable {
    public typealias Row = UnsafeMutablePointer<PackedPixel>
    public typealias Source = UnsafePointer<PackedPixel>

    /// Paints `pixel` over `count` pixels.
    @inlinable public static func paint(_ row: Row, _ count: Int, _ pixel: PackedPixel) {
        unsafe vitrine_paint_color(row, count, pixel, row)
    }

    /// Writes `pixel` painted over `count` pixels of `below`, which may be the row itself.
    @inlinable public static func paint(_ row: Row, _ count: Int, _ pixel: PackedPixel, onto below: Source) {
        unsafe vitrine_paint_color(row, count, pixel, below)
    }

    /// Paints a row of pixels over another.
    @inlinable public static func paint(_ row: Row, _ count: Int, _ source: Source) {
        unsafe vitrine_paint_pixels(row, count, source)
    }

    /// Paints a row of pixels, multiplied by `weight`/65535, over another.
    @inlinable public static func paint(_ row: Row, _ count: Int, _ source: Source, weight: UInt16) {
        unsafe vitrine_paint_thinned(row, count, source, weight)
    }

    /// Paints `pixel`, multiplied by a row of weights, over a row.
    @inlinable public static func paint(
        _ row: Row, _ count: Int, _ pixel: PackedPixel, weights: UnsafePointer<UInt16>
    ) {
        unsafe vitrine_paint_weights(row, count, pixel, weights)
    }

    /// Interpolates a row towards another by `weight`/65535, alpha included.
    ///
    /// This replaces pixels instead of painting over them.
    @inlinable public static func replace(_ row: Row, _ count: Int, _ source: Source, weight: UInt16) {
        if weight == Unit16.one { return unsafe row.update(from: source, count: count) }
        let rest = Unit16.one - weight
        // Rows are edges of a pixel or two: too short for vectors to pay off.
        for i in 0..<count {
            unsafe row[i] = source[i].scaled(by: weight) &+ row[i].scaled(by: rest)
        }
    }

    /// Multiplies a row by `weight`/65535.
    @inlinable public static func scale(_ row: Row, _ count: Int, weight: UInt16) {
        unsafe vitrine_scale_pixels(row, count, weight)
    }

    /// Multiplies a row of weights by `weight`/65535.
    @inlinable public static func scale(
        _ weights: UnsafeMutablePointer<UInt16>, _ count: Int, weight: UInt16
    ) {
        unsafe vitrine_scale_weights(weights, count, weight)
    }
}

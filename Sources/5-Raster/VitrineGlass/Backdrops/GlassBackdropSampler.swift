import CRowKernels
import VitrinePixels

/// A borrowed picture of the backdrop that can be sampled at any position.
///
/// It holds the pixels of `bounds`, or cells of several pixels. Beyond `whole`, where the backdrop ends, it
/// is mirrored. A position outside of the bounds but within `whole` takes the nearest pixel that is held.
@safe public struct GlassBackdropSampler: @unchecked Sendable {
    typealias Color = SIMD4<Float>

    let base: UnsafePointer<PackedPixel>
    let bounds: PixelRect
    private let whole: PixelRect
    /// The reciprocal of a cell's width in pixels.
    let unit: Float

    private init(_ base: UnsafePointer<PackedPixel>, bounds: PixelRect, whole: PixelRect, factor: Int) {
        unsafe self.base = unsafe base
        self.bounds = bounds
        self.whole = whole
        unit = 1 / Float(factor)
    }

    /// Calls `body` with samplers of layers. They are valid only during the call.
    ///
    /// - Parameters:
    ///   - layers: The layers, none of them empty, each with the width of its pixels in device pixels.
    ///   - whole: The bounds of the backdrop, beyond which it is mirrored.
    public static func with(
        _ layers: ArraySlice<(picture: Layer, factor: Int)>, of whole: PixelRect,
        _ body: ([GlassBackdropSampler]) -> Void
    ) {
        with(layers, of: whole, [], body)
    }

    private static func with(
        _ layers: ArraySlice<(picture: Layer, factor: Int)>, of whole: PixelRect,
        _ before: [GlassBackdropSampler],
        _ body: ([GlassBackdropSampler]) -> Void
    ) {
        guard let (layer, factor) = layers.first else { return body(before) }
        unsafe layer.withRow(layer.bounds.y0, from: layer.bounds.x0) { base in
            let picture = unsafe GlassBackdropSampler(
                base, bounds: layer.bounds, whole: whole, factor: factor)
            with(layers.dropFirst(), of: whole, before + [picture], body)
        }
    }

    /// The pixels as the row kernels take them.
    var kernelTexels: vitrine_texels {
        unsafe vitrine_texels(
            pixels: base, x0: bounds.x0, y0: bounds.y0, x1: bounds.x1, y1: bounds.y1, unit: unit)
    }

    /// Indicates whether its cells are device pixels.
    var isFullResolution: Bool { unit == 1 }

    /// Returns the pixel (x, y), its components 0...1. A pixel that is not held is sampled by `color(at:_:)`.
    @inline(__always)
    func pixel(_ x: Int, _ y: Int) -> Color {
        guard x >= bounds.x0, y >= bounds.y0, x < bounds.x1, y < bounds.y1 else {
            return color(at: Float(x) + 0.5, Float(y) + 0.5)
        }
        return unsafe (base + ((y &- bounds.y0) &* bounds.width &+ (x &- bounds.x0))).pointee.vector
            * Color(repeating: 1 / 65535)
    }

    /// Returns the colour at a position in device pixels, interpolated bilinearly between the centres of
    /// pixels.
    @inline(__always)
    func color(at px: Float, _ py: Float) -> Color {
        let (fx, fy) = (px * unit - 0.5, py * unit - 0.5)
        guard Self.isNear(fx), Self.isNear(fy) else { return edge(px, py) }
        let (wholeX, wholeY) = (Self.floor(fx), Self.floor(fy))
        let (x, y) = (Int(wholeX), Int(wholeY))
        guard x >= bounds.x0, y >= bounds.y0, x &+ 1 < bounds.x1, y &+ 1 < bounds.y1 else {
            return edge(px, py)
        }
        return unsafe Self.mixed(
            base + ((y &- bounds.y0) &* bounds.width &+ (x &- bounds.x0)), bounds.width, fx - wholeX,
            fy - wholeY)
    }

    /// Writes the colours at the first `lanes` of eight positions, as `color(at:_:)` returns them.
    @inline(__always)
    func colors(at px: Vector, _ py: Vector, _ lanes: Int, into row: GlassColorRow, _ i: Int) {
        let half = Vector(repeating: 0.5)
        let (fx, fy) = (px * Vector(repeating: unit) - half, py * Vector(repeating: unit) - half)
        let (x, y) = (GlassCells(fx), GlassCells(fy))
        guard x.isWithin(bounds.x0..<bounds.x1 &- 1), y.isWithin(bounds.y0..<bounds.y1 &- 1) else {
            for lane in 0..<lanes { row.set(i &+ lane, color(at: px[lane], py[lane])) }
            return
        }
        let (stride, origin) = unsafe (bounds.width, base - (bounds.y0 &* bounds.width &+ bounds.x0))
        @inline(__always)
        func texel(_ lane: Int) -> UnsafePointer<PackedPixel> {
            unsafe origin + (Int(y.index[lane]) &* stride &+ Int(x.index[lane]))
        }
        row[i] = unsafe GlassTexels.mixed(
            texel(0), texel(1), texel(2), texel(3), stride, x.rest.lowHalf, y.rest.lowHalf)
        row[i &+ GlassColors.lanes] = unsafe GlassTexels.mixed(
            texel(4), texel(5), texel(6), texel(7), stride, x.rest.highHalf, y.rest.highHalf)
    }

    typealias Vector = SIMD8<Float>
    private static var magic: Float { GlassCells.magic }

    @inline(__always)
    private static func isNear(_ value: Float) -> Bool { value > -1e6 && value < 1e6 }

    /// Returns `value - 0.5` rounded to the nearest whole number: the largest one that is not above `value`,
    /// except that a whole number may give the one below, from which it is then exactly one step away.
    @inline(__always)
    private static func floor(_ value: Float) -> Float { (value - 0.5 + magic) - magic }

    /// Returns the colour at a position outside of the bounds. A mirrored picture is the picture at a
    /// mirrored position.
    private func edge(_ px: Float, _ py: Float) -> Color {
        let fx = Self.mirrored(px, Float(whole.x0), Float(whole.x1)) * unit - 0.5
        let fy = Self.mirrored(py, Float(whole.y0), Float(whole.y1)) * unit - 0.5
        let (wholeX, wholeY) = (Self.floor(fx), Self.floor(fy))
        let (x, y) = (Int(wholeX), Int(wholeY))
        func column(_ x: Int) -> Int { min(max(x, bounds.x0), bounds.x1 - 1) - bounds.x0 }
        func row(_ y: Int) -> Int { (min(max(y, bounds.y0), bounds.y1 - 1) - bounds.y0) * bounds.width }
        let (top, bottom) = unsafe (base + row(y), base + row(y + 1))
        let (left, right) = (column(x), column(x + 1))
        return unsafe Self.mixed(
            top[left], top[right], bottom[left], bottom[right], fx - wholeX, fy - wholeY)
    }

    /// Interpolates between four neighbours, the first of which is at `base`.
    @inline(__always)
    private static func mixed(
        _ base: UnsafePointer<PackedPixel>, _ stride: Int, _ tx: Float, _ ty: Float
    ) -> Color {
        let below = unsafe base + stride
        return unsafe mixed(base[0], base[1], below[0], below[1], tx, ty)
    }

    @inline(__always)
    private static func mixed(
        _ a: PackedPixel, _ b: PackedPixel, _ c: PackedPixel, _ d: PackedPixel, _ tx: Float, _ ty: Float
    ) -> Color {
        let (left, right) = (column(a, c, ty), column(b, d, ty))
        return (left + (right - left) * Color(repeating: tx)) * Color(repeating: 1 / 65535)
    }

    /// Interpolates between two pixels above each other, their components 0...65535.
    @inline(__always)
    static func column(_ top: PackedPixel, _ bottom: PackedPixel, _ ty: Float) -> Color {
        // Numbers below 2^16 placed in the low bits of 2^23: the offset cancels in the difference.
        let (top, bottom) = (top.raised, bottom.raised)
        return (top - Color(repeating: 8_388_608)) + (bottom - top) * Color(repeating: ty)
    }

    /// Returns `x` reflected into `low ... high`.
    private static func mirrored(_ x: Float, _ low: Float, _ high: Float) -> Float {
        if x >= low && x <= high { return x }
        let size = high - low
        var x = x
        if !(x > low - size && x < high + size) {
            // Reflecting twice gives the picture again.
            x -= 2 * size * ((x - low) / (2 * size)).rounded(.down)
            // A position too far out for its precision is taken as on the edge.
            guard x >= low, x <= low + 2 * size else { return low }
        }
        if x < low { return 2 * low - x }
        return x > high ? 2 * high - x : x
    }
}

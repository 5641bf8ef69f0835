/// A borrowed picture of what lies behind glass, asked for colour anywhere.
///
/// It holds the pixels of `bounds`, or cells of several pixels; beyond `whole`, where the backdrop ends, it goes on
/// mirrored. What is asked for beyond the bounds but within the whole is taken from the nearest pixel that is held.
@safe struct GlassPicture: @unchecked Sendable {
    typealias Color = SIMD4<Float>

    private let base: UnsafePointer<PackedPixel>
    private let bounds: PixelRect
    private let whole: PixelRect
    /// One over the pixels that a cell is wide.
    private let unit: Float

    private init(_ base: UnsafePointer<PackedPixel>, bounds: PixelRect, whole: PixelRect, factor: Int) {
        unsafe self.base = unsafe base
        self.bounds = bounds
        self.whole = whole
        unit = 1 / Float(factor)
    }

    /// Lends pictures of layers, none of them empty, to `body`; they are valid only within it.
    static func with(
        _ layers: ArraySlice<(picture: Layer, factor: Int)>, of whole: PixelRect,
        _ body: ([GlassPicture]) -> Void
    ) {
        with(layers, of: whole, [], body)
    }

    private static func with(
        _ layers: ArraySlice<(picture: Layer, factor: Int)>, of whole: PixelRect, _ before: [GlassPicture],
        _ body: ([GlassPicture]) -> Void
    ) {
        guard let (layer, factor) = layers.first else { return body(before) }
        unsafe layer.withRow(layer.bounds.y0, from: layer.bounds.x0) { base in
            let picture = unsafe GlassPicture(base, bounds: layer.bounds, whole: whole, factor: factor)
            with(layers.dropFirst(), of: whole, before + [picture], body)
        }
    }

    /// Whether its pixels are those of the device.
    var isWhole: Bool { unit == 1 }

    /// The pixel (x, y), its components 0...1.
    @inline(__always)
    func pixel(_ x: Int, _ y: Int) -> Color {
        unsafe (base + ((y - bounds.y0) * bounds.width + (x - bounds.x0))).pointee.vector
            * Color(repeating: 1 / 65535)
    }

    /// The colour at a place in device pixels, interpolated linearly between the middles of pixels.
    @inline(__always)
    func color(at px: Float, _ py: Float) -> Color {
        let (fx, fy) = (px * unit - 0.5, py * unit - 0.5)
        let (x, y) = (Self.floor(fx), Self.floor(fy))
        let (tx, ty) = (fx - Float(x), fy - Float(y))
        if x >= bounds.x0, y >= bounds.y0, x &+ 1 < bounds.x1, y &+ 1 < bounds.y1 {
            let top = unsafe base + ((y &- bounds.y0) &* bounds.width &+ (x &- bounds.x0))
            let bottom = unsafe top + bounds.width
            return unsafe Self.mixed(top[0], top[1], bottom[0], bottom[1], tx, ty)
        }
        return edge(px, py)
    }

    /// The same beyond the bounds. A mirrored picture is the picture at a mirrored place.
    private func edge(_ px: Float, _ py: Float) -> Color {
        let fx = Self.mirrored(px, Float(whole.x0), Float(whole.x1)) * unit - 0.5
        let fy = Self.mirrored(py, Float(whole.y0), Float(whole.y1)) * unit - 0.5
        let (x, y) = (Self.floor(fx), Self.floor(fy))
        func column(_ x: Int) -> Int { min(max(x, bounds.x0), bounds.x1 - 1) - bounds.x0 }
        func row(_ y: Int) -> Int { (min(max(y, bounds.y0), bounds.y1 - 1) - bounds.y0) * bounds.width }
        let (top, bottom) = unsafe (base + row(y), base + row(y + 1))
        let (left, right) = (column(x), column(x + 1))
        return unsafe Self.mixed(
            top[left], top[right], bottom[left], bottom[right], fx - Float(x), fy - Float(y))
    }

    @inline(__always)
    private static func mixed(
        _ a: PackedPixel, _ b: PackedPixel, _ c: PackedPixel, _ d: PackedPixel, _ tx: Float, _ ty: Float
    ) -> Color {
        let (a, b, c, d) = (a.vector, b.vector, c.vector, d.vector)
        let x = Color(repeating: tx)
        let top = a + (b - a) * x
        let bottom = c + (d - c) * x
        return (top + (bottom - top) * Color(repeating: ty)) * Color(repeating: 1 / 65535)
    }

    /// The largest whole number that is not above `value`, which is within what an `Int32` holds.
    @inline(__always)
    private static func floor(_ value: Float) -> Int {
        // What is far outside or not a number is brought to where a mirror can be.
        let safe = value > -1e6 ? (value < 1e6 ? value : 1e6) : -1e6
        let whole = Int(safe)
        return Float(whole) > safe ? whole &- 1 : whole
    }

    /// `x` folded into `low ... high`.
    private static func mirrored(_ x: Float, _ low: Float, _ high: Float) -> Float {
        if x >= low && x <= high { return x }
        let size = high - low
        // What is far outside is as good as at the edge.
        guard x > low - size, x < high + size else { return x < low ? low : high }
        return x < low ? 2 * low - x : 2 * high - x
    }
}

import CRowKernels
import VitrinePixels

/// A row of premultiplied colours, one plane per component, with memory for whole vectors of eight.
@safe struct GlassColorRow {
    typealias Vector = GlassColors.Vector

    private let base: UnsafeMutablePointer<Float>
    /// The distance from one component's plane to the next.
    private let stride: Int

    init(_ base: UnsafeMutablePointer<Float>, stride: Int) {
        unsafe self.base = unsafe base
        self.stride = stride
    }

    /// Returns the row from pixel `start` on.
    func advanced(by start: Int) -> GlassColorRow { unsafe GlassColorRow(base + start, stride: stride) }

    /// Calls `body` with the first component's plane and the distance to the next one.
    func withPlanes<R>(_ body: (UnsafeMutablePointer<Float>, Int) -> R) -> R { unsafe body(base, stride) }

    @inline(__always)
    subscript(_ i: Int) -> GlassColors {
        get {
            GlassColors(
                red: load(i), green: load(i &+ stride), blue: load(i &+ 2 &* stride),
                alpha: load(i &+ 3 &* stride))
        }
        nonmutating set {
            store(newValue.red, i)
            store(newValue.green, i &+ stride)
            store(newValue.blue, i &+ 2 &* stride)
            store(newValue.alpha, i &+ 3 &* stride)
        }
    }

    /// Sets one pixel.
    @inline(__always)
    func set(_ i: Int, _ color: SIMD4<Float>) {
        for lane in 0..<4 { unsafe base[i &+ lane &* stride] = color[lane] }
    }

    /// Returns one pixel.
    func color(_ i: Int) -> SIMD4<Float> {
        unsafe SIMD4(base[i], base[i + stride], base[i + 2 * stride], base[i + 3 * stride])
    }

    /// Sets `count` pixels to transparent.
    func clear(_ count: Int) {
        for lane in 0..<4 { unsafe (base + lane * stride).update(repeating: 0, count: count) }
    }

    /// Adds a row of colours, each multiplied by its share.
    func add(_ other: GlassColorRow, _ count: Int, shares: UnsafePointer<Float>) {
        var i = 0
        while i < count {
            let share = unsafe UnsafeRawPointer(shares + i).loadUnaligned(as: Vector.self)
            let (sum, next) = (self[i], other[i])
            self[i] = GlassColors(
                red: sum.red + next.red * share, green: sum.green + next.green * share,
                blue: sum.blue + next.blue * share, alpha: sum.alpha + next.alpha * share)
            i &+= GlassColors.lanes
        }
    }

    /// Writes the row's first pixels, in groups of eight, rounded like `PackedPixel.init(rounding:alpha:)`,
    /// with alpha rounded to nearest.
    func store(_ count: Int, _ pixels: UnsafeMutablePointer<PackedPixel>) {
        let whole = (count + 7) / 8 * 8
        unsafe withPlanes { unsafe vitrine_store_light(pixels, whole, $0, $1) }
    }

    @inline(__always)
    private func load(_ i: Int) -> Vector {
        unsafe UnsafeRawPointer(base + i).loadUnaligned(as: Vector.self)
    }

    @inline(__always)
    private func store(_ x: Vector, _ i: Int) {
        unsafe UnsafeMutableRawPointer(base + i).storeBytes(of: x, as: Vector.self)
    }
}

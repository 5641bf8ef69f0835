import VitrinePixels

/// Premultiplied colours of four neighbouring pixels, 0...1, with one vector per component.
///
/// The glass treats all pixels alike but mixes components, which is slow with one pixel per vector: luma
/// takes shuffles, and most steps have to exclude the lane of alpha. Eight pixels per vector take twice the
/// registers of baseline x86-64.
struct GlassColors {
    typealias Vector = SIMD4<Float>
    static let lanes = 4

    var red: Vector
    var green: Vector
    var blue: Vector
    var alpha: Vector

    @inline(__always)
    init(red: Vector, green: Vector, blue: Vector, alpha: Vector) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Creates the colours from four pixels with one component per lane.
    @inline(__always)
    init(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>) {
        (red, green, blue, alpha) = Vector.transposed(a, b, c, d)
    }

    /// Transparent pixels.
    static var clear: GlassColors {
        let zero = Vector(repeating: 0)
        return GlassColors(red: zero, green: zero, blue: zero, alpha: zero)
    }

    @inline(__always)
    func replacing(with other: GlassColors, where mask: SIMDMask<SIMD4<Int32>>) -> GlassColors {
        GlassColors(
            red: red.replacing(with: other.red, where: mask),
            green: green.replacing(with: other.green, where: mask),
            blue: blue.replacing(with: other.blue, where: mask),
            alpha: alpha.replacing(with: other.alpha, where: mask))
    }

    /// Returns the colours with `map` applied to all components.
    @inline(__always)
    func map(_ map: (Vector) -> Vector) -> GlassColors {
        GlassColors(red: map(red), green: map(green), blue: map(blue), alpha: map(alpha))
    }

    /// Returns the colours moved towards `other` by a share per pixel.
    @inline(__always)
    func mixed(with other: GlassColors, by share: Vector) -> GlassColors {
        GlassColors(
            red: red + (other.red - red) * share, green: green + (other.green - green) * share,
            blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
    }

    @inline(__always)
    func adding(_ other: GlassColors) -> GlassColors {
        GlassColors(
            red: red + other.red, green: green + other.green, blue: blue + other.blue,
            alpha: alpha + other.alpha)
    }

    /// The BT.709 luma of the colour, without regard to alpha.
    @inline(__always)
    var luma: Vector {
        (red * Vector(repeating: 0.2126) + green * Vector(repeating: 0.7152))
            + blue * Vector(repeating: 0.0722)
    }

    /// The colours clamped to 0 and each pixel's own alpha; NaN becomes 0.
    @inline(__always)
    var clamped: GlassColors {
        let alpha = Self.maximum(alpha, Vector(repeating: 0))
        @inline(__always)
        func kept(_ x: Vector) -> Vector { Self.minimum(Self.maximum(x, Vector(repeating: 0)), alpha) }
        return GlassColors(red: kept(red), green: kept(green), blue: kept(blue), alpha: alpha)
    }

    @inline(__always)
    var isOpaque: Bool { LaneTest.all(alpha .== Vector(repeating: 1)) }

    /// Returns `x` divided by each pixel's alpha; 0 where alpha is 0.
    @inline(__always)
    func dividedByAlpha(_ x: Vector) -> Vector {
        if isOpaque { return x }
        let isNone = .!(alpha .> Vector(repeating: 0))
        let share = x / alpha.replacing(with: Vector(repeating: 1), where: isNone)
        return share.replacing(with: Vector(repeating: 0), where: isNone)
    }

    /// Returns `x` where that is larger, otherwise `y`: one instruction.
    @inline(__always)
    static func maximum(_ x: Vector, _ y: Vector) -> Vector { y.replacing(with: x, where: x .> y) }

    /// Returns `y` where `x` is larger, otherwise `x`.
    @inline(__always)
    static func minimum(_ x: Vector, _ y: Vector) -> Vector { x.replacing(with: y, where: x .> y) }

    /// Writes the four pixels, rounded like `PackedPixel.init(rounding:alpha:)`, with alpha rounded to
    /// nearest.
    @inline(__always)
    func store(_ pixels: UnsafeMutablePointer<PackedPixel>) {
        let (zero, white) = (Vector(repeating: 0), Vector(repeating: 65535))
        // Adding it rounds, because numbers there have steps of 1; the lower half of the bits is then the
        // whole number.
        let magic = Vector(repeating: 8_388_608)
        var limit = white
        if !isOpaque {
            let high =
                Self.minimum(Self.maximum(alpha, zero), Vector(repeating: 1)) * white + Vector(repeating: 0.5)
            let nearest = (high + magic) - magic
            limit = nearest.replacing(with: nearest - Vector(repeating: 1), where: nearest .> high)
        }
        @inline(__always)
        func raised(_ x: Vector) -> SIMD4<UInt32> {
            let kept = Self.maximum(Self.minimum(x * white, limit), zero)
            return unsafe unsafeBitCast(kept + magic, to: SIMD4<UInt32>.self)
        }
        let sixteen = SIMD4<UInt32>(repeating: 16)
        let exponent = SIMD4<UInt32>(repeating: 0x4B00_0000)
        let top = unsafe unsafeBitCast(limit + magic, to: SIMD4<UInt32>.self)
        var both = SIMD8<UInt32>()
        both.evenHalf = (raised(red) ^ exponent) | (raised(green) &<< sixteen)
        both.oddHalf = (raised(blue) ^ exponent) | (top &<< sixteen)
        unsafe UnsafeMutableRawPointer(pixels).storeBytes(of: both, as: SIMD8<UInt32>.self)
    }
}

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

    @inline(__always)
    func adding(_ other: GlassColors) -> GlassColors {
        GlassColors(
            red: red + other.red, green: green + other.green, blue: blue + other.blue,
            alpha: alpha + other.alpha)
    }

    /// The colours clamped to 0 and each pixel's own alpha; NaN becomes 0.
    @inline(__always)
    var clamped: GlassColors {
        let alpha = Self.maximum(alpha, Vector(repeating: 0))
        @inline(__always)
        func kept(_ x: Vector) -> Vector { Self.minimum(Self.maximum(x, Vector(repeating: 0)), alpha) }
        return GlassColors(red: kept(red), green: kept(green), blue: kept(blue), alpha: alpha)
    }

    /// Returns `x` where that is larger, otherwise `y`: one instruction.
    @inline(__always)
    static func maximum(_ x: Vector, _ y: Vector) -> Vector { y.replacing(with: x, where: x .> y) }

    /// Returns `y` where `x` is larger, otherwise `x`.
    @inline(__always)
    static func minimum(_ x: Vector, _ y: Vector) -> Vector { x.replacing(with: y, where: x .> y) }
}

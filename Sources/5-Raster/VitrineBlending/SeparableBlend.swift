import VitrinePixels

/// A mode that treats each component independently.
protocol SeparableBlend: PixelBlend {
    typealias Vector = SIMD4<Float>

    /// Returns the mix, times 65535, of components `s` and `d` with alphas `a` and `b`, all in 65535ths.
    func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector
}

extension SeparableBlend {
    @inline(__always)
    func blend(_ source: PackedPixel, _ below: PackedPixel) -> PackedPixel {
        let s = source.vector
        let d = below.vector
        let a = Vector(repeating: s.w)
        let b = Vector(repeating: d.w)
        let mixed = s + d - (s * b + d * a - mix(s, d, a, b)) * Vector(repeating: 1 / 65535)
        return PackedPixel(rounding: mixed, alpha: source.alphaOver(below))
    }
}

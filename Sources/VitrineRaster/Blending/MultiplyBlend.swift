// The separable blend modes of W3C Compositing and Blending Level 1, section 9.1, each as its mix: 65535
// `as ab B(cb, cs)` of premultiplied components s and d with alphas a and b, in 65535ths.

/// `B = cb cs`.
struct MultiplyBlend: SeparableBlend {
    @inline(__always)
    func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector { s * d }
}

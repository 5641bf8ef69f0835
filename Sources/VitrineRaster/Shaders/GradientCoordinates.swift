import VitrineDisplayList

/// The coordinates in which the colours of a gradient are interpolated linearly, premultiplied by alpha.
struct GradientCoordinates: Sendable {
    let space: GradientSpace
    /// The encoding of the canvas' components.
    let colorSpace: ColorSpace

    /// Returns a colour, clipped to 0...1, as coordinates of the space times alpha, followed by alpha.
    func premultiplied(_ color: Color) -> SIMD4<Double> {
        func clip(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        let encoded = SIMD3(clip(color.red), clip(color.green), clip(color.blue))
        let alpha = clip(color.alpha)
        let plain: SIMD3<Double>
        switch space {
        case .srgb: plain = encoded
        case .linear: plain = Self.linear(encoded)
        case .oklab: plain = Oklab.fromLinearSRGB(colorSpace.linearSRGB(Self.linear(encoded)))
        }
        return SIMD4(plain * alpha, alpha)
    }

    /// Returns premultiplied coordinates as premultiplied encoded components in 65535ths. Colours outside of
    /// the canvas' space are clipped to it, and no colour exceeds its alpha.
    func encoded(_ value: SIMD4<Double>) -> SIMD4<Double> {
        let alpha = value.w > 0 ? min(value.w, 1) : 0
        if alpha == 0 { return SIMD4(repeating: 0) }
        let mixed = SIMD3(value.x, value.y, value.z)
        let plain: SIMD3<Double>
        switch space {
        case .srgb: return Self.clipped(mixed, alpha)
        case .linear: plain = mixed / alpha
        case .oklab: plain = colorSpace.fromLinearSRGB(Oklab.linearSRGB(mixed / alpha))
        }
        let color = SIMD3(
            ColorSpace.encoded(plain.x), ColorSpace.encoded(plain.y), ColorSpace.encoded(plain.z))
        return Self.clipped(color * alpha, alpha)
    }

    private static func clipped(_ c: SIMD3<Double>, _ alpha: Double) -> SIMD4<Double> {
        func clip(_ value: Double) -> Double { value > 0 ? min(value, alpha) : 0 }
        return SIMD4(clip(c.x), clip(c.y), clip(c.z), alpha) * 65535
    }

    private static func linear(_ c: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(ColorSpace.linear(c.x), ColorSpace.linear(c.y), ColorSpace.linear(c.z))
    }
}

import VitrineColor
import VitrineGeometry

/// The coordinates in which colours, those of a gradient among them, are interpolated linearly, premultiplied
/// by alpha.
public struct GradientCoordinates: Sendable {
    public let space: GradientSpace
    /// The encoding of the canvas' components.
    public let colorSpace: ColorSpace

    public init(space: GradientSpace, colorSpace: ColorSpace) {
        self.space = space
        self.colorSpace = colorSpace
    }

    /// Returns a colour, clipped to 0...1, as coordinates of the space times alpha, followed by alpha. The
    /// hue of a grey is not a number.
    public func premultiplied(_ color: Color) -> SIMD4<Double> {
        func clip(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        let encoded = SIMD3(clip(color.red), clip(color.green), clip(color.blue))
        let alpha = clip(color.alpha)
        let plain: SIMD3<Double>
        switch space {
        case .srgb: plain = encoded
        case .linear: plain = Self.linear(encoded)
        case .oklab: plain = OKLab.fromLinearSRGB(colorSpace.linearSRGB(Self.linear(encoded)))
        case .oklch, .oklchLonger, .oklchIncreasing, .oklchDecreasing:
            let lab = OKLab.fromLinearSRGB(colorSpace.linearSRGB(Self.linear(encoded)))
            let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
            // A transparent colour keeps its hue, as the hue is not multiplied by alpha.
            let hue =
                chroma > Self.minChroma ? ExactMath.atan2(lab.z, lab.y) * (180 / ExactMath.pi) : .nan
            return SIMD4(lab.x * alpha, chroma * alpha, hue, alpha)
        }
        return SIMD4(plain * alpha, alpha)
    }

    /// Returns two colours with hues between which the way is the one that the space asks for. A colour
    /// without a hue takes that of the other; the longer way between equal hues is a whole turn.
    ///
    /// Source: CSS Color 4, sections "Hue Interpolation" and "Powerless components".
    public func aligned(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> (SIMD4<Double>, SIMD4<Double>) {
        guard space.isPolar else { return (a, b) }
        var (from, to) = (a, b)
        switch (a.z.isNaN, b.z.isNaN) {
        case (false, false): break
        case (false, true): to.z = from.z
        case (true, false): from.z = to.z
        case (true, true):
            (from.z, to.z) = (0, 0)
            return (from, to)
        }
        from.z -= 360 * (from.z / 360).rounded(.down)
        to.z -= 360 * (to.z / 360).rounded(.down)
        let way = to.z - from.z
        switch space {
        case .oklchLonger:
            if way > 0 && way < 180 { to.z -= 360 } else if way > -180 && way <= 0 { to.z += 360 }
        case .oklchIncreasing: if way < 0 { to.z += 360 }
        case .oklchDecreasing: if way > 0 { to.z -= 360 }
        default:
            if way > 180 { to.z -= 360 } else if way < -180 { to.z += 360 }
        }
        return (from, to)
    }

    /// The chroma up to which a colour counts as grey. Source: CSS Color 4, section "Oklab".
    private static let minChroma = 0.000004

    /// Returns premultiplied coordinates as premultiplied encoded components in 65535ths. Colours outside of
    /// the canvas' space are clipped to it, and no colour exceeds its alpha.
    @inlinable public func encoded(_ value: SIMD4<Double>) -> SIMD4<Double> {
        let alpha = value.w > 0 ? min(value.w, 1) : 0
        if alpha == 0 { return SIMD4(repeating: 0) }
        if space == .srgb { return Self.clipped(SIMD3(value.x, value.y, value.z), alpha) }
        return Self.clipped(straight(value, alpha) * alpha, alpha)
    }

    /// Returns premultiplied coordinates as a colour, clipped to 0...1; clear if its alpha is not above 0.
    public func color(_ value: SIMD4<Double>) -> Color {
        guard value.w > 0 else { return .clear }
        func clip(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        let plain = straight(value, value.w)
        return Color(red: clip(plain.x), green: clip(plain.y), blue: clip(plain.z), alpha: min(value.w, 1))
    }

    /// Returns premultiplied coordinates as encoded components that are not premultiplied.
    @usableFromInline
    func straight(_ value: SIMD4<Double>, _ alpha: Double) -> SIMD3<Double> {
        let mixed = SIMD3(value.x, value.y, value.z)
        let plain: SIMD3<Double>
        switch space {
        case .srgb: return mixed / alpha
        case .linear: plain = mixed / alpha
        case .oklab: plain = colorSpace.fromLinearSRGB(OKLab.linearSRGB(mixed / alpha))
        case .oklch, .oklchLonger, .oklchIncreasing, .oklchDecreasing:
            let (sine, cosine) = ExactMath.sinCos(degrees: value.z)
            let chroma = value.y / alpha
            let lab = SIMD3(value.x / alpha, chroma * cosine, chroma * sine)
            plain = colorSpace.fromLinearSRGB(OKLab.linearSRGB(lab))
        }
        return SIMD3(ColorSpace.encoded(plain.x), ColorSpace.encoded(plain.y), ColorSpace.encoded(plain.z))
    }

    @inlinable
    static func clipped(_ c: SIMD3<Double>, _ alpha: Double) -> SIMD4<Double> {
        func clip(_ value: Double) -> Double { value > 0 ? min(value, alpha) : 0 }
        return SIMD4(clip(c.x), clip(c.y), clip(c.z), alpha) * 65535
    }

    private static func linear(_ c: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(ColorSpace.linear(c.x), ColorSpace.linear(c.y), ColorSpace.linear(c.z))
    }
}

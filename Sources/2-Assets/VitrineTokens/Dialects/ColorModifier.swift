import VitrineColor

/// A change of a colour, as Tokens Studio writes it in `$extensions`: lighter, darker, mixed or translucent.
///
/// The formulas are those of Tokens Studio's transforms for Style Dictionary, by which designers see the
/// colour elsewhere.
struct ColorModifier {
    enum Kind: String, CaseIterable { case lighten, darken, mix, alpha }
    enum Space: String, CaseIterable { case lch, srgb, p3, hsl }

    var kind: Kind
    /// The amount of the change, from 0 to 1.
    var amount: Double
    var space: Space
    /// The other colour of `mix`.
    var other: TokenColor?

    /// Returns the changed colour, in the space of the change; nil for a colour in a space that cannot be
    /// converted.
    func color(from base: TokenColor) -> TokenColor? {
        if kind == .alpha {
            var color = base
            color.alpha = amount
            color.hex = nil
            return color
        }
        guard var c = components(of: base) else { return nil }
        var alpha = base.alpha
        switch kind {
        case .lighten: c = lightened(c)
        case .darken: c = darkened(c)
        case .mix:
            guard let other, let target = components(of: other) else { return nil }
            c = mixed(c, target)
            alpha += (other.alpha - alpha) * amount
        case .alpha: break
        }
        return TokenColor(space: output, components: [c.x, c.y, c.z], alpha: alpha)
    }

    /// Returns `true` if a colour lies in the sRGB gamut, so that a canvas shows it as it is.
    static func isShownExactly(_ color: TokenColor) -> Bool {
        guard let c = CSSColorSpace.srgb.components(of: vector(color), in: color.space) else { return true }
        return c.min() >= -0.0005 && c.max() <= 1.0005
    }

    private var output: CSSColorSpace {
        switch space {
        case .lch: .lch
        case .srgb: .srgb
        case .p3: .displayP3
        case .hsl: .hsl
        }
    }

    private func components(of color: TokenColor) -> SIMD3<Double>? {
        output.components(of: Self.vector(color), in: color.space)
    }

    private static func vector(_ color: TokenColor) -> SIMD3<Double> {
        let c = color.components.map { $0 ?? 0 }
        return c.count == 3 ? SIMD3(c[0], c[1], c[2]) : SIMD3()
    }

    private func lightened(_ c: SIMD3<Double>) -> SIMD3<Double> {
        switch space {
        case .lch: SIMD3(c.x + (100 - c.x) * amount, c.y * (1 - amount), c.z)
        case .hsl: SIMD3(c.x, c.y, c.z + (100 - c.z) * amount)
        case .srgb, .p3: c + (1 - c) * amount
        }
    }

    private func darkened(_ c: SIMD3<Double>) -> SIMD3<Double> {
        switch space {
        case .lch: SIMD3(c.x * (1 - amount), c.y * (1 - amount), c.z)
        case .hsl: SIMD3(c.x, c.y, c.z * (1 - amount))
        case .srgb, .p3: c * (1 - amount)
        }
    }

    /// Mixes two colours, hues along the shorter arc. A grey takes the hue of the other.
    private func mixed(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> SIMD3<Double> {
        let place: Int
        switch space {
        case .srgb, .p3: return one + (other - one) * amount
        case .lch: place = 2
        case .hsl: place = 0
        }
        var result = one + (other - one) * amount
        let isGrey = one.y < 0.0015
        let isOtherGrey = other.y < 0.0015
        let from = isGrey ? other[place] : one[place]
        var turn = (isOtherGrey ? from : other[place]) - from
        if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
        let hue = (from + turn * amount).truncatingRemainder(dividingBy: 360)
        result[place] = hue < 0 ? hue + 360 : hue
        return result
    }
}

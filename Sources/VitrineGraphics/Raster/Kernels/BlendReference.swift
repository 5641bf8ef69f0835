/// What the blend kernels compute, one pixel and one component at a time.
///
/// Sources: W3C Compositing and Blending Level 1, section 10, in terms of premultiplied components:
/// `s (1 - ab) + d (1 - as) + as ab B(d / ab, s / as)`. Components are integers of 65535ths held in
/// doubles, so sums of their products are exact; there is one rounding at the end. Hence a transparent
/// source leaves the backdrop as it is to the bit, and the other way round.
enum BlendReference {
    typealias Pixel = Pixmap.Pixel

    static let one = 65535.0

    static func blend(_ mode: BlendMode, _ source: Pixel, over backdrop: Pixel) -> Pixel {
        let s = (0..<4).map { Double(source[$0]) }
        let d = (0..<4).map { Double(backdrop[$0]) }
        let (sa, da) = (s[3], d[3])
        switch mode {
        case .plusLighter:
            return pixel((0..<4).map { min(s[$0] + d[$0], one) })
        case .plusDarker:
            let alpha = min(sa + da, one)
            return pixel((0..<3).map { max(alpha - ((sa - s[$0]) + (da - d[$0])), 0) } + [alpha])
        default: break
        }
        let mixed =
            mode.isSeparable
            ? (0..<3).map { separable(mode, s[$0], sa, d[$0], da) }
            : nonSeparable(mode, s.prefix(3).map { $0 * da }, d.prefix(3).map { $0 * sa }, sa * da)
        let alpha = rounded((sa * one + da * one - sa * da) / one)
        let colour = (0..<3).map { lane in
            min(rounded((mixed[lane] + (s[lane] * (one - da) + d[lane] * (one - sa))) / one), alpha)
        }
        return pixel(colour + [alpha])
    }

    private static func rounded(_ value: Double) -> Double { (value + 0.5).rounded(.down) }

    private static func pixel(_ values: [Double]) -> Pixel {
        Pixel(UInt16(values[0]), UInt16(values[1]), UInt16(values[2]), UInt16(values[3]))
    }

    /// `as ab B` of one component.
    static func separable(_ mode: BlendMode, _ s: Double, _ sa: Double, _ d: Double, _ da: Double) -> Double {
        switch mode {
        case .multiply: return s * d
        case .screen: return s * da + d * sa - s * d
        case .overlay: return hardLight(d, da, s, sa)
        case .hardLight: return hardLight(s, sa, d, da)
        case .darken: return min(s * da, d * sa)
        case .lighten: return max(s * da, d * sa)
        case .difference: return abs(s * da - d * sa)
        case .exclusion: return s * da + d * sa - 2 * (s * d)
        case .colorDodge:
            if d == 0 { return 0 }
            return s >= sa ? sa * da : min(sa * da, sa * sa * d / (sa - s))
        case .colorBurn:
            if d >= da { return sa * da }
            return s == 0 ? 0 : max(sa * da - sa * sa * (da - d) / s, 0)
        case .softLight: return softLight(s, sa, d, da)
        default: return s * da
        }
    }

    private static func hardLight(_ s: Double, _ sa: Double, _ d: Double, _ da: Double) -> Double {
        2 * s <= sa ? 2 * (s * d) : sa * da - 2 * ((da - d) * (sa - s))
    }

    private static func softLight(_ s: Double, _ sa: Double, _ d: Double, _ da: Double) -> Double {
        if da == 0 { return 0 }
        let twice = 2 * s - sa
        let c = d / da
        if twice <= 0 { return sa * d + twice * (d * (1 - c)) }
        let lifted = c <= 0.25 ? ((16 * c - 12) * c + 4) * c : c.squareRoot()
        return sa * d + twice * (da * (lifted - c))
    }

    /// `as ab B` of three components, each already multiplied by the other's alpha; `limit` is `as ab`.
    static func nonSeparable(_ mode: BlendMode, _ s: [Double], _ d: [Double], _ limit: Double) -> [Double] {
        switch mode {
        case .hue: setLuminosity(setSaturation(s, saturation(d)), luminosity(d), limit)
        case .saturation: setLuminosity(setSaturation(d, saturation(s)), luminosity(d), limit)
        case .color: setLuminosity(s, luminosity(d), limit)
        default: setLuminosity(d, luminosity(s), limit)
        }
    }

    private static func luminosity(_ c: [Double]) -> Double { (0.3 * c[0] + 0.59 * c[1]) + 0.11 * c[2] }

    private static func saturation(_ c: [Double]) -> Double {
        max(max(c[0], c[1]), c[2]) - min(min(c[0], c[1]), c[2])
    }

    private static func setSaturation(_ c: [Double], _ saturation: Double) -> [Double] {
        let low = min(min(c[0], c[1]), c[2])
        let span = max(max(c[0], c[1]), c[2]) - low
        return span > 0 ? c.map { ($0 - low) * saturation / span } : [0, 0, 0]
    }

    private static func setLuminosity(_ c: [Double], _ wanted: Double, _ limit: Double) -> [Double] {
        let shift = wanted - luminosity(c)
        let moved = c.map { $0 + shift }
        let center = luminosity(moved)
        let low = min(min(moved[0], moved[1]), moved[2])
        let high = max(max(moved[0], moved[1]), moved[2])
        var result = moved
        if low < 0, center > low { result = result.map { center + ($0 - center) * center / (center - low) } }
        if high > limit, high > center {
            result = result.map { center + ($0 - center) * (limit - center) / (high - center) }
        }
        return result.map { min(max($0, 0), limit) }
    }
}

extension BlendMode {
    /// Whether each component is blended on its own.
    var isSeparable: Bool {
        switch self {
        case .hue, .saturation, .color, .luminosity: false
        default: true
        }
    }
}

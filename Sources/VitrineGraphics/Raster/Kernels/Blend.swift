/// Row kernels of the blend modes on packed premultiplied pixels: three components at a time in doubles,
/// in which all products of two 16-bit components are exact. `BlendReference` says what each computes.
///
/// Single precision would be twice as fast, but could not round products of 16 bits correctly, and
/// the ends (white times something, black screened) would no longer be exact.
enum Blend {
    typealias Row = UnsafeMutablePointer<PackedPixel>
    typealias Source = UnsafePointer<PackedPixel>
    typealias Vector = SIMD4<Double>

    /// Blends a row of pixels, thinned to `weight`/65535, into another.
    static func paint(_ mode: BlendMode, _ row: Row, _ count: Int, _ source: Source, weight: UInt16) {
        if mode == .normal { return unsafe SourceOver.paint(row, count, source, weight: weight) }
        for i in 0..<count {
            let above = unsafe source[i].scaled(by: weight)
            // A transparent source leaves what is there, in every mode.
            if above == 0 { continue }
            unsafe row[i] = blend(mode, above, row[i])
        }
    }

    @inline(__always)
    static func blend(_ mode: BlendMode, _ above: PackedPixel, _ below: PackedPixel) -> PackedPixel {
        let s = unpacked(above)
        let d = unpacked(below)
        let one = 65535.0
        switch mode {
        case .plusLighter:
            return packed(least(s + d, Vector(repeating: one)))
        case .plusDarker:
            let alpha = s.w + d.w < one ? s.w + d.w : one
            let sum = Vector(repeating: alpha) - ((Vector(repeating: s.w) - s) + (Vector(repeating: d.w) - d))
            var result = greatest(sum, Vector(repeating: 0))
            result.w = alpha
            return packed(result)
        default: break
        }
        let mixed =
            mode.isSeparable
            ? separable(mode, s, d)
            : nonSeparable(mode, s * d.w, d * s.w, s.w * d.w)
        let alpha = ((s.w * one + d.w * one - s.w * d.w) / one + 0.5).rounded(.down)
        let sum = (mixed + (s * (one - d.w) + d * (one - s.w))) / one + 0.5
        var result = least(floor(sum), Vector(repeating: alpha))
        result.w = alpha
        return packed(result)
    }

    @inline(__always)
    private static func separable(_ mode: BlendMode, _ s: Vector, _ d: Vector) -> Vector {
        let (sa, da) = (s.w, d.w)
        switch mode {
        case .multiply: return s * d
        case .screen: return s * da + d * sa - s * d
        case .darken: return least(s * da, d * sa)
        case .lighten: return greatest(s * da, d * sa)
        case .difference: return greatest(s * da - d * sa, d * sa - s * da)
        case .exclusion: return s * da + d * sa - 2 * (s * d)
        case .hardLight: return hardLight(s, sa, d, da)
        case .overlay: return hardLight(d, da, s, sa)
        default:
            // Those with a division or a root for each component.
            return Vector(
                BlendReference.separable(mode, s.x, sa, d.x, da),
                BlendReference.separable(mode, s.y, sa, d.y, da),
                BlendReference.separable(mode, s.z, sa, d.z, da), 0)
        }
    }

    @inline(__always)
    private static func hardLight(_ s: Vector, _ sa: Double, _ d: Vector, _ da: Double) -> Vector {
        let dark = 2 * (s * d)
        let light = Vector(repeating: sa * da) - 2 * ((da - d) * (sa - s))
        return light.replacing(with: dark, where: 2 * s .<= Vector(repeating: sa))
    }

    @inline(__always)
    private static func nonSeparable(
        _ mode: BlendMode, _ s: Vector, _ d: Vector, _ limit: Double
    ) -> Vector {
        switch mode {
        case .hue: setLuminosity(setSaturation(s, span(d)), luminosity(d), limit)
        case .saturation: setLuminosity(setSaturation(d, span(s)), luminosity(d), limit)
        case .color: setLuminosity(s, luminosity(d), limit)
        default: setLuminosity(d, luminosity(s), limit)
        }
    }

    @inline(__always)
    private static func luminosity(_ c: Vector) -> Double { (0.3 * c.x + 0.59 * c.y) + 0.11 * c.z }
    @inline(__always)
    private static func low(_ c: Vector) -> Double { min(min(c.x, c.y), c.z) }
    @inline(__always)
    private static func high(_ c: Vector) -> Double { max(max(c.x, c.y), c.z) }
    @inline(__always)
    private static func span(_ c: Vector) -> Double { high(c) - low(c) }

    @inline(__always)
    private static func setSaturation(_ c: Vector, _ saturation: Double) -> Vector {
        let low = low(c)
        let span = high(c) - low
        return span > 0 ? (c - low) * saturation / span : Vector(repeating: 0)
    }

    @inline(__always)
    private static func setLuminosity(_ c: Vector, _ wanted: Double, _ limit: Double) -> Vector {
        let moved = c + (wanted - luminosity(c))
        let center = luminosity(moved)
        let (low, high) = (low(moved), high(moved))
        var result = moved
        if low < 0, center > low { result = center + (result - center) * center / (center - low) }
        if high > limit, high > center { result = center + (result - center) * (limit - center) / (high - center) }
        return least(greatest(result, Vector(repeating: 0)), Vector(repeating: limit))
    }

    @inline(__always)
    private static func least(_ a: Vector, _ b: Vector) -> Vector { a.replacing(with: b, where: b .< a) }
    @inline(__always)
    private static func greatest(_ a: Vector, _ b: Vector) -> Vector { a.replacing(with: b, where: b .> a) }

    /// Of values below 2^31 that are not negative: what conversion to an integer cuts off.
    @inline(__always)
    private static func floor(_ v: Vector) -> Vector {
        Vector(Double(Int32(v.x)), Double(Int32(v.y)), Double(Int32(v.z)), 0)
    }

    @inline(__always)
    private static func unpacked(_ pixel: PackedPixel) -> Vector {
        func lane(_ shift: UInt64) -> Double {
            Double(Int32(truncatingIfNeeded: (pixel >> shift) & 0xFFFF))
        }
        return Vector(lane(0), lane(16), lane(32), lane(48))
    }

    @inline(__always)
    private static func packed(_ v: Vector) -> PackedPixel {
        func lane(_ value: Double) -> UInt64 { UInt64(UInt32(truncatingIfNeeded: Int32(value))) }
        return lane(v.x) | lane(v.y) << 16 | lane(v.z) << 32 | lane(v.w) << 48
    }
}

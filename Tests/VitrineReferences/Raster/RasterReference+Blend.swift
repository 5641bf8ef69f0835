import VitrineColor

@testable import VitrineDisplayList

extension RasterReference {
    /// Returns two premultiplied pixels blended as in W3C Compositing and Blending Level 1, using plain
    /// colours.
    static func blend(_ mode: BlendMode, _ source: [Double], _ below: [Double]) -> [Double] {
        let (a, b) = (source[3], below[3])
        if a == 0 { return below }
        if mode == .plusLighter { return zip(source, below).map { min($0 + $1, 1) } }
        if mode == .plusDarker {
            let alpha = min(a + b, 1)
            return (0..<3).map { max(0, alpha - (a - source[$0]) - (b - below[$0])) } + [alpha]
        }
        let alpha = a + b - a * b
        if b == 0 { return source }
        let cs = source.prefix(3).map { $0 / a }
        let cb = below.prefix(3).map { $0 / b }
        let mixed = mix(mode, Array(cb), Array(cs))
        return (0..<3).map { lane in
            a * (1 - b) * cs[lane] + a * b * mixed[lane] + (1 - a) * b * cb[lane]
        } + [alpha]
    }

    /// Returns the same where the colour mixed is that below through a matrix, clamped.
    static func blend(through matrix: ColorMatrix, _ source: [Double], _ below: [Double]) -> [Double] {
        let (a, b) = (source[3], below[3])
        if a == 0 { return below }
        if b == 0 { return source }
        let cb = below.prefix(3).map { $0 / b }
        let m = matrix.factors
        return (0..<3).map { lane in
            let row = 5 * lane
            let mixed = min(max(m[row] * cb[0] + m[row + 1] * cb[1] + m[row + 2] * cb[2] + m[row + 4], 0), 1)
            return (1 - b) * source[lane] + a * b * mixed + (1 - a) * below[lane]
        } + [a + b - a * b]
    }

    private static func mix(_ mode: BlendMode, _ cb: [Double], _ cs: [Double]) -> [Double] {
        switch mode {
        case .hue: setLuminance(setSaturation(cs, saturation(cb)), luminance(cb))
        case .saturation: setLuminance(setSaturation(cb, saturation(cs)), luminance(cb))
        case .color: setLuminance(cs, luminance(cb))
        case .luminosity: setLuminance(cb, luminance(cs))
        default: (0..<3).map { separable(mode, cb[$0], cs[$0]) }
        }
    }

    private static func separable(_ mode: BlendMode, _ cb: Double, _ cs: Double) -> Double {
        switch mode {
        case .multiply: return cb * cs
        case .screen: return cb + cs - cb * cs
        case .overlay: return separable(.hardLight, cs, cb)
        case .darken: return min(cb, cs)
        case .lighten: return max(cb, cs)
        case .colorDodge: return cb == 0 ? 0 : cs == 1 ? 1 : min(1, cb / (1 - cs))
        case .colorBurn: return cb == 1 ? 1 : cs == 0 ? 0 : 1 - min(1, (1 - cb) / cs)
        case .hardLight:
            return cs <= 0.5 ? cb * 2 * cs : separable(.screen, cb, 2 * cs - 1)
        case .softLight:
            if cs <= 0.5 { return cb - (1 - 2 * cs) * cb * (1 - cb) }
            let d = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
            return cb + (2 * cs - 1) * (d - cb)
        case .difference: return abs(cb - cs)
        case .exclusion: return cb + cs - 2 * cb * cs
        default: return cs
        }
    }

    private static func luminance(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

    private static func saturation(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

    private static func setSaturation(_ c: [Double], _ s: Double) -> [Double] {
        let order = [0, 1, 2].sorted { c[$0] < c[$1] }
        var result = [0.0, 0, 0]
        if c[order[2]] > c[order[0]] {
            result[order[1]] = (c[order[1]] - c[order[0]]) * s / (c[order[2]] - c[order[0]])
            result[order[2]] = s
        }
        return result
    }

    private static func setLuminance(_ c: [Double], _ l: Double) -> [Double] {
        let d = l - luminance(c)
        var result = c.map { $0 + d }
        let (middle, low, high) = (luminance(result), result.min() ?? 0, result.max() ?? 0)
        if low < 0 && low < middle {
            result = result.map { middle + ($0 - middle) * middle / (middle - low) }
        }
        if high > 1 && high > middle {
            result = result.map { middle + ($0 - middle) * (1 - middle) / (high - middle) }
        }
        return result
    }
}

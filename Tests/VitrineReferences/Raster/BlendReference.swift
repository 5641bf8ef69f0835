import VitrineColor

@testable import VitrineDisplayList
@testable import VitrinePixels

/// The reference implementation of the kernels of `Blend`, one component at a time.
enum BlendReference {
    typealias Pixel = Pixmap.Pixel

    static func paint(_ mode: BlendMode, _ row: [Pixel], _ source: [Pixel], weight: UInt16) -> [Pixel] {
        zip(row, source).map { blend(mode, SourceOverReference.scaled($1, weight), $0) }
    }

    static func blend(_ mode: BlendMode, _ source: Pixel, _ below: Pixel) -> Pixel {
        if source.w == 0 { return below }
        switch mode {
        case .normal: return SourceOverReference.over(source, below)
        case .plusLighter, .plusDarker: return plus(mode, source, below)
        case .hue, .saturation, .color, .luminosity: return nonSeparable(mode, source, below)
        default: break
        }
        var result = SourceOverReference.over(source, below)
        let a = Float(source.w)
        let b = Float(below.w)
        for lane in 0..<3 {
            let s = Float(source[lane])
            let d = Float(below[lane])
            let value = s + d - (s * b + d * a - mix(mode, s, d, a, b)) * (1 / 65535)
            result[lane] = UInt16(max(min(value, Float(result.w)), 0).rounded(.toNearestOrEven))
        }
        return result
    }

    /// Returns a pixel where the colour mixed is that below through a matrix.
    static func blend(through matrix: ColorMatrix, _ source: Pixel, _ below: Pixel) -> Pixel {
        if source.w == 0 { return below }
        var result = SourceOverReference.over(source, below)
        let (a, b) = (Double(source.w), Double(below.w))
        let m = matrix.factors
        for lane in 0..<3 {
            let row = 5 * lane
            let (s, d) = (Double(source[lane]), Double(below[lane]))
            let colour =
                m[row] * Double(below.x) + m[row + 1] * Double(below.y) + m[row + 2] * Double(below.z)
            let mixed = min(max((colour + m[row + 4] * b) * a, 0), a * b)
            let value = s + d - (s * b + d * a - mixed) / 65535
            result[lane] = UInt16(max(min(value, Double(result.w)), 0).rounded(.toNearestOrEven))
        }
        return result
    }

    /// Returns 65535 `as ab B(cb, cs)`.
    private static func mix(_ mode: BlendMode, _ s: Float, _ d: Float, _ a: Float, _ b: Float) -> Float {
        switch mode {
        case .multiply: return s * d
        case .screen: return s * b + d * a - s * d
        case .overlay: return mix(.hardLight, d, s, b, a)
        case .darken: return min(s * b, d * a)
        case .lighten: return max(s * b, d * a)
        case .colorDodge:
            if d == 0 { return 0 }
            return s == a ? a * b : min(a * a * d / (a - s), a * b)
        case .colorBurn:
            if d == b { return a * b }
            return s == 0 ? 0 : a * b - min(a * a * (b - d) / s, a * b)
        case .hardLight: return 2 * s <= a ? 2 * s * d : a * b - 2 * (a - s) * (b - d)
        case .softLight:
            if d == 0 { return 0 }
            let c = d / b
            if 2 * s <= a { return a * d + (2 * s - a) * d * (1 - c) }
            let target = c <= 0.25 ? ((c * 16 - 12) * c + 4) * d : (d * b).squareRoot()
            return a * d + (2 * s - a) * (target - d)
        case .difference: return abs(s * b - d * a)
        default: return s * b + d * a - 2 * s * d
        }
    }

    private static func plus(_ mode: BlendMode, _ source: Pixel, _ below: Pixel) -> Pixel {
        var result = Pixel()
        let alphas = Int(source.w) + Int(below.w)
        for lane in 0..<4 {
            let sum = Int(source[lane]) + Int(below[lane])
            let excess = mode == .plusDarker && lane < 3 ? max(alphas - 65535, 0) : 0
            result[lane] = UInt16(max(min(sum, mode == .plusDarker && lane < 3 ? sum : 65535) - excess, 0))
        }
        return result
    }

    private static func nonSeparable(_ mode: BlendMode, _ source: Pixel, _ below: Pixel) -> Pixel {
        let a = Double(source.w)
        let b = Double(below.w)
        let s = (0..<3).map { Double(source[$0]) }
        let d = (0..<3).map { Double(below[$0]) }
        func range(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }
        func luminance(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
        func setSaturation(_ c: [Double], _ saturation: Double) -> [Double] {
            range(c) == 0 ? [0, 0, 0] : c.map { ($0 - (c.min() ?? 0)) * saturation / range(c) }
        }
        func setLuminance(_ c: [Double], _ wanted: Double) -> [Double] {
            let shift = wanted - luminance(c)
            var moved = c.map { $0 + shift }
            let middle = luminance(moved)
            let low = moved.min() ?? 0
            let high = moved.max() ?? 0
            if low < 0 && low < middle {
                moved = moved.map { middle + ($0 - middle) * middle / (middle - low) }
            }
            if high > a * b && high > middle {
                moved = moved.map { middle + ($0 - middle) * (a * b - middle) / (high - middle) }
            }
            return moved
        }
        let above = s.map { $0 * b }
        let beneath = d.map { $0 * a }
        let mixed: [Double]
        switch mode {
        case .hue: mixed = setLuminance(setSaturation(s, range(d) * a), luminance(beneath))
        case .saturation: mixed = setLuminance(setSaturation(d, range(s) * b), luminance(beneath))
        case .color: mixed = setLuminance(above, luminance(beneath))
        default: mixed = setLuminance(beneath, luminance(above))
        }
        var result = SourceOverReference.over(source, below)
        for lane in 0..<3 {
            let sum = s[lane] + d[lane] - (above[lane] + beneath[lane] - mixed[lane]) / 65535
            result[lane] = UInt16(max(min(sum, Double(result.w)), 0).rounded(.toNearestOrEven))
        }
        return result
    }
}

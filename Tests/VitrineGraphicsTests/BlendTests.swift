import Testing
import VitrineTestSupport

@testable import VitrineGraphics

/// Blend modes: the kernel against its plain twin, the twin against the W3C's formulas, and the ends.
@Suite struct BlendTests {
    private func rendered(_ mode: BlendMode, _ s: Pixmap.Pixel, _ d: Pixmap.Pixel, weight: UInt16 = 65535)
        -> Pixmap.Pixel
    {
        var row = [PackedPixel(d)]
        let source = [PackedPixel(s)]
        unsafe row.withUnsafeMutableBufferPointer { row in
            unsafe source.withUnsafeBufferPointer { source in
                guard let to = row.baseAddress, let from = source.baseAddress else { return }
                unsafe Blend.paint(mode, to, 1, from, weight: weight)
            }
        }
        return row[0].unpacked
    }

    @Test(arguments: BlendMode.allCases)
    func kernelEqualsItsTwin(mode: BlendMode) {
        var random = SeededGenerator(seed: 40)
        for _ in 0..<4000 {
            let (s, d) = (random.pixel(), random.pixel())
            let expected =
                mode == .normal ? SourceOverReference.over(s, d) : BlendReference.blend(mode, s, over: d)
            guard rendered(mode, s, d) == expected else {
                Issue.record("\(mode): \(s) over \(d) is \(rendered(mode, s, d)), not \(expected)")
                return
            }
        }
    }

    /// `B(cb, cs)` of the W3C's text, of colours that are not premultiplied.
    static func formula(_ mode: BlendMode, _ b: [Double], _ s: [Double]) -> [Double] {
        func each(_ f: (Double, Double) -> Double) -> [Double] { zip(b, s).map { f($0, $1) } }
        func hardLight(_ cb: Double, _ cs: Double) -> Double {
            cs <= 0.5 ? cb * (2 * cs) : cb + (2 * cs - 1) - cb * (2 * cs - 1)
        }
        func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
        func sat(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }
        func clip(_ c: [Double]) -> [Double] {
            let (l, n, x) = (lum(c), c.min() ?? 0, c.max() ?? 0)
            var c = c
            if n < 0 { c = c.map { l + ($0 - l) * l / (l - n) } }
            if x > 1 { c = c.map { l + ($0 - l) * (1 - l) / (x - l) } }
            return c
        }
        func setLum(_ c: [Double], _ l: Double) -> [Double] { clip(c.map { $0 + l - lum(c) }) }
        func setSat(_ c: [Double], _ s: Double) -> [Double] {
            let (low, high) = (c.min() ?? 0, c.max() ?? 0)
            return high > low ? c.map { ($0 - low) * s / (high - low) } : [0, 0, 0]
        }
        switch mode {
        case .normal: return s
        case .multiply: return each { $0 * $1 }
        case .screen: return each { $0 + $1 - $0 * $1 }
        case .overlay: return each { hardLight($1, $0) }
        case .darken: return each { min($0, $1) }
        case .lighten: return each { max($0, $1) }
        case .colorDodge: return each { $0 == 0 ? 0 : $1 == 1 ? 1 : min(1, $0 / (1 - $1)) }
        case .colorBurn: return each { $0 == 1 ? 1 : $1 == 0 ? 0 : 1 - min(1, (1 - $0) / $1) }
        case .hardLight: return each(hardLight)
        case .softLight:
            return each { cb, cs in
                let d = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
                return cs <= 0.5
                    ? cb - (1 - 2 * cs) * cb * (1 - cb) : cb + (2 * cs - 1) * (d - cb)
            }
        case .difference: return each { abs($0 - $1) }
        case .exclusion: return each { $0 + $1 - 2 * $0 * $1 }
        case .hue: return setLum(setSat(s, sat(b)), lum(b))
        case .saturation: return setLum(setSat(b, sat(s)), lum(b))
        case .color: return setLum(s, lum(b))
        case .luminosity: return setLum(b, lum(s))
        case .plusLighter, .plusDarker: return s
        }
    }

    /// Within one 65535th: half of it is the rounding.
    @Test(arguments: BlendMode.allCases.filter { $0 != .plusLighter && $0 != .plusDarker })
    func followsTheFormula(mode: BlendMode) {
        var random = SeededGenerator(seed: 41)
        for _ in 0..<3000 {
            let (s, d) = (random.pixel(), random.pixel())
            let (sa, da) = (Double(s.w) / 65535, Double(d.w) / 65535)
            func plain(_ p: Pixmap.Pixel) -> [Double] {
                (0..<3).map { p.w == 0 ? 0 : Double(p[$0]) / Double(p.w) }
            }
            let mixed = Self.formula(mode, plain(d), plain(s))
            var expected = (0..<3).map { lane in
                (1 - da) * Double(s[lane]) + (1 - sa) * Double(d[lane]) + sa * da * mixed[lane] * 65535
            }
            expected.append((sa + da - sa * da) * 65535)
            let result = rendered(mode, s, d)
            let isNear = (0..<4).allSatisfy { abs(Double(result[$0]) - expected[$0]) <= 1 }
            guard isNear else {
                Issue.record("\(mode): \(s) over \(d) is \(result), not \(expected)")
                return
            }
        }
    }

    @Test(arguments: BlendMode.allCases)
    func endsAreExact(mode: BlendMode) {
        var random = SeededGenerator(seed: 42)
        let clear = Pixmap.Pixel(repeating: 0)
        for _ in 0..<1000 {
            let p = random.pixel()
            #expect(rendered(mode, clear, p) == p, "nothing over \(p)")
            #expect(rendered(mode, p, p, weight: 0) == p)
            #expect(rendered(mode, p, clear) == p, "\(p) over nothing")
            var opaque = p
            opaque.w = 65535
            let white = Pixmap.Pixel(repeating: 65535)
            let black = Pixmap.Pixel(0, 0, 0, 65535)
            switch mode {
            case .multiply, .darken: #expect(rendered(mode, white, opaque) == opaque)
            case .screen, .lighten, .difference, .exclusion, .plusLighter, .colorDodge:
                #expect(rendered(mode, black, opaque) == opaque)
            case .colorBurn: #expect(rendered(mode, white, opaque) == opaque)
            case .plusDarker: #expect(rendered(mode, white, opaque) == opaque)
            default: break
            }
        }
    }

    @Test(arguments: BlendMode.allCases)
    func colourNeverExceedsAlpha(mode: BlendMode) {
        var random = SeededGenerator(seed: 43)
        for _ in 0..<4000 {
            let result = rendered(mode, random.pixel(), random.pixel(), weight: random.sample())
            #expect(result.x <= result.w && result.y <= result.w && result.z <= result.w, "\(result)")
        }
    }

    @Test func atopKeepsAlpha() {
        var random = SeededGenerator(seed: 44)
        for _ in 0..<4000 {
            let (above, below, weight) = (random.pixel(), random.pixel(), random.sample())
            var row = [PackedPixel(below)]
            unsafe row.withUnsafeMutableBufferPointer { row in
                guard let base = row.baseAddress else { return }
                unsafe Masking.paintAtop(base, 1, PackedPixel(above), weights: [weight])
            }
            let result = row[0].unpacked
            #expect(result.w == below.w)
            let a = SourceOverReference.scaled(above, weight)
            #expect(
                result
                    == SourceOverReference.sum(
                        SourceOverReference.scaled(a, below.w), SourceOverReference.scaled(below, 65535 - a.w)
                    ))
        }
    }
}

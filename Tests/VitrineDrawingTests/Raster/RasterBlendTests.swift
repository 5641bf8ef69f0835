import Testing
import VitrineTestSupport

@testable import VitrineBlending
@testable import VitrineDisplayList
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// The blend kernels compared with their reference implementations and the formulas of the specification, and
/// results that must be exact.
@Suite struct RasterBlendTests {
    typealias Pixel = Pixmap.Pixel

    static func blend(_ mode: BlendMode, _ source: Pixel, over below: Pixel, weight: UInt16 = 65535) -> Pixel
    {
        run(mode, [below], [source], weight: weight)[0]
    }

    private static func run(
        _ mode: BlendMode, _ row: [Pixel], _ source: [Pixel], weight: UInt16
    ) -> [Pixel] {
        let fence: PackedPixel = 0x0123_4567_89AB_CDEF
        var padded = [fence] + row.map { PackedPixel($0) } + [fence]
        let sources = [0] + source.map { PackedPixel($0) }
        unsafe padded.withUnsafeMutableBufferPointer { target in
            unsafe sources.withUnsafeBufferPointer { from in
                guard let target = target.baseAddress, let from = from.baseAddress else { return }
                unsafe Blend.paint(mode, target + 1, row.count, from + 1, weight: weight)
            }
        }
        #expect(padded.first == fence && padded.last == fence)
        return padded.dropFirst().dropLast().map(\.unpacked)
    }

    @Test(arguments: BlendMode.allCases)
    func kernelsEqualTheirReference(mode: BlendMode) {
        for seed in UInt64(0)..<60 {
            var random = SeededGenerator(seed: seed)
            let width = Int(seed % 12)
            let row = (0..<width).map { _ in random.pixel() }
            let source = (0..<width).map { _ in random.pixel() }
            let weight = seed % 3 == 0 ? 65535 : random.biased()
            let result = Self.run(mode, row, source, weight: weight)
            #expect(
                result == BlendReference.paint(mode, row, source, weight: weight), "\(mode) seed \(seed)")
        }
    }

    /// Within 0.6/65535 of the specification's formulas in doubles, no colour above alpha.
    @Test(arguments: BlendMode.allCases)
    func kernelsFollowTheSpecification(mode: BlendMode) {
        var random = SeededGenerator(seed: 77)
        var worst = 0.0
        var isSound = true
        for i in 0..<3000 {
            let source = i % 2 == 0 ? random.pixel() : random.premultiplied()
            let below = i % 3 == 0 ? random.pixel() : random.premultiplied()
            let result = Self.blend(mode, source, over: below)
            let expected = RasterReference.blend(
                mode, (0..<4).map { Double(source[$0]) / 65535 }, (0..<4).map { Double(below[$0]) / 65535 })
            for lane in 0..<4 { worst = max(worst, abs(Double(result[lane]) - expected[lane] * 65535)) }
            isSound = isSound && max(result.x, result.y, result.z) <= result.w
        }
        #expect(worst <= 0.6, "\(mode)")
        #expect(isSound, "\(mode)")
    }

    @Test(arguments: BlendMode.allCases)
    func nothingChangesNothing(mode: BlendMode) {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<300 {
            let pixel = random.pixel()
            #expect(Self.blend(mode, Pixel(), over: pixel) == pixel, "\(mode)")
            #expect(Self.blend(mode, random.pixel(), over: pixel, weight: 0) == pixel, "\(mode)")
            #expect(Self.blend(mode, pixel, over: Pixel()) == pixel, "\(mode) over nothing")
        }
    }

    /// The effects of black, white and the colour itself on an opaque colour, to the bit.
    @Test func endsAreExact() {
        var random = SeededGenerator(seed: 6)
        let white = Pixel(repeating: 65535)
        let black = Pixel(0, 0, 0, 65535)
        for _ in 0..<400 {
            var c = random.premultiplied()
            c.w = 65535
            let opaque = c
            var inverse = white &- opaque
            inverse.w = 65535
            func expect(_ mode: BlendMode, _ source: Pixel, _ below: Pixel, _ result: Pixel) {
                #expect(Self.blend(mode, source, over: below) == result, "\(mode) \(source) \(below)")
            }
            for (a, b) in [(white, opaque), (opaque, white)] {
                expect(.multiply, a, b, opaque)
                expect(.screen, a, b, white)
                expect(.darken, a, b, opaque)
                expect(.lighten, a, b, white)
                expect(.difference, a, b, inverse)
                expect(.exclusion, a, b, inverse)
                expect(.plusLighter, a, b, white)
                expect(.plusDarker, a, b, opaque)
            }
            for (a, b) in [(black, opaque), (opaque, black)] {
                expect(.multiply, a, b, black)
                expect(.screen, a, b, opaque)
                expect(.darken, a, b, black)
                expect(.lighten, a, b, opaque)
                expect(.difference, a, b, opaque)
                expect(.exclusion, a, b, opaque)
                expect(.plusLighter, a, b, opaque)
                expect(.plusDarker, a, b, black)
            }
            for mode in [BlendMode.overlay, .hardLight, .colorDodge, .colorBurn] {
                expect(
                    mode, mode == .overlay ? opaque : black, mode == .overlay ? black : opaque,
                    mode == .colorDodge
                        ? opaque
                        : mode == .colorBurn && opaque != white
                            ? Pixel(
                                opaque.x == 65535 ? 65535 : 0, opaque.y == 65535 ? 65535 : 0,
                                opaque.z == 65535 ? 65535 : 0, 65535) : mode == .colorBurn ? white : black)
            }
            expect(.hardLight, white, opaque, white)
            expect(.overlay, opaque, white, white)
            expect(.colorBurn, white, opaque, opaque)
            expect(.softLight, opaque, black, black)
            expect(.softLight, opaque, white, white)
            expect(.difference, opaque, opaque, black)
            expect(.darken, opaque, opaque, opaque)
            expect(.lighten, opaque, opaque, opaque)
            for mode in [BlendMode.hue, .saturation, .color, .luminosity] {
                expect(mode, opaque, opaque, opaque)
            }
            let grey = Pixel(opaque.x, opaque.x, opaque.x, 65535)
            expect(.color, white, grey, grey)
            expect(.hue, opaque, grey, grey)
            expect(.luminosity, grey, white, grey)
        }
    }

    @Test(arguments: BlendMode.allCases)
    func greyStaysGrey(mode: BlendMode) {
        var random = SeededGenerator(seed: 8)
        for _ in 0..<300 {
            var (a, b) = (random.premultiplied(), random.premultiplied())
            a.y = a.x
            a.z = a.x
            b.y = b.x
            b.z = b.x
            let result = Self.blend(mode, a, over: b)
            #expect(result.x == result.y && result.y == result.z, "\(mode)")
        }
    }
}

extension SeededGenerator {
    /// Returns a pixel with evenly distributed colour and alpha.
    mutating func premultiplied() -> Pixmap.Pixel {
        let alpha = UInt16(truncatingIfNeeded: next())
        func component(_ bits: UInt64) -> UInt16 {
            SourceOverReference.product(UInt16(truncatingIfNeeded: bits), alpha)
        }
        let bits = next()
        return Pixmap.Pixel(component(bits), component(bits >> 16), component(bits >> 32), alpha)
    }
}

import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineBlending
@testable import VitrineDisplayList
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// Colour filters and mask kernels compared with their reference implementations, and results that must be
/// exact.
@Suite struct RasterFilterTests {
    typealias Pixel = Pixmap.Pixel

    static func apply(_ filters: [LayerFilter], to pixels: [Pixel]) -> [Pixel] {
        var row = pixels.map { PackedPixel($0) }
        unsafe row.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            unsafe ColorFilter(filters)?.apply(to: base, count: buffer.count)
        }
        return row.map(\.unpacked)
    }

    private static func filter(_ random: inout SeededGenerator) -> LayerFilter {
        switch random.next() % 9 {
        case 0: .matrix(.saturation(random.number(0, 3)))
        case 1: .matrix(.brightness(random.number(-0.5, 0.5)))
        case 2: .matrix(.contrast(random.number(0, 2)))
        case 3: .matrix(.hueRotation(degrees: random.number(-180, 360)))
        case 4: .matrix(.sepia(random.number(0, 1)))
        case 5: .matrix(.invert(random.number(0, 1)))
        case 6: .matrix(.multiply(random.color()))
        case 7:
            .matrix(
                ColorMatrix((0..<20).map { _ in random.number(-1, 1) }) ?? .identity)
        default:
            .luminanceCurve(
                LuminanceCurve(
                    amount: random.number(0, 1), ordinates: (0..<4).map { _ in random.number(0, 1) }))
        }
    }

    @Test(arguments: UInt64(0)..<40)
    func chainsEqualTheirReference(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let filters = (0..<Int(seed % 4) + 1).map { _ in Self.filter(&random) }
        var pixels = (0..<60).map { _ in random.pixel() }
        for i in stride(from: 2, to: 60, by: 3) { pixels[i] = pixels[i - 1] }
        let result = Self.apply(filters, to: pixels)
        #expect(result == pixels.map { ColorFilterReference.apply(filters, to: $0) }, "seed \(seed)")
        let isSound = result.allSatisfy { max($0.x, $0.y, $0.z) <= $0.w }
        #expect(isSound, "seed \(seed)")
        for (pixel, got) in zip(pixels, result) where pixel.w > 2000 {
            let expected = ColorFilterReference.defined(
                filters, of: (0..<4).map { Double(pixel[$0]) / 65535 })
            let isNear = (0..<4).allSatisfy { abs(Double(got[$0]) - expected[$0] * 65535) <= 1.1 }
            #expect(isNear, "seed \(seed)")
        }
    }

    /// Groups of four pixels and those left over, equal ones and others, are as each on its own.
    @Test(arguments: Array(1...13) + [63, 64, 65, 67, 130]) func rowsOfAnyLength(count: Int) {
        var random = SeededGenerator(seed: UInt64(count))
        let filters = (0..<3).map { _ in Self.filter(&random) }
        var pixels = (0..<count).map { _ in random.pixel() }
        for i in 4..<max(count, 8) where i < min(count, 8) { pixels[i] = pixels[3] }
        if count > 9 { pixels[9] = Pixel() }
        #expect(Self.apply(filters, to: pixels) == pixels.map { ColorFilterReference.apply(filters, to: $0) })
    }

    /// A matrix of ones and zeros returns every pixel unchanged, even if it is not known to be the identity.
    @Test func identitiesAreExact() {
        var random = SeededGenerator(seed: 3)
        let pixels = (0..<4000).map { i in i % 2 == 0 ? random.pixel() : random.premultiplied() }
        let still: [LayerFilter] = [
            .matrix(.identity), .matrix(.saturation(1)), .matrix(.contrast(1)), .matrix(.sepia(0)),
            .matrix(.hueRotation(degrees: 0)), .matrix(.invert(0)),
            .luminanceCurve(LuminanceCurve(amount: 0, ordinates: [0, 1, 0, 1])),
        ]
        for filter in still { #expect(Self.apply([filter], to: pixels) == pixels, "\(filter)") }
        #expect(pixels.allSatisfy { ColorFilterReference.apply([.matrix(.identity)], to: $0) == $0 })
        let twice = Self.apply([.matrix(.invert(1)), .matrix(.invert(1))], to: pixels)
        #expect(twice == pixels)
    }

    @Test func greyStaysGrey() {
        var random = SeededGenerator(seed: 4)
        let greys = (0..<1000).map { _ -> Pixel in
            let alpha = UInt16(truncatingIfNeeded: random.next())
            let value = SourceOverReference.product(alpha, UInt16(truncatingIfNeeded: random.next()))
            return Pixel(value, value, value, alpha)
        }
        for amount in [0, 0.3, 0.71, 1, 1.8, 2.5] {
            #expect(Self.apply([.matrix(.saturation(amount))], to: greys) == greys)
            #expect(Self.apply([.matrix(.hueRotation(degrees: amount * 77))], to: greys) == greys)
            for filter in [ColorMatrix.contrast(amount), .brightness(amount - 1), .invert(amount / 2.5)] {
                let isGrey = Self.apply([.matrix(filter)], to: greys).allSatisfy {
                    $0.x == $0.y && $0.y == $0.z
                }
                #expect(isGrey, "\(filter)")
            }
        }
        let colors = (0..<1000).map { _ in random.premultiplied() }
        let isGrey = Self.apply([.matrix(.grayscale(1))], to: colors).allSatisfy {
            $0.x == $0.y && $0.y == $0.z
        }
        #expect(isGrey)
    }

    @Test(arguments: 0...17)
    func maskKernelsEqualTheirReference(width: Int) {
        for seed in UInt64(0)..<12 {
            var random = SeededGenerator(seed: seed &* 31 &+ UInt64(width))
            let row = (0..<width).map { _ in random.pixel() }
            let weights = (0..<width).map { _ in random.biased() }
            let pixel = random.pixel()
            var packed = row.map { PackedPixel($0) }
            var luma = weights
            var scaled = packed
            unsafe packed.withUnsafeMutableBufferPointer { row in
                unsafe scaled.withUnsafeMutableBufferPointer { scaled in
                    unsafe luma.withUnsafeMutableBufferPointer { luma in
                        unsafe weights.withUnsafeBufferPointer { weights in
                            guard let row = row.baseAddress, let luma = luma.baseAddress,
                                let weights = weights.baseAddress, let scaled = scaled.baseAddress
                            else { return }
                            unsafe MaskKernels.luminance(luma, width, of: row)
                            unsafe MaskKernels.scale(scaled, width, weights: weights)
                            unsafe MaskKernels.paintAtop(row, width, PackedPixel(pixel), weights: weights)
                        }
                    }
                }
            }
            #expect(luma == row.map { MaskReference.luminance($0) })
            #expect(scaled.map(\.unpacked) == zip(row, weights).map { SourceOverReference.scaled($0, $1) })
            let atop = packed.map(\.unpacked)
            #expect(atop == zip(row, weights).map { MaskReference.paintAtop($0, pixel, weight: $1) })
            #expect(zip(atop, row).allSatisfy { $0.w == $1.w })
        }
    }
}

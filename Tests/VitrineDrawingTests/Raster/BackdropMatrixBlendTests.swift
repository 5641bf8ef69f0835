import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineBlending
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// Groups that show what is below through a matrix, compared with a plain implementation, with the formula in
/// doubles, and with colours measured on iOS 26.
@Suite struct BackdropMatrixBlendTests {
    typealias Pixel = Pixmap.Pixel

    static let matrices: [ColorMatrix] = [
        .luminance(times: -0.9), .luminance(times: -0.95, plus: 0.95), .saturation(1.2, plus: -0.074),
        .saturation(0), .identity, .invert(1), .hueRotation(degrees: 70),
    ]

    private func blend(_ matrix: ColorMatrix, _ source: Pixel, over below: Pixel) throws -> Pixel {
        let mix = Blend.Mix.matrix(try #require(BackdropMatrixBlend(matrix)))
        var row = PackedPixel(below)
        let above = PackedPixel(source)
        unsafe withUnsafeMutablePointer(to: &row) { row in
            unsafe withUnsafePointer(to: above) { unsafe Blend.paint(mix, row, 1, $0, weight: 65535) }
        }
        return row.unpacked
    }

    @Test(arguments: matrices)
    func equalsItsReferenceAndTheFormula(matrix: ColorMatrix) throws {
        var random = SeededGenerator(seed: 31)
        for index in 0..<3000 {
            let source = index % 2 == 0 ? random.pixel() : random.premultiplied()
            let below = index % 3 == 0 ? random.pixel() : random.premultiplied()
            let result = try blend(matrix, source, over: below)
            #expect(result == BlendReference.blend(through: matrix, source, below))
            let expected = RasterReference.blend(
                through: matrix, (0..<4).map { Double(source[$0]) / 65535 },
                (0..<4).map { Double(below[$0]) / 65535 })
            for lane in 0..<4 { #expect(abs(Double(result[lane]) - 65535 * expected[lane]) <= 0.6) }
            #expect(max(result.x, result.y, result.z) <= result.w)
        }
    }

    /// The items' own colour shows where nothing is below, and nothing changes where they are not.
    @Test(arguments: matrices)
    func endsAreExact(matrix: ColorMatrix) throws {
        var random = SeededGenerator(seed: 32)
        for _ in 0..<300 {
            let pixel = random.premultiplied()
            #expect(try blend(matrix, pixel, over: Pixel()) == pixel)
            #expect(try blend(matrix, Pixel(), over: pixel) == pixel)
            var opaque = pixel
            opaque.w = 65535
            #expect(try blend(.identity, Pixel(repeating: 65535), over: opaque) == opaque)
        }
    }

    /// The colours of labels on glass as measured, of which those in Display P3 are given in sRGB.
    @Test(arguments: [
        (0xFDFDFD, 0x191919, false), (0xFBFBFF, 0x19191D, false), (0xDEEEFF, 0x0A1A2B, false),
        (0xFFFCF9, 0x1C1916, false), (0x92C8FF, 0x001B52, false), (0x181818, 0xF3F3F3, true),
        (0x272219, 0xF8F3EA, true),
    ])
    func labelsOnGlassHaveTheMeasuredColours(_ glass: Int, _ label: Int, _ isDark: Bool) throws {
        func pixel(_ color: Int) -> Pixel {
            Pixel(
                UInt16(color >> 16) * 257, UInt16((color >> 8) & 255) * 257, UInt16(color & 255) * 257, 65535)
        }
        let matrix: ColorMatrix =
            isDark ? .luminance(times: -0.95, plus: 0.95) : .luminance(times: -0.9)
        let result = try blend(matrix, pixel(0xFFFFFF), over: pixel(glass))
        let expected = pixel(label)
        for lane in 0..<3 {
            #expect(abs(Int(result[lane]) - Int(expected[lane])) <= 257, "\(result) \(expected)")
        }
    }

    @Test(arguments: [19, 21])
    func aMatrixHasTwentyFactors(count: Int) {
        var matrix = ColorMatrix.identity
        matrix.factors = Array(repeating: 0, count: count)
        #expect(BackdropMatrixBlend(matrix) == nil)
        #expect(!Group(backdropMatrix: matrix, items: []).isFinite)
    }
}

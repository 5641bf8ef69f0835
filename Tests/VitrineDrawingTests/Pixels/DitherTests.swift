import Testing
import VitrineColor
import VitrineTestSupport
import VitrineThreads

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

@Suite struct DitherTests {
    @Test func thresholdsArePermutedAndCentred() {
        let ranks = (0..<64).map { OrderedDither.rank(x: $0 % 8, y: $0 / 8) }
        #expect(Set(ranks) == Set(0..<64))
        // (2i+1)/128 over i in 0..<64: strictly within (0, 1), mean one half.
        #expect(ranks.map { 2 * $0 + 1 }.reduce(0, +) == 64 * 64)
        #expect(OrderedDither.offsets.allSatisfy { $0 > 0 && $0 < 257 })
    }

    @Test func divisionIsExactForEveryDividend() {
        var wrong = 0
        for value in 0...65535 {
            for offset in [UInt16(0), 2, 128, 254, 256]
            where
                UInt32(QuantizeKernels.step(UInt16(value), offset))
                != min((UInt32(value) + UInt32(offset)) / 257, 255)
            {
                if (UInt32(value) + UInt32(offset)) / 257 < 256 { wrong += 1 }
            }
        }
        #expect(wrong == 0)
    }

    @Test func whatEightBitsHoldStaysExact() {
        for value in 0...255 {
            let wide = UInt16(value * 257)
            #expect(OrderedDither.offsets.allSatisfy { QuantizeKernels.step(wide, $0) == UInt8(value) })
        }
    }

    /// A gradient of eight steps of 8 bits over 1000 pixels keeps its mean everywhere.
    @Test func slowGradientKeepsItsMean() {
        let gradient = LinearGradient(
            stops: [
                GradientStop(0, Color(white: 16.0 / 255)), GradientStop(1, Color(white: 24.0 / 255)),
            ],
            start: Point(0, 0), end: Point(1000, 0))
        let list = DisplayList(1000, 16, [.fill(.box(0, 0, 1000, 16), .linear(gradient))])
        guard let picture = try? Rasterizer().render(list) else {
            Issue.record("the gradient did not render")
            return
        }
        let bytes = picture.rgba8()
        var worst = 0.0
        for left in 0...(1000 - 16) {
            var sum = 0
            for y in 0..<16 {
                for x in left..<left + 16 { sum += Int(bytes.components[(y * 1000 + x) * 4]) }
            }
            let exact = 16 + 8 * (Double(left) + 8) / 1000
            worst = max(worst, abs(Double(sum) / 256 - exact))
        }
        #expect(worst < 0.15)
    }

    @Test func opaqueEightBitPicturesSurviveTheRoundTrip() {
        var random = SeededGenerator(seed: 3)
        let components = (0..<9 * 7 * 4).map { i in
            i % 4 == 3 ? UInt8.max : UInt8(truncatingIfNeeded: random.next())
        }
        let image = RGBA8Image(width: 9, height: 7, components: components)
        #expect(Pixmap(image).rgba8() == image)
        #expect(Pixmap(image).rounded8() == image)
        #expect(Pixmap(image).rgba8(workers: Workers(count: 3)) == image)
    }

    @Test func translucentPicturesSurviveWithoutDither() {
        for alpha in 1...255 {
            let values = stride(from: 0, through: 255, by: 5).map { UInt8($0) }
            let components = values.flatMap { [$0, 255 - $0, $0 / 2, UInt8(alpha)] }
            let image = RGBA8Image(width: values.count, height: 1, components: components)
            #expect(Pixmap(image).rounded8() == image, "alpha \(alpha)")
            #expect(Pixmap(image).isPremultiplied)
        }
    }

    @Test func sixteenBitPicturesRoundTrip() {
        let opaque = RGBA16Image(width: 2, height: 1, components: [1, 2, 3, 65535, 65535, 40000, 0, 65535])
        #expect(Pixmap(opaque).rgba16() == opaque)
        let clear = RGBA16Image(width: 1, height: 1, components: [9, 9, 9, 0])
        #expect(Pixmap(clear).rgba16().components == [0, 0, 0, 0])
        #expect(Pixmap(clear).rgba8().components == [0, 0, 0, 0])
    }

    /// Rows of every width, opaque or not, compared with one component at a time.
    @Test(arguments: [true, false])
    func rowsAreQuantisedAsTheirComponents(isOpaque: Bool) {
        var random = SeededGenerator(seed: 17)
        for width in 1...35 {
            var picture = Pixmap(width: width, height: 9)
            for i in picture.pixels.indices {
                picture.pixels[i] = random.pixel()
                if isOpaque { picture.pixels[i].w = 65535 }
            }
            let bytes = picture.rgba8().components
            for y in 0..<9 {
                for x in 0..<width {
                    let plain = Pixmap.unpremultiplied(picture[x, y])
                    let offset = OrderedDither.offsets[(y & 7) * 8 + (x & 7)]
                    let expected = (0..<4).map { QuantizeKernels.step(plain[$0], offset) }
                    let start = (y * width + x) * 4
                    #expect(Array(bytes[start..<start + 4]) == expected, "(\(x), \(y)) of \(width)")
                }
            }
        }
    }
}

import Testing
import VitrinePixels
import VitrineTestSupport

/// Pictures of files become premultiplied pixels, row by row.
@Suite struct PixmapConversionTests {
    /// Rows that are opaque are widened at once; one translucent pixel, first, last or within, is enough to
    /// make a row that is not.
    @Test(arguments: [1, 2, 3, 8, 33], [UInt64](0..<8))
    func bytesArePremultipliedExactly(width: Int, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let height = 12
        var components = (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &random) }
        for y in 0..<height where y % 4 != 3 {
            for x in 0..<width { components[4 * (y * width + x) + 3] = 255 }
            // Rows 1, 5 and 9 keep a pixel that is not opaque, at another place each.
            if y % 4 == 1 {
                let x = [0, width - 1, width / 2][y / 4]
                components[4 * (y * width + x) + 3] = [0, 254, 127][y / 4]
            }
        }
        let found = Pixmap(RGBA8Image(width: width, height: height, components: components))
        for i in 0..<width * height {
            let alpha = UInt64(components[4 * i + 3]) * 257
            let expected = (0..<4).map { channel -> UInt16 in
                let value = UInt64(components[4 * i + channel]) * 257
                return UInt16(channel == 3 ? alpha : (value * alpha + 32767) / 65535)
            }
            #expect((0..<4).map { found.pixels[i][$0] } == expected, "pixel \(i) with seed \(seed)")
        }
    }

    @Test func picturesWithoutPixelsHaveNone() {
        #expect(Pixmap(RGBA8Image(width: 0, height: 3, components: [])).pixels.isEmpty)
        #expect(Pixmap(RGBA16Image(width: 5, height: 0, components: [])).pixels.isEmpty)
    }
}

import Testing
import VitrineColor
import VitrineTestSupport
import VitrineThreads

@testable import VitrinePNG
@testable import VitrinePixels

struct PaletteTests {
    /// Numbers of colours at the limits of each depth, with the resulting type and depth.
    static let counts: [(colors: Int, type: UInt8, depth: UInt8)] = [
        (1, 3, 1), (2, 3, 1), (3, 3, 2), (4, 3, 2), (5, 3, 4), (16, 3, 4), (17, 3, 8), (256, 3, 8),
    ]

    @Test(arguments: counts, [false, true])
    func fewColors(_ c: (colors: Int, type: UInt8, depth: UInt8), _ opaque: Bool) throws {
        let image = Self.image(colors: c.colors, width: 61, height: 47, opaque: opaque)
        for compression in PNG.Compression.allCases {
            let bytes = try PNG.encode(image, compression: compression)
            #expect(bytes[25] == c.type && bytes[24] == c.depth, "\(compression)")
            #expect(Self.names(bytes).contains("tRNS") == !opaque)
            let decoded = try PNG.decode(bytes)
            #expect(decoded.pixels == .eight(image) && decoded.warnings == [])
        }
    }

    @Test(arguments: [false, true])
    func oneColorTooMany(_ opaque: Bool) throws {
        let image = Self.image(colors: 257, width: 61, height: 47, opaque: opaque)
        let bytes = try PNG.encode(image)
        #expect(bytes[25] == (opaque ? 2 : 6) && bytes[24] == 8)
        #expect(try PNG.decode(bytes).pixels == .eight(image))
    }

    /// Widths for which the last byte of a row is full, and others.
    @Test(arguments: 1...17)
    func palettesComeBackAtEveryWidth(_ width: Int) throws {
        for colors in [2, 4, 16, 200] {
            let image = Self.image(colors: colors, width: width, height: 400, opaque: true)
            #expect(try PNG.decode(PNG.encode(image)).pixels == .eight(image), "\(colors) colours")
        }
    }

    @Test func aPaletteThatIsLargerThanThePictureIsNotWritten() throws {
        let image = Self.image(colors: 64, width: 8, height: 8, opaque: true)
        #expect(try PNG.encode(image)[25] == 2)
    }

    /// Colours are in the order of their first occurrence, with translucent ones first, regardless of the
    /// number of threads.
    @Test(arguments: [1, 3]) func colorsInTheirOrder(threads: Int) throws {
        var random = SeededGenerator(seed: 12)
        let (width, height) = (300, 700)
        let colors = (0..<90).map { _ in UInt32.random(in: 0...UInt32.max, using: &random) | 0xFF00_0000 }
        var image = RGBA8Image(
            width: width, height: height, components: [UInt8](repeating: 0, count: width * height * 4))
        var order: [UInt32] = []
        for i in 0..<width * height {
            // New colours occur down to the last row.
            let most = 1 + i * 89 / (width * height)
            var color = colors[Int.random(in: 0...most, using: &random)]
            if color % 3 == 0 { color &= 0x80FF_FFFF }
            if !order.contains(color) { order.append(color) }
            for channel in 0..<4 {
                image.components[4 * i + channel] = UInt8(truncatingIfNeeded: color >> UInt32(8 * channel))
            }
        }
        let survey = try PixelSurvey(image, workers: Workers(count: threads))
        let expected = order.filter { $0 >> 24 < 255 } + order.filter { $0 >> 24 == 255 }
        #expect(survey.palette?.colors == expected)
        // Each part has few colours, but together there are too many.
        var many = image
        for i in 0..<width * height {
            many.components[4 * i] = UInt8(truncatingIfNeeded: i * 40 / (width * height))
        }
        #expect(try PixelSurvey(many, workers: Workers(count: threads)).palette == nil)
    }

    @Test func displayP3WithAPalette() throws {
        let image = Self.image(colors: 5, width: 30, height: 30, opaque: false)
        let bytes = try PNG.encode(image, colorSpace: .displayP3)
        #expect(
            Self.names(bytes).filter { $0 != "IDAT" } == ["IHDR", "iCCP", "cICP", "PLTE", "tRNS", "IEND"])
        let decoded = try PNG.decode(bytes)
        #expect(decoded.pixels == .eight(image) && decoded.color.space == .displayP3)
    }

    /// Returns a picture in which every colour occurs; if it is not opaque, every third is translucent.
    static func image(colors: Int, width: Int, height: Int, opaque: Bool) -> RGBA8Image {
        var random = SeededGenerator(seed: UInt64(colors * 1000 + width))
        let components = (0..<width * height).flatMap { i -> [UInt8] in
            let color = i < colors ? i : Int.random(in: 0..<colors, using: &random)
            let alpha: UInt8 = opaque || color % 3 > 0 ? 255 : UInt8(color % 200)
            return [UInt8(color & 255), UInt8(color >> 8 & 255), UInt8(color * 7 & 255), alpha]
        }
        return RGBA8Image(width: width, height: height, components: components)
    }

    /// Returns the names of a file's chunks.
    static func names(_ bytes: [UInt8]) -> [String] {
        var names: [String] = []
        var at = 8
        while at + 12 <= bytes.count {
            names.append(String(decoding: bytes[at + 4..<at + 8], as: UTF8.self))
            at += 12 + bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        return names
    }
}

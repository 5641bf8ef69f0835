import Testing
import VitrineDeflate
import VitrineTestSupport
import VitrineThreads

@testable import VitrinePNG
@testable import VitrinePixels

struct CompressionTests {
    static let sizes = [
        (1, 1), (1, 3), (3, 1), (1, 700), (700, 1), (2, 2), (8, 8), (9, 65), (300, 257), (417, 300),
    ]

    @Test(arguments: PictureContent.allCases, PNG.Compression.allCases)
    func roundTrip(_ content: PictureContent, _ compression: PNG.Compression) throws {
        for (width, height) in Self.sizes {
            for opaque in [false, true] {
                let image = content.image(width: width, height: height, opaque: opaque)
                let bytes = try PNG.encode(image, compression: compression)
                let decoded = try PNG.decode(bytes)
                #expect(decoded.pixels == .eight(image), "\(width)x\(height) opaque \(opaque)")
                #expect(decoded.warnings == [])
            }
        }
    }

    @Test(arguments: PictureContent.allCases, PNG.Compression.allCases)
    func sixteenBits(_ content: PictureContent, _ compression: PNG.Compression) throws {
        for (width, height) in [(1, 1), (1, 90), (90, 1), (151, 300)] {
            for opaque in [false, true] {
                let image = content.image(width: width, height: height, opaque: opaque)
                let wide = RGBA16Image(
                    width: width, height: height, components: image.components.map { UInt16($0) * 257 ^ 3 })
                let opaqueWide = RGBA16Image(
                    width: width, height: height, components: image.components.map { UInt16($0) * 257 })
                for image in [wide, opaqueWide] {
                    let bytes = try PNG.encode(image, compression: compression)
                    #expect(try PNG.decode(bytes).pixels == .sixteen(image), "\(width)x\(height)")
                }
            }
        }
    }

    /// Widths that place the ends of bands at every offset within a pixel, and rows of one or two bands.
    @Test(arguments: [87_381, 87_382, 87_383, 87_384, 200_000, 43_690, 1021])
    func bandBorders(_ width: Int) throws {
        let height = ZlibStream.bandBytes * 5 / 2 / (3 * width) + 2
        let image = PictureContent.mixed.image(width: width, height: height, opaque: true)
        #expect(try PNG.decode(PNG.encode(image)).pixels == .eight(image))
    }

    /// A stream that ends with a band, one byte before it and one byte after it.
    @Test(arguments: [-1, 0, 1])
    func theLastBandIsFullOrNot(_ over: Int) throws {
        // Rows with one index each take two bytes, including the filter byte.
        let height = ZlibStream.bandBytes / 2 + over
        let image = PaletteTests.image(colors: 200, width: 1, height: height, opaque: true)
        #expect(try PNG.decode(PNG.encode(image)).pixels == .eight(image))
    }

    @Test(arguments: PictureContent.allCases, PNG.Compression.allCases)
    func threadsDoNotChangeTheBytes(_ content: PictureContent, _ compression: PNG.Compression) throws {
        let image = content.image(width: 611, height: 700, opaque: content != .stripes)
        let bytes = try PNG.encode(image, compression: compression)
        for threads in [2, 3, 7] {
            #expect(
                try PNG.encode(image, compression: compression, workers: Workers(count: threads)) == bytes,
                "\(threads) threads")
        }
    }

    /// Noise is stored rather than compressed to a larger size.
    @Test func noiseGrowsByLittle() throws {
        var random = SeededGenerator(seed: 8)
        let components = (0..<300 * 300 * 4).map { _ in UInt8.random(in: 0...255, using: &random) }
        let image = RGBA8Image(width: 300, height: 300, components: components)
        let bytes = try PNG.encode(image)
        #expect(bytes.count < components.count * 1001 / 1000 + 600)
        #expect(try PNG.decode(bytes).pixels == .eight(image))
    }
}

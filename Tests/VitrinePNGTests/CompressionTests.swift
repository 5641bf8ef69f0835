import Testing
import VitrineDeflate
import VitrineTestSupport
import VitrineThreads

@testable import VitrinePNG
@testable import VitrinePixels

struct CompressionTests {
    /// The contents of pictures, from endless repetition to none at all.
    enum Content: String, CaseIterable, Sendable {
        case flat, dithered, noise, stripes, mixed

        func image(width: Int, height: Int, opaque: Bool) -> RGBA8Image {
            var random = SeededGenerator(seed: UInt64(width * 7919 + height))
            var components: [UInt8] = []
            components.reserveCapacity(width * height * 4)
            for y in 0..<height {
                for x in 0..<width {
                    let noise = UInt8.random(in: 0...255, using: &random)
                    let gradient = UInt8(((x * 3 + y * 2) / 40 + (x ^ y) % 8 / 4) & 255)
                    let alpha = opaque ? 255 : gradient ^ 0x55
                    switch self {
                    case .flat: components += [9, 8, 7, alpha]
                    case .dithered: components += [gradient, gradient &+ 3, gradient / 2, alpha]
                    case .noise: components += [noise, noise &* 31, noise ^ UInt8(x & 255), alpha]
                    case .stripes: components += [UInt8(x % 5 * 50), UInt8(y & 255), 3, alpha]
                    case .mixed:
                        let value = (x / 40 + y / 40) % 2 == 0 ? noise : gradient
                        components += [value, value &+ 1, value &+ UInt8(x & 255), alpha]
                    }
                }
            }
            return RGBA8Image(width: width, height: height, components: components)
        }
    }

    static let sizes = [
        (1, 1), (1, 3), (3, 1), (1, 700), (700, 1), (2, 2), (8, 8), (9, 65), (300, 257), (417, 300),
    ]

    @Test(arguments: Content.allCases, PNG.Compression.allCases)
    func roundTrip(_ content: Content, _ compression: PNG.Compression) throws {
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

    @Test(arguments: Content.allCases, PNG.Compression.allCases)
    func sixteenBits(_ content: Content, _ compression: PNG.Compression) throws {
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
        let image = Content.mixed.image(width: width, height: height, opaque: true)
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

    @Test(arguments: Content.allCases, PNG.Compression.allCases)
    func threadsDoNotChangeTheBytes(_ content: Content, _ compression: PNG.Compression) throws {
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

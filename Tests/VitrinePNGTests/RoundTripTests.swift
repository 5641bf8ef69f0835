import Testing
import VitrineGraphics
import VitrineTestSupport

@testable import VitrinePNG

struct RoundTripTests {
    struct Case: Sendable, CustomStringConvertible {
        var width: Int
        var height: Int
        var opaque: Bool
        var seed: UInt64
        var description: String { "\(width)x\(height) opaque \(opaque) seed \(seed)" }
    }

    static let cases: [Case] = [(1, 1), (2, 3), (7, 1), (1, 9), (33, 17), (64, 64), (257, 5)].enumerated()
        .flatMap { index, size in
            [false, true].map { Case(width: size.0, height: size.1, opaque: $0, seed: UInt64(index + 1)) }
        }

    @Test(arguments: cases)
    func eightBits(_ c: Case) throws {
        var random = SeededGenerator(seed: c.seed)
        let image = RGBA8Image.random(width: c.width, height: c.height, opaque: c.opaque, using: &random)
        let bytes = try PNG.encode(image)
        let decoded = try PNG.decode(bytes)
        #expect(decoded.pixels == .eight(image), "\(c)")
        #expect(decoded.warnings == [] && decoded.text == [])
        let colors = Set((0..<c.width * c.height).map { Array(image.components[4 * $0..<4 * $0 + 4]) }).count
        if colors > 256 { #expect(bytes[25] == (image.isOpaque ? 2 : 6), "the colour type, \(c)") }
        #expect(try PNG.encode(image) == bytes, "the same picture, the same bytes, \(c)")
    }

    @Test(arguments: cases)
    func sixteenBits(_ c: Case) throws {
        var random = SeededGenerator(seed: c.seed)
        let image = RGBA16Image.random(width: c.width, height: c.height, opaque: c.opaque, using: &random)
        let bytes = try PNG.encode(image)
        #expect(try PNG.decode(bytes).pixels == .sixteen(image), "\(c)")
        #expect(bytes[25] == (image.isOpaque ? 2 : 6), "the colour type, \(c)")
    }

    @Test func statesSRGBAndSixteenBitsHighByteFirst() throws {
        let image = RGBA16Image(width: 1, height: 1, components: [0x1234, 0x5678, 0x9ABC, 0xFFFF])
        let bytes = try PNG.encode(image)
        let sRGB = HandMadePNG.chunk("sRGB", [0])
        #expect(bytes.indices.contains { bytes[$0...].starts(with: sRGB) })
        let plan = PNG.Plan(image, isOpaque: true, compression: .standard)
        let rows = try FilteredRows(image, plan: plan, policy: .always(.none), workers: .serial)
        let row = unsafe Array(UnsafeBufferPointer(start: rows.memory.start, count: plan.streamBytes))
        #expect(row == [0, 0x12, 0x34, 0x56, 0x78, 0x9A, 0xBC])
    }

    @Test func seesASinglePixelThatIsNotOpaque() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<50 {
            var image = RGBA8Image.random(width: 9, height: 7, opaque: true, using: &random)
            #expect(PNG.isOpaque(image) && image.isOpaque)
            let alpha = Int.random(in: 0..<63, using: &random) * 4 + 3
            image.components[alpha] = UInt8.random(in: 0...254, using: &random)
            #expect(!PNG.isOpaque(image) && !image.isOpaque)
        }
    }

    @Test func emptyPicturesAreRefused() {
        for (width, height) in [(0, 0), (0, 5), (5, 0)] {
            #expect(throws: PNG.EncodingError.emptyImage(width: width, height: height)) {
                try PNG.encode(RGBA8Image(width: width, height: height, components: []))
            }
        }
    }

    /// libpng's own limit of a million pixels a side is lifted both ways.
    @Test func aVeryWidePicture() throws {
        let width = 1_000_003
        let image = RGBA8Image(width: width, height: 1, components: Array(repeating: 77, count: width * 4))
        #expect(try PNG.decode(PNG.encode(image)).pixels == .eight(image))
    }
}

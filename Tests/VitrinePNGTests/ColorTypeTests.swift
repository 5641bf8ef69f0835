import Testing
import VitrinePNG
import VitrineTestSupport

@testable import VitrinePixels

/// Every colour type, depth, transparency and interlacing, compared with files made by hand.
struct ColorTypeTests {
    static let kinds: [(colorType: UInt8, depths: [Int])] = [
        (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
    ]

    /// Sizes below, at and above one block of Adam7.
    static let files: [HandMadePNG] = kinds.flatMap { kind in
        kind.depths.flatMap { depth in
            [(1, 1), (3, 2), (8, 8), (13, 21)].flatMap { width, height in
                [false, true].flatMap { interlaced in
                    [false, true].compactMap { transparent -> HandMadePNG? in
                        transparent && kind.colorType >= 4
                            ? nil
                            : file(kind.colorType, depth, width, height, interlaced, transparent)
                    }
                }
            }
        }
    }

    static func file(
        _ colorType: UInt8, _ depth: Int, _ width: Int, _ height: Int, _ interlaced: Bool, _ transparent: Bool
    ) -> HandMadePNG {
        var random = SeededGenerator(
            seed: UInt64(colorType) << 32 | UInt64(depth << 16 | width << 8 | height))
        var file = HandMadePNG(
            width: width, height: height, colorType: colorType, depth: depth, interlaced: interlaced)
        // A palette shorter than the depth allows, if there is room for that.
        let entries = colorType == 3 ? max(2, (1 << depth) * 3 / 4) : 1 << depth
        if colorType == 3 {
            file.palette = (0..<entries).map { _ in
                (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
            }
        }
        file.samples = (0..<width * height * file.channels).map { _ in
            Int.random(in: 0..<entries, using: &random)
        }
        if transparent {
            file.transparency =
                colorType == 3
                ? (0..<entries / 2).map { _ in Int.random(in: 0...255, using: &random) }
                : Array(file.samples.suffix(file.channels))
        }
        return file
    }

    @Test(arguments: files)
    func decodesAsTheSpecificationSays(_ file: HandMadePNG) throws {
        let decoded = try PNG.decode(file.bytes())
        #expect(decoded.width == file.width && decoded.height == file.height)
        #expect(decoded.warnings == [], "\(file)")
        switch decoded.pixels {
        case .eight(let image):
            #expect(file.depth < 16 && image.components.map(Int.init) == file.meaning, "\(file)")
        case .sixteen(let image):
            #expect(file.depth == 16 && image.components.map(Int.init) == file.meaning, "\(file)")
        }
    }

    @Test func anIndexBeyondThePaletteIsOpaqueBlack() throws {
        let file = HandMadePNG(
            width: 3, height: 1, colorType: 3, depth: 8, palette: [[9, 8, 7], [1, 2, 3]], transparency: [50],
            samples: [0, 200, 1])
        guard case .eight(let image) = try PNG.decode(file.bytes()).pixels else {
            Issue.record("8 bits expected")
            return
        }
        #expect(image.components == [9, 8, 7, 50, 0, 0, 0, 255, 1, 2, 3, 255])
    }
}

import Testing
import VitrineSamples
import VitrineTestSupport

@testable import VitrinePNG
@testable import VitrinePixels

/// Pictures that their `eXIf` says are stored turned or mirrored.
@Suite struct OrientationTests {
    /// Where Exif says that the first row and the first column are seen (Exif 2.32, 4.6.4, tag 274).
    enum Side { case top, bottom, left, right }
    static let sides: [Int: (row: Side, column: Side)] = [
        1: (.top, .left), 2: (.top, .right), 3: (.bottom, .right), 4: (.bottom, .left),
        5: (.left, .top), 6: (.right, .top), 7: (.right, .bottom), 8: (.left, .bottom),
    ]

    /// Returns the picture as it is seen, pixel by pixel from the words of Exif.
    static func seen<Component>(_ stored: RGBAImage<Component>, _ orientation: Int) -> RGBAImage<Component> {
        let (row, column) = sides[orientation] ?? (.top, .left)
        let isTurned = row == .left || row == .right
        let (width, height) = isTurned ? (stored.height, stored.width) : (stored.width, stored.height)
        var seen = [Component](repeating: 0, count: stored.components.count)
        for r in 0..<stored.height {
            for c in 0..<stored.width {
                var (x, y) = (0, 0)
                for (side, index) in [(row, r), (column, c)] {
                    switch side {
                    case .top: y = index
                    case .bottom: y = height - 1 - index
                    case .left: x = index
                    case .right: x = width - 1 - index
                    }
                }
                for lane in 0..<4 {
                    seen[(y * width + x) * 4 + lane] = stored.components[(r * stored.width + c) * 4 + lane]
                }
            }
        }
        return RGBAImage(width: width, height: height, components: seen)
    }

    static func random<Component>(_ width: Int, _ height: Int) -> RGBAImage<Component> {
        var random = SeededGenerator(seed: width << 16 | height)
        return RGBAImage(
            width: width, height: height,
            components: (0..<width * height * 4).map { _ in
                Component.random(in: .min ... .max, using: &random)
            })
    }

    /// Sizes below, at and above the squares in which pixels are moved, and single rows and columns.
    static let sizes = [(1, 1), (16, 8), (1, 40), (40, 1), (32, 32), (33, 65), (70, 31)]

    @Test(arguments: ImageOrientation.allCases)
    func eachPixelStandsWhereExifSays(_ orientation: ImageOrientation) {
        for (width, height) in Self.sizes {
            let eight: RGBA8Image = Self.random(width, height)
            let sixteen: RGBA16Image = Self.random(width, height)
            #expect(eight.upright(from: orientation) == Self.seen(eight, Int(orientation.rawValue)))
            #expect(sixteen.upright(from: orientation) == Self.seen(sixteen, Int(orientation.rawValue)))
        }
    }

    @Test(arguments: ExifData.all, [false, true])
    func picturesAreDecodedUpright(_ exif: ExifData, afterPixels: Bool) throws {
        let eight: RGBA8Image = Self.random(16, 8)
        let sixteen: RGBA16Image = Self.random(5, 3)
        let small = try PNG.decode(
            PNG.encode(eight).addingChunk("eXIf", exif.bytes, afterPixels: afterPixels))
        let deep = try PNG.decode(
            PNG.encode(sixteen).addingChunk("eXIf", exif.bytes, afterPixels: afterPixels))
        #expect(small.pixels == .eight(Self.seen(eight, exif.orientation)))
        #expect(deep.pixels == .sixteen(Self.seen(sixteen, exif.orientation)))
        #expect((small.width, small.height) == (exif.orientation > 4 ? (8, 16) : (16, 8)))
        #expect(small.orientation.rawValue == UInt8(exif.orientation))
        #expect(small.warnings == [] && deep.warnings == [])
    }

    /// Palettes, greys, transparent colours and interlaced rows are read by libpng.
    @Test(arguments: [(UInt8(0), 1), (0, 16), (2, 8), (3, 4), (4, 8), (6, 16)], [false, true])
    func everyKindOfFileIsTurned(_ kind: (UInt8, Int), interlaced: Bool) throws {
        let file = ColorTypeTests.file(kind.0, kind.1, 13, 21, interlaced, kind.0 < 4)
        let plain = try PNG.decode(file.bytes())
        for orientation in 1...8 {
            let turned = try PNG.decode(file.bytes(extra: [("eXIf", ExifData(orientation).bytes)]))
            switch (plain.pixels, turned.pixels) {
            case (.eight(let stored), .eight(let image)): #expect(image == Self.seen(stored, orientation))
            case (.sixteen(let stored), .sixteen(let image)):
                #expect(image == Self.seen(stored, orientation))
            default: Issue.record("\(file): the depth has changed")
            }
            #expect(turned.color == plain.color && turned.warnings == [])
        }
    }

    /// The orientation counts wherever its entry and its directory stand.
    @Test(arguments: [false, true]) func theEntryIsFoundAmongOthers(isBigEndian: Bool) throws {
        var exif = ExifData(6, isBigEndian: isBigEndian)
        exif.others = 7
        exif.directory = 26
        exif.missing = 400
        #expect(try ExifReader(exif.bytes).orientation() == .right)
    }

    @Test func dataWithoutOrientationTurnNothing() throws {
        let empty: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0]
        #expect(try ExifReader(empty).orientation() == nil)
        let file = try PNG.decode(PNG.encode(Self.random(4, 2) as RGBA8Image).addingChunk("eXIf", empty))
        #expect(file.width == 4 && file.orientation == .up && file.warnings == [])
    }

    private static func altered(_ change: (inout ExifData) -> Void) -> [UInt8] {
        var exif = ExifData(6)
        change(&exif)
        return exif.bytes
    }

    static let damaged: [(bytes: [UInt8], words: String)] = [
        ([], "cut short"), ([0x4D], "cut short"), (Array(ExifData(6).bytes.prefix(7)), "cut short"),
        (Array(ExifData(6).bytes.prefix(21)), "cut short"),
        (Array(ExifData(6).bytes.prefix(9)), "the directory at 8 is outside"),
        (Array("Exif\0\0".utf8) + ExifData(6).bytes, "do not begin with a byte order (II or MM)"),
        ([0x4D, 0x4D, 42, 0] + ExifData(6).bytes.dropFirst(4), "do not begin with a byte order"),
        ([0x49, 0x49] + ExifData(6).bytes.dropFirst(2), "do not begin with a byte order"),
        (altered { $0.directory = 0 }, "the directory at 0 is outside"),
        (altered { $0.directory = 4 }, "the directory at 4 is outside"),
        (altered { $0.directory = 0xFFFF_FFFF }, "the directory at 4294967295 is outside"),
        (altered { $0.directory = 0x7FFF_FFF8 }, "the directory at 2147483640 is outside"),
        (altered { $0.type = 4 }, "an orientation of type 4 and count 1"),
        (altered { $0.type = 2 }, "an orientation of type 2 and count 1"),
        (altered { $0.count = 0 }, "an orientation of type 3 and count 0"),
        (altered { $0.count = 0xFFFF_FFFF }, "an orientation of type 3 and count 4294967295"),
        (altered { $0.orientation = 0 }, "an orientation of 0, where 1 to 8 are known"),
        (altered { $0.orientation = 9 }, "an orientation of 9"),
        (altered { $0.orientation = 0x106 }, "an orientation of 262"),
    ]

    @Test(arguments: damaged) func damagedDataTurnNothingAndAreNamed(_ bytes: [UInt8], words: String) throws {
        let image: RGBA8Image = Self.random(16, 8)
        for afterPixels in [false, true] {
            let file = try PNG.decode(
                PNG.encode(image).addingChunk("eXIf", bytes, afterPixels: afterPixels))
            #expect(file.pixels == .eight(image))
            #expect(file.warnings.count == 1)
            let warning = file.warnings.first ?? ""
            #expect(warning.hasPrefix("eXIf: ") && warning.contains(words) && warning.hasSuffix("; ignored"))
        }
    }

    @Test func theFirstOfTwoCounts() throws {
        let image: RGBA8Image = Self.random(3, 2)
        let file = try PNG.decode(
            PNG.encode(image).addingChunk("eXIf", ExifData(8).bytes)
                .addingChunk("eXIf", ExifData(3).bytes, afterPixels: true))
        #expect(file.pixels == .eight(Self.seen(image, 8)))
        #expect(file.warnings == ["eXIf: there is more than one; the first counts"])
    }

    /// Random bytes behind a sound header, and sound data with random bytes changed.
    @Test func anyBytesAreReadWithinBounds() {
        let seed = 20_261_127
        var random = SeededGenerator(seed: seed)
        var found = 0
        for _ in 0..<4000 {
            var bytes = Bool.random(using: &random) ? ExifData.all[0].bytes : ExifData.all[1].bytes
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                bytes[Int.random(in: 2..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            bytes.removeLast(Int.random(in: 0...bytes.count, using: &random) / 4)
            do throws(ExifProblem) {
                if try ExifReader(bytes).orientation() != nil { found += 1 }
            } catch {
                #expect(!error.description.isEmpty, "seed \(seed)")
            }
        }
        #expect((1..<4000).contains(found), "seed \(seed): \(found) of 4000 are sound")
    }
}

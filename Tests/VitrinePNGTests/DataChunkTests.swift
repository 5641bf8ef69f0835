import Testing
import VitrineColor
import VitrinePNG
import VitrineTestSupport

@testable import VitrinePixels

/// The stream of pixels, split into `IDAT` chunks in any way.
struct DataChunkTests {
    /// More than a hundred thousand bytes of rows.
    static let image: RGBA8Image = {
        var random = SeededGenerator(seed: 5)
        return RGBA8Image.random(width: 181, height: 203, opaque: false, using: &random)
    }()

    /// Returns the file with the bytes of its `IDAT` chunks split into pieces of these lengths, repeatedly.
    static func recut(_ bytes: [UInt8], _ lengths: [Int]) -> [UInt8] {
        var cut = Array(bytes.prefix(8))
        var data: [UInt8] = []
        for chunk in HandMadePNG.chunks(of: bytes) {
            if chunk.name == "IDAT" {
                data += chunk.data
                continue
            }
            var rest = data[...]
            var index = 0
            while !rest.isEmpty {
                let piece = rest.prefix(lengths[index % lengths.count])
                cut += HandMadePNG.chunk("IDAT", Array(piece))
                rest = rest.dropFirst(piece.count)
                index += 1
            }
            data = []
            cut += HandMadePNG.chunk(chunk.name, chunk.data)
        }
        return cut
    }

    @Test(arguments: [[1], [0, 1], [2, 3, 5, 7], [0, 0, 8192], [65_535], [70_000, 1], [1 << 20]])
    func cutsAreNotSeen(_ lengths: [Int]) throws {
        let text = [PNG.TextChunk(keyword: "k", text: "behind the pixels")]
        let whole = try PNG.encode(Self.image, text: text)
        let decoded = try PNG.decode(Self.recut(whole, lengths))
        guard case .eight(let image) = decoded.pixels else {
            Issue.record("not 8 bits a channel")
            return
        }
        #expect(image.components == Self.image.components)
        #expect(decoded.warnings == [])
        #expect(decoded.text == text)
    }

    /// Interlaced rows, which libpng reads.
    @Test(arguments: [[3], [65_536, 2]])
    func cutsOfInterlacedRows(_ lengths: [Int]) throws {
        let file = ColorTypeTests.file(6, 16, 101, 97, true, false)
        guard case .sixteen(let image) = try PNG.decode(Self.recut(file.bytes(), lengths)).pixels else {
            Issue.record("not 16 bits a channel")
            return
        }
        #expect(image.components.map(Int.init) == file.meaning)
    }

    /// A chunk of data apart from the others is odd, and libpng says so; the picture is whole without it.
    @Test func dataBehindOtherChunks() throws {
        let whole = try PNG.encode(Self.image)
        let end = whole.count - 12
        let bytes =
            whole[..<end] + HandMadePNG.chunk("tEXt", Array("k".utf8) + [0, 0x61])
            + HandMadePNG.chunk("IDAT", []) + whole[end...]
        let decoded = try PNG.decode(Array(bytes))
        #expect(decoded.pixels == .eight(Self.image))
        #expect(decoded.warnings.count == 1 && decoded.warnings[0].contains("Too many IDATs found"))
        #expect(decoded.text.map(\.text) == ["a"])
    }

    /// Chunks about colours count before the pixels only, whoever has read these.
    @Test(arguments: [2, 3])
    func colorsBehindThePixels(_ colorType: UInt8) throws {
        let file = ColorTypeTests.file(colorType, 8, 5, 3, false, false).bytes()
        let end = file.count - 12
        let gamma = HandMadePNG.chunk("gAMA", HandMadePNG.big(100_000))
        let decoded = try PNG.decode(Array(file[..<end] + gamma + file[end...]))
        #expect(decoded.color == .sRGB)
        #expect(decoded.warnings == ["gAMA: it comes after the palette or the pixels; ignored"])
    }

    /// Bytes behind the end are not looked at.
    @Test func whateverComesLast() throws {
        let bytes = try PNG.encode(Self.image) + [0, 0, 0, 9, 0x49]
        #expect(try PNG.decode(bytes).pixels == .eight(Self.image))
    }

    /// Fewer rows than the header states.
    @Test(arguments: [[7], [1 << 20]])
    func rowsThatAreNotThere(_ lengths: [Int]) throws {
        let file = ColorTypeTests.file(2, 8, 40, 30, false, false)
        var bytes = Array(file.bytes().prefix(8))
        for chunk in HandMadePNG.chunks(of: file.bytes()) {
            var data = chunk.data
            if chunk.name == "IHDR" { data[7] += 1 }
            bytes += HandMadePNG.chunk(chunk.name, data)
        }
        #expect(throws: PNG.DecodingError.malformed("Not enough image data")) {
            try PNG.decode(Self.recut(bytes, lengths))
        }
    }
}

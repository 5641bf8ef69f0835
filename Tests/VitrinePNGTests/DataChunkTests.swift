import Testing
import VitrinePNG
import VitrineTestSupport

@testable import VitrinePixels

/// The pixels' stream, however it is cut into `IDAT` chunks.
struct DataChunkTests {
    /// Rows of 65,541 bytes in all and more, so that they take several stored blocks on the way to libpng.
    static let image: RGBA8Image = {
        var random = SeededGenerator(seed: 5)
        return RGBA8Image.random(width: 181, height: 203, opaque: false, using: &random)
    }()

    /// The file with the bytes of its `IDAT` chunks in pieces of these lengths, again and again.
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

    /// Interlaced, in stored blocks that begin elsewhere than libpng's.
    @Test(arguments: [[3], [65_536, 2]])
    func cutsOfInterlacedRows(_ lengths: [Int]) throws {
        let file = ColorTypeTests.file(6, 16, 101, 97, true, false)
        guard case .sixteen(let image) = try PNG.decode(Self.recut(file.bytes(), lengths)).pixels else {
            Issue.record("not 16 bits a channel")
            return
        }
        #expect(image.components.map(Int.init) == file.meaning)
    }

    /// Fewer rows than the header says.
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

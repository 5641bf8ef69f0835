import Testing
import VitrineTestSupport

@testable import VitrinePNG
@testable import VitrinePixels

/// Damaged files: a typed error each, never a crash, never a picture.
struct DamageTests {
    static func samples() throws -> [[UInt8]] {
        var random = SeededGenerator(seed: 42)
        let text = [PNG.TextChunk(keyword: "k", text: "some text"), PNG.TextChunk(keyword: "u", text: "Ж")]
        return [
            try PNG.encode(
                RGBA8Image.random(width: 9, height: 11, opaque: false, using: &random), text: text),
            try PNG.encode(RGBA16Image.random(width: 5, height: 4, opaque: true, using: &random)),
            ColorTypeTests.file(3, 4, 13, 9, true, true).bytes(),
            ColorTypeTests.file(0, 1, 17, 9, false, true).bytes(),
        ]
    }

    @Test func everyTruncationIsFound() throws {
        for bytes in try Self.samples() {
            for count in 0..<bytes.count {
                let error = count == 0 ? PNG.DecodingError.notPNG : .truncated
                #expect(throws: error, "\(count) of \(bytes.count) bytes") {
                    try PNG.decode(Array(bytes.prefix(count)))
                }
            }
        }
    }

    /// A file of some hundred bytes cannot hold millions of pixels, so no memory is allocated for them.
    @Test(arguments: [
        (8000, 8000, 6, 8), (8000, 8000, 0, 16), (60_000, 1000, 2, 8), (1_000_000, 1000, 3, 1),
    ])
    func statedPixelsNeedBytes(width: Int, height: Int, type: UInt8, depth: Int) {
        var bytes = PNG.signature
        bytes += HandMadePNG.chunk(
            "IHDR", HandMadePNG.big(width) + HandMadePNG.big(height) + [UInt8(depth), type, 0, 0, 0])
        bytes += HandMadePNG.chunk("IDAT", [0x78, 0x9C] + [UInt8](repeating: 0, count: 60))
        bytes += HandMadePNG.chunk("IEND", [])
        #expect(throws: PNG.DecodingError.truncated) { try PNG.decode(bytes, limit: .max) }
    }

    /// libpng takes memory for the length that a chunk states, so none may state more than the file has.
    @Test(
        arguments: ["zTXt", "iTXt", "tEXt", "iCCP", "IDAT", "abCd"], [0x2300_002A, 0x7FFF_FFFF, 0xFFFF_FFFF])
    func statedChunksNeedBytes(type: String, length: Int) throws {
        for whole in try Self.samples() {
            let bytes =
                Array(whole.prefix(33)) + HandMadePNG.big(length) + Array(type.utf8) + whole.dropFirst(33)
            #expect(!PNG.Header.chunksFit(in: bytes))
            #expect(throws: PNG.DecodingError.truncated) { try PNG.decode(bytes) }
            #expect(PNG.Header.chunksFit(in: whole))
        }
    }

    /// Highly compressible pictures are not mistaken for truncated ones.
    @Test func picturesOfOneColorAreWhole() throws {
        for (width, height) in [(1, 1), (4000, 3000)] {
            let image = RGBA8Image(
                width: width, height: height, components: Array(repeating: 0, count: width * height * 4))
            let decoded = try PNG.decode(try PNG.encode(image))
            #expect(decoded.pixels == .eight(image))
        }
    }

    /// Checksums cover every byte, so that no change of a single byte may pass.
    @Test func everyChangedByteIsFound() throws {
        var random = SeededGenerator(seed: 7)
        for bytes in try Self.samples() {
            for index in bytes.indices {
                var damaged = bytes
                damaged[index] ^= UInt8.random(in: 1...255, using: &random)
                #expect(throws: PNG.DecodingError.self, "byte \(index) of \(bytes.count), seed 7") {
                    try PNG.decode(damaged, limit: 1_000_000)
                }
            }
        }
    }

    /// Damage with correct checksums passes them and reaches libpng's own checks. The result may be a picture
    /// or an error.
    @Test func damageUnderRightChecksums() throws {
        var random = SeededGenerator(seed: 11)
        var errors = 0
        for round in 0..<400 {
            var file = ColorTypeTests.file(
                [0, 2, 3, 4, 6][round % 5], 8, 11, 7, round % 2 == 0, round % 3 == 0)
            if file.colorType >= 4 { file.transparency = [] }
            let bytes = Self.rechecked(file.bytes(), flips: 1 + round % 4, using: &random)
            do throws(PNG.DecodingError) {
                let decoded = try PNG.decode(bytes, limit: 1_000_000)
                #expect(decoded.width * decoded.height <= 1_000_000)
            } catch {
                errors += 1
            }
        }
        #expect(errors > 50, "most flips break something, seed 11")
    }

    /// Flips bytes inside the data of chunks and corrects their checksums.
    static func rechecked(_ bytes: [UInt8], flips: Int, using random: inout SeededGenerator) -> [UInt8] {
        var out = Array(bytes.prefix(8))
        var chunks: [(kind: String, data: [UInt8])] = []
        var at = 8
        while at + 12 <= bytes.count {
            let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            let kind = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
            chunks.append((kind, Array(bytes[at + 8..<at + 8 + length])))
            at += length + 12
        }
        for _ in 0..<flips {
            let index = Int.random(in: 0..<chunks.count, using: &random)
            guard !chunks[index].data.isEmpty else { continue }
            let byte = Int.random(in: 0..<chunks[index].data.count, using: &random)
            chunks[index].data[byte] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        }
        for chunk in chunks { out += HandMadePNG.chunk(chunk.kind, chunk.data) }
        return out
    }

    @Test func theLimitIsJudgedFromTheHeaderAlone() throws {
        let huge =
            Array([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] as [UInt8])
            + HandMadePNG.chunk(
                "IHDR", HandMadePNG.big(0x7FFF_FFFF) + HandMadePNG.big(0x7FFF_FFFF) + [8, 6, 0, 0, 0])
        let side = Int(Int32.max)
        #expect(throws: PNG.DecodingError.tooLarge(width: side, height: side, limit: 64_000_000)) {
            try PNG.decode(huge)
        }
        let small = try PNG.encode(
            RGBA8Image(width: 4, height: 5, components: Array(repeating: 0, count: 80)))
        #expect(throws: PNG.DecodingError.tooLarge(width: 4, height: 5, limit: 19)) {
            try PNG.decode(small, limit: 19)
        }
        #expect(try PNG.decode(small, limit: 20).width == 4)
    }

    @Test(arguments: [(0, 5), (5, 0), (0x8000_0000, 1)])
    func impossibleSizes(_ width: Int, _ height: Int) {
        let file = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] as [UInt8]
        let header = HandMadePNG.chunk(
            "IHDR", HandMadePNG.big(width) + HandMadePNG.big(height) + [8, 6, 0, 0, 0])
        #expect(throws: PNG.DecodingError.malformed("IHDR states a size of \(width) by \(height)")) {
            try PNG.decode(file + header)
        }
    }

    @Test func otherFilesAreNotPNG() {
        #expect(throws: PNG.DecodingError.notPNG) { try PNG.decode([]) }
        #expect(throws: PNG.DecodingError.notPNG) { try PNG.decode([0xFF, 0xD8, 0xFF, 0xE0]) }
        #expect(throws: PNG.DecodingError.notPNG) { try PNG.decode(Array("vitrine: 1\n".utf8)) }
    }

    /// With fewer rows than the header states, libpng reports an error, whose message is passed on.
    @Test func libpngsTextComesThrough() {
        var file = ColorTypeTests.file(0, 8, 4, 4, false, false)
        file.samples.removeLast(8)
        file.height = 2
        var bytes = file.bytes()
        let header = HandMadePNG.chunk("IHDR", HandMadePNG.big(4) + HandMadePNG.big(4) + [8, 0, 0, 0, 0])
        bytes.replaceSubrange(8..<33, with: header)
        do throws(PNG.DecodingError) {
            _ = try PNG.decode(bytes)
            Issue.record("two rows are missing")
        } catch {
            guard case .malformed(let text) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(!text.isEmpty)
        }
    }

    @Test func warningsAreHandedOn() throws {
        let file = HandMadePNG(width: 1, height: 1, colorType: 0, depth: 8, samples: [7])
        let decoded = try PNG.decode(file.bytes(extra: [("gAMA", [0, 0, 0, 0])]))
        #expect(!decoded.warnings.isEmpty)
    }
}

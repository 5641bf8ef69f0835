import Testing
import VitrinePNG

@testable import VitrinePixels

struct TextChunkTests {
    static let image = RGBA8Image(width: 1, height: 1, components: [1, 2, 3, 255])

    /// Texts and the kind of chunk that they are written to.
    static let texts: [(String, String)] = [
        ("", "tEXt"), ("plain", "tEXt"), ("two\nlines", "tEXt"), ("déjà £ ÿ", "tEXt"),
        ("tab\there", "iTXt"), ("Ωμέγα", "iTXt"), ("🪟 glass", "iTXt"), ("line\r\nend", "iTXt"),
        ("\u{85}", "iTXt"), (String(repeating: "long ", count: 40_000), "tEXt"),
    ]

    @Test(arguments: texts)
    func roundTrip(_ text: String, _ kind: String) throws {
        let chunks = [PNG.TextChunk(keyword: "vitrine:thing", text: text)]
        let bytes = try PNG.encode(Self.image, text: chunks)
        let decoded = try PNG.decode(bytes)
        #expect(decoded.text == chunks)
        #expect(decoded.text.map { Array($0.text.utf8) } == [Array(text.utf8)])
        let marker = Array(kind.utf8) + Array("vitrine:thing".utf8)
        #expect(bytes.indices.contains { bytes[$0...].starts(with: marker) }, "a \(kind) chunk")
    }

    @Test func manyChunksKeepTheirOrder() throws {
        let chunks = (0..<30).map {
            PNG.TextChunk(keyword: "key \($0 % 7)", text: "\($0) \($0 % 2 == 0 ? "é" : "Ж")")
        }
        #expect(try PNG.decode(PNG.encode(Self.image, text: chunks)).text == chunks)
    }

    static let badKeywords = [
        "", " a", "a ", "a  b", "a\nb", "Ω", "a\u{A0}b", String(repeating: "k", count: 80),
    ]

    @Test(arguments: badKeywords)
    func aBadKeywordIsRefused(_ keyword: String) {
        #expect(throws: PNG.EncodingError.invalidKeyword(keyword)) {
            try PNG.encode(Self.image, text: [PNG.TextChunk(keyword: keyword, text: "x")])
        }
    }

    @Test func goodKeywordsAtTheLimits() throws {
        let chunks = ["k", "clé", String(repeating: "k", count: 79)].map {
            PNG.TextChunk(keyword: $0, text: "x")
        }
        #expect(try PNG.decode(PNG.encode(Self.image, text: chunks)).text == chunks)
    }

    @Test func aTextWithNULIsRefused() {
        #expect(throws: PNG.EncodingError.invalidText(keyword: "k")) {
            try PNG.encode(Self.image, text: [PNG.TextChunk(keyword: "k", text: "a\0b")])
        }
    }

    @Test func compressedTextIsRead() throws {
        let file = HandMadePNG(width: 1, height: 1, colorType: 0, depth: 8, samples: [7])
        let zTXt = Array("Comment".utf8) + [0, 0] + HandMadePNG.stored([0x68, 0xE9])
        let iTXt = Array("Title".utf8) + [0, 1, 0, 0, 0] + HandMadePNG.stored(Array("Ж".utf8))
        let decoded = try PNG.decode(file.bytes(extra: [("zTXt", zTXt), ("iTXt", iTXt)]))
        #expect(
            decoded.text == [
                PNG.TextChunk(keyword: "Comment", text: "hé"), PNG.TextChunk(keyword: "Title", text: "Ж"),
            ])
    }
}

import Testing
import VitrineGoldens
import VitrinePNG
import VitrineText

struct GoldenRecordTests {
    static let inter = FontFingerprint(family: "Inter", file: "Inter.ttf", version: "4.0", hash: "ab12")
    static let odd = FontFingerprint(
        family: "Odd|100%\nname", file: "\u{301}a|b.ttf", version: "", hash: "%7C")
    static let record = GoldenRecord(
        scene: "f00d", version: "0.1", options: "--scale 3", fonts: [inter, odd])

    @Test func roundTripThroughChunks() throws {
        let chunks = Self.record.chunks
        #expect(try GoldenRecord.read(chunks) == Self.record)
        #expect(
            chunks.map(\.keyword) == ["vitrine:scene", "vitrine:version", "vitrine:options", "vitrine:fonts"])
        let bare = GoldenRecord(scene: "", version: "", options: "", fonts: [])
        #expect(try GoldenRecord.read([PNG.TextChunk(keyword: "Title", text: "x")] + bare.chunks) == bare)
        #expect(try GoldenRecord.read([PNG.TextChunk(keyword: "Title", text: "x")]) == nil)
    }

    @Test func fontLines() {
        #expect(Self.inter.line == "Inter|Inter.ttf|4.0|ab12")
        #expect(FontFingerprint(line: Self.odd.line) == Self.odd)
        for line in ["", "a|b|c", "a|b|c|d|e", "a%|b|c|d"] { #expect(FontFingerprint(line: line) == nil) }
    }

    @Test func brokenRecordsAreErrors() {
        let chunks = Self.record.chunks
        #expect(throws: GoldenRecordError.missing(keyword: "vitrine:version")) {
            try GoldenRecord.read(chunks.filter { $0.keyword != "vitrine:version" })
        }
        #expect(throws: GoldenRecordError.duplicate(keyword: "vitrine:scene")) {
            try GoldenRecord.read(chunks + chunks.prefix(1))
        }
        #expect(throws: GoldenRecordError.oddFont(line: "Inter")) {
            try GoldenRecord.read(
                chunks.dropLast() + [PNG.TextChunk(keyword: "vitrine:fonts", text: "Inter")])
        }
    }
}

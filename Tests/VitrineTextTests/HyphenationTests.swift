import Foundation
import Testing

@testable import VitrineGeometry
@testable import VitrineText

/// Lines that end within words, by Liang's patterns.
@Suite struct HyphenationTests {
    /// The patterns that matter for "hyphenation" in the TeXbook's appendix H, as a file of libhyphen.
    private static let texbook = """
        UTF-8
        LEFTHYPHENMIN 2
        RIGHTHYPHENMIN 3
        # What is in the book.
        hy3ph
        he2n
        hena4
        hen5at
        1na
        n2at
        1tio
        2io
        o2n
        scha/f=f,1,1
        """

    private static func hyphenated(_ word: String, _ patterns: HyphenationPatterns) -> String {
        var letters = Array(word).map { String($0) }
        for place in patterns.places(in: word.lowercased().unicodeScalars.map(\.value)).reversed() {
            letters.insert("-", at: place)
        }
        return letters.joined()
    }

    @Test(arguments: [
        ("hyphenation", "hy-phen-ation"), ("hyphen", "hy-phen"), ("na", "na"), ("nation", "na-tion"),
        ("HYPHENATION", "HY-PHEN-ATION"), ("", ""), ("xyz", "xyz"),
    ])
    func wordsOfTheBookAreHyphenated(word: String, expected: String) throws {
        let patterns = try #require(HyphenationPatterns(Array(Self.texbook.utf8)))
        #expect(Self.hyphenated(word, patterns) == expected)
    }

    @Test func partsOfCompoundsHavePatternsOfTheirOwn() throws {
        let file = "ISO8859-1\nLEFTHYPHENMIN 2\nRIGHTHYPHENMIN 2\nt1b\nNEXTLEVEL\n.b\u{E4}1l\ne1r\n"
        let patterns = try #require(HyphenationPatterns(file.unicodeScalars.map { UInt8($0.value) }))
        // The full stop stands for the beginning of a part, too.
        #expect(Self.hyphenated("bettb\u{E4}lle", patterns) == "bett-b\u{E4}-lle")
        #expect(Self.hyphenated("b\u{E4}renei", patterns) == "b\u{E4}renei")
        #expect(Self.hyphenated("ubere", patterns) == "ube-re")
    }

    @Test(arguments: ["", "UTF-8\n", "KOI8-R\na1b\n", "UTF-8\n# nothing\n%\n"])
    func filesWithoutPatternsAreNone(text: String) {
        #expect(HyphenationPatterns(Array(text.utf8)) == nil)
    }

    /// Words as another reader of the same file, pyphen 0.18, hyphenates them.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/hyphen/hyph_en_US.dic")))
    func englishWords() throws {
        let library = HyphenationLibrary(folders: ["/usr/share/hyphen"])
        let patterns = try #require(try library.patterns(for: "en"))
        for word in Self.english.split(separator: " ").map(String.init) {
            #expect(Self.hyphenated(word.replacing("-", with: ""), patterns) == word)
        }
        for tag in ["en-US", "en-GB", "EN", "en-Latn-US"] {
            #expect(try library.patterns(for: tag) != nil, "\(tag)")
        }
        #expect(try library.patterns(for: "tlh") == nil)
    }

    private static let english = """
        hy-phen-ation com-puter al-go-rithm in-ter-est-ing ren-derer ty-pog-ra-phy para-graph jus-ti-fied \
        align-ment back-ground nav-i-ga-tion un-der-stand-ing lan-guage beau-ti-ful com-mu-ni-ca-tion \
        per-spec-tive ro-ta-tion trans-for-ma-tion ac-ces-si-bil-ity con-fig-u-ra-tion de-vel-op-ment \
        en-vi-ron-ment in-di-vid-ual nec-es-sary par-tic-u-lar uni-ver-sity won-der-ful yes-ter-day \
        to-mor-row re-mem-ber im-por-tant dif-fer-ent to-gether ex-pe-ri-ence in-for-ma-tion \
        in-ter-na-tional re-spon-si-bil-ity ex-tra-or-di-nary
        """

    // MARK: Lines

    /// Returns an engine with the book's patterns, or some more, for English and Klingon.
    private static func engine(_ more: String = "") throws -> TextEngine {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "hyphenation-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try (texbook + "\n" + more).write(
            to: folder.appending(path: "hyph_en_US.dic"), atomically: true, encoding: .utf8)
        return try TextEngine(library: FontLibrary(extraFolders: [folder.path]))
    }

    private static let text =
        "hyphenation of a hyphenation is hyphenation and hyphenation, Hyphenation (hyphenation) again"

    @Test(arguments: [60.0, 75, 90, 112, 140, 171, 200, 333], [TextAlignment.leading, .justified])
    func linesEndWithinWords(width: Double, alignment: TextAlignment) throws {
        let engine = try Self.engine()
        let font = FontDescription(size: 17)
        let style = ParagraphStyle(alignment: alignment, hyphenates: true)
        let plain = try engine.paragraph(Self.text, font: font, maxWidth: width)
        let paragraph = try engine.paragraph(Self.text, font: font, style: style, maxWidth: width)
        #expect(paragraph.lines.map(\.text).joined() == Self.text)
        // In less room than a word has, words without hyphens end anywhere.
        if width > 110 { #expect(paragraph.lines.count <= plain.lines.count) }
        for (index, line) in paragraph.lines.enumerated() {
            #expect(line.width <= width + 1e-6, "\(line.visibleText)")
            let isHyphenated = line.visibleText.hasSuffix("\u{2010}") || line.visibleText.hasSuffix("-")
            if isHyphenated {
                let word = line.text.split(separator: " ").last.map { $0.filter(\.isLetter) } ?? ""
                #expect(["hy", "hyphen", "phen"].contains(word.lowercased()), "\(line.text)")
                #expect(line.visibleText.dropLast() == line.text)
                // The hyphen is as wide as one that is written.
                let written = try engine.paragraph(line.visibleText, font: font)
                #expect(line.glyphs.count == written.lines[0].glyphs.count, "\(line.visibleText)")
                if alignment == .leading { #expect(abs(written.size.width - line.width) < 1) }
            } else if index < paragraph.lines.count - 1 {
                #expect(line.text.hasSuffix(" "), "\(line.text)")
            }
            if alignment == .justified, index < paragraph.lines.count - 1,
                line.text.dropLast().contains(" ")
            {
                #expect(abs(line.width - width) < 1e-6)
            }
        }
        if (75...140).contains(width) {
            #expect(paragraph.lines.contains { $0.visibleText.count > $0.text.count })
        }
    }

    /// A greedy line takes the longest part that fits with its hyphen.
    @Test func linesTakeTheLongestPartThatFits() throws {
        let engine = try Self.engine()
        let font = FontDescription(size: 17)
        func width(_ text: String) throws -> Double { try engine.paragraph(text, font: font).size.width }
        let style = ParagraphStyle(hyphenates: true)
        let (short, long) = (try width("a hy\u{2010}"), try width("a hyphen\u{2010}"))
        for (room, first) in [
            (short + 1, "a hy\u{2010}"), (long - 1, "a hy\u{2010}"), (long + 1, "a hyphen\u{2010}"),
        ] {
            let lines = try engine.paragraph("a hyphenation", font: font, style: style, maxWidth: room).lines
            #expect(lines[0].visibleText == first)
        }
        let whole = try engine.paragraph("a hyphenation", font: font, style: style, maxWidth: 400)
        #expect(whole.lines.count == 1 && whole.lines[0].glyphs.count == 12)
        #expect(whole.size == (try engine.paragraph("a hyphenation", font: font, maxWidth: 400).size))
    }

    /// A word with soft hyphens says itself where it may end, also without patterns.
    @Test func softHyphensComeFirst() throws {
        let engine = try Self.engine()
        let font = FontDescription(size: 17)
        let text = "hyphe\u{AD}nation"
        for hyphenates in [false, true] {
            let style = ParagraphStyle(language: "tlh", hyphenates: hyphenates)
            let lines = try engine.paragraph(text, font: font, style: style, maxWidth: 70).lines
            #expect(lines.map(\.text) == ["hyphe\u{AD}", "nation"])
            #expect(lines[0].glyphs.count == 6)
        }
    }

    @Test func languagesWithoutPatternsAreErrors() throws {
        let engine = try Self.engine()
        let style = ParagraphStyle(language: "tlh", hyphenates: true)
        let font = FontDescription(size: 17)
        #expect {
            try engine.paragraph("tlhIngan Hol", font: font, style: style, maxWidth: 40)
        } throws: { error in
            guard case FontError.noHyphenation(let language, let available)? = error as? FontError else {
                return false
            }
            return language == "tlh" && available.contains("en-US") && "\(error)".contains("U+00AD")
        }
        // Without a word there is nothing to hyphenate.
        #expect(try engine.paragraph("12 34", font: font, style: style, maxWidth: 40).lines.count >= 1)
    }

    @Test func patternsAreNamedAmongTheFilesUsed() throws {
        let engine = try Self.engine()
        let font = FontDescription(size: 17)
        _ = try engine.paragraph("a", font: font)
        #expect(!engine.fingerprintsUsed.contains { $0.file == "hyph_en_US.dic" })
        _ = try engine.paragraph(
            "hyphenation", font: font, style: ParagraphStyle(hyphenates: true), maxWidth: 60)
        let used = try #require(engine.fingerprintsUsed.first { $0.file == "hyph_en_US.dic" })
        #expect(used.hash.count == 16 && engine.filesUsed[used]?.hasSuffix("/hyph_en_US.dic") == true)
    }
}

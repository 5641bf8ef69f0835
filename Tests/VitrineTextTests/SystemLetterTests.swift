import Foundation
import Testing

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineText

/// The letters of the system's font, fitted to those of San Francisco.
struct SystemLetterTests {
    /// A word in screenshots of iOS (`Tests/Apple/words.csv`).
    struct Word {
        var text: String
        var font: FontDescription
        var width: Double
        /// `true` if the fit has not seen the word.
        var isHeldOut: Bool
        var picture: String
    }

    static let words = read("words.csv", design: .default)

    /// Returns the words of a file, whose first four columns and last one are the same in all.
    private static func read(_ name: String, design: FontDesign) -> [Word] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Apple/\(name)")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").dropFirst().compactMap { line in
            // A word with a comma is in quotation marks.
            let parts = line.hasPrefix("\"") ? line.dropFirst().split(separator: "\"", maxSplits: 1) : []
            let word = parts.first ?? line.prefix { $0 != "," }
            let fields = (parts.last ?? line.drop { $0 != "," }).dropFirst()
                .split(separator: ",", omittingEmptySubsequences: false)
            guard fields.count >= 10, let size = Double(fields[0]), let weight = Double(fields[1]),
                let width = Double(fields[2]), let picture = fields.last
            else { return nil }
            return Word(
                text: String(word), font: FontDescription(size: size, weight: weight, design: design),
                width: width, isHeldOut: fields[fields.count == 11 ? 3 : 4] == "1", picture: String(picture))
        }
    }

    /// Returns by how much words are too wide or too narrow, in ascending order, as shares of their widths.
    private func errors(of words: [Word], metrics: LetterMetrics = .system) throws -> [Double] {
        let engine = try makeEngine()
        return try words.map { word in
            var font = word.font
            font.metrics = metrics
            let ink = try #require(engine.paragraph(word.text, font: font).lines[0].ink)
            return abs(ink / word.width - 1)
        }.sorted()
    }

    @Test func factsAreMany() {
        #expect(Self.words.count > 1200)
        #expect(Self.words.reduce(0) { $0 + $1.text.count } > 7000)
        #expect(Set(Self.words.map(\.picture)).count > 60)
        #expect(Self.words.count { $0.isHeldOut } > 400)
    }

    /// Half of the words that the fit has not seen are within 0.7 % of their widths, and 95 % within 1.5 %.
    @Test func wordsNotSeenAreAsWideAsApples() throws {
        let words = Self.words.filter { $0.isHeldOut && $0.text.count > 2 }
        let errors = try errors(of: words)
        #expect(errors[errors.count / 2] < 0.007, "\(errors[errors.count / 2])")
        #expect(errors[errors.count * 95 / 100] < 0.015, "\(errors[errors.count * 95 / 100])")
        let plain = try self.errors(of: words, metrics: .inter)
        #expect(errors[errors.count / 2] < 0.75 * plain[errors.count / 2])
    }

    /// Words in the rounded design, and Russian ones, of which the fits have not seen a third.
    @Test(arguments: [("rounded.csv", FontDesign.rounded, 100, 0.015), ("cyrillic.csv", .default, 40, 0.01)])
    func roundedAndRussianWordsAreNearlyAsWideAsApples(
        file: String, design: FontDesign, count: Int, median: Double
    ) throws {
        let words = Self.read(file, design: design)
        #expect(words.count >= count)
        for isHeldOut in [false, true] {
            let group = words.filter { $0.isHeldOut == isHeldOut && $0.text.count > 2 }
            let errors = try errors(of: group)
            #expect(errors[errors.count / 2] < median, "\(file), \(isHeldOut): \(errors[errors.count / 2])")
        }
    }

    /// What Inter kerns in Latin is kerned in Greek, too.
    @Test(arguments: ["κο", "κά", "χω", "γε"]) func greekLettersAreKernedBeforeRoundOnes(_ pair: String)
        throws
    {
        let engine = try makeEngine()
        func kerning(_ metrics: LetterMetrics) throws -> Double {
            func width(_ text: String) throws -> Double {
                let font = FontDescription(size: 100, design: .default, metrics: metrics)
                return try engine.paragraph(text, font: font).lines[0].width
            }
            return try width(pair) - width(String(pair.prefix(1))) - width(String(pair.suffix(1)))
        }
        // Both have the same tracking.
        let own = try kerning(.system) - kerning(.inter)
        #expect(own < -1.5 && own > -3, "\(own)")
    }

    /// Inter by name, tabular digits, and letters that no one measured have the widths of Inter.
    @Test func otherLettersKeepTheirWidths() throws {
        let engine = try makeEngine()
        func width(_ text: String, _ change: (inout FontDescription) -> Void = { _ in }) throws -> Double {
            var font = FontDescription(size: 17, design: .default)
            change(&font)
            return try engine.paragraph(text, font: font).lines[0].width
        }
        #expect(try width("wave") < width("wave") { $0.metrics = .inter })
        for text in ["Wave 12:50", "жёлтый"] {
            let named = try width(text) { $0.design = nil }
            #expect(
                try named
                    == width(text) {
                        $0.design = nil
                        $0.metrics = .inter
                    })
        }
        #expect(try width("жбш") > width("жбш") { $0.metrics = .inter })
        #expect(try width("λδξ") == width("λδξ") { $0.metrics = .inter })
        #expect(
            try width("1") { $0.monospacedDigits = true } == width("8") { $0.monospacedDigits = true })
    }

    /// Letters with marks, and those of other scripts that look the same, are as wide as Latin ones.
    @Test(arguments: [
        ("ŵávé", "wave"), ("w\u{302}a\u{301}ve\u{301}", "wave"), ("ВОРХ", "BOPX"), ("Ο", "O"), ("ё", "e"),
        ("ό", "o"),
    ])
    func twinsAreAsWide(text: String, latin: String) throws {
        let engine = try makeEngine()
        func change(_ text: String) throws -> Double {
            var font = FontDescription(size: 100, design: .default)
            let fitted = try engine.paragraph(text, font: font).lines[0].width
            font.metrics = .inter
            return try fitted - engine.paragraph(text, font: font).lines[0].width
        }
        let (own, other) = (try change(text), try change(latin))
        #expect(other != 0)
        #expect(abs(own - other) < 0.05, "\(own) \(other)")
    }

    /// A mark stays above its letter.
    @Test func marksMoveWithTheirLetters() throws {
        func gap(_ metrics: LetterMetrics) throws -> Double {
            let font = FontDescription(size: 100, design: .default, metrics: metrics)
            let glyphs = try makeEngine().paragraph("w\u{303}", font: font).lines[0].glyphs
            try #require(glyphs.count == 2)
            return glyphs[1].position.x - glyphs[0].position.x
        }
        #expect(try abs(gap(.system) - gap(.inter)) < 1e-2)
    }
}

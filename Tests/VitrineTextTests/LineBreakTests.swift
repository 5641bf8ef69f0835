import Foundation
import Testing

@testable import VitrineGeometry
@testable import VitrineText

/// One case of Unicode's LineBreakTest.txt: code points with ÷ or × between them.
struct LineBreakCase: Sendable, CustomTestStringConvertible {
    var line: String
    var scalars: [Unicode.Scalar] = []
    /// For each scalar, `true` if a line may end after it.
    var expected: [Bool] = []

    var testDescription: String { line }

    init(_ line: String) throws {
        self.line = line
        let fields = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
        for field in fields.dropFirst() {
            switch field {
            case "÷": expected.append(true)
            case "×": expected.append(false)
            default: scalars.append(try #require(UInt32(field, radix: 16).flatMap(Unicode.Scalar.init)))
            }
        }
    }

    static func read(_ path: String) throws -> [LineBreakCase] {
        try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }.map { try LineBreakCase(String($0)) }
    }

    var passes: Bool { LineBreakRules.opportunities(in: scalars) == expected }

    /// `true` if the case passes with the additional opportunities between syllables that texts are broken
    /// with.
    var passesTailored: Bool {
        var opportunities = LineBreakRules.opportunities(in: scalars)
        SyllableBreaks.add(to: &opportunities, in: scalars)
        return opportunities == expected
    }
}

/// The rules of UAX #14, compared with Unicode's own cases: a sample here, all of them by `make
/// check-linebreak`.
struct LineBreakFileTests {
    private static let sample = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "LineBreakSample.txt").path

    /// The two lines that deliberately break differently: a line may end between two Thai letters.
    private static let tailored = ["× 0E01 × 0E01 ÷", "× 0E01 × 0308 × 0E01 ÷"]

    @Test func casesOfUnicodePass() throws {
        let cases = try LineBreakCase.read(Self.sample)
        #expect(cases.count > 400)
        for each in cases {
            #expect(each.expected.count == each.scalars.count)
            #expect(each.passes, "\(each.line)")
            #expect(each.passesTailored || Self.tailored.contains(each.line), "\(each.line)")
        }
    }

    private static let file = ProcessInfo.processInfo.environment["LINE_BREAK_TEST"]

    @Test(.enabled(if: file != nil, "make check-linebreak names the file"))
    func wholeFile() throws {
        let cases = try LineBreakCase.read(try #require(Self.file))
        let failed = cases.filter { !$0.passes }
        let differing = cases.filter { !$0.passesTailored }
        print("LineBreakTest: \(cases.count - failed.count) of \(cases.count) by the rules of UAX #14")
        print(
            "LineBreakTest: \(cases.count - differing.count) of \(cases.count) as texts are broken; otherwise:"
        )
        for each in differing { print("LineBreakTest: \(each.line)") }
        #expect(cases.count > 15000)
        #expect(failed.isEmpty)
        #expect(differing.count == Self.tailored.count)
    }
}

struct LineBreakTests {
    @Test func tableCoversUnicode() {
        let counts = LineBreakTable.ranges.split(separator: " ").map {
            Int($0.prefix(while: \.isNumber)) ?? 1
        }
        #expect(counts.reduce(0, +) == 0x110000)
    }

    @Test(
        arguments: [
            ("a", .al, []), ("\u{AC00}", .h2, .eastAsian), ("\u{AC01}", .h3, .eastAsian),
            ("\u{D7A3}", .h3, .eastAsian), ("\u{D7A4}", .al, []), ("\u{201C}", .qu, .initialQuotation),
            ("\u{201D}", .qu, .finalQuotation), ("\u{22}", .qu, []), ("\u{25CC}", .al, .dottedCircle),
            ("\u{1F02C}", .id, .unassignedPictograph), ("\u{E01}", .sa, []), ("\u{E31}", .cm, []),
            ("\u{3041}", .ns, .eastAsian), ("\u{10FFFF}", .al, []), ("\0", .cm, []),
            ("\u{4E00}", .id, .eastAsian), ("\u{FF08}", .op, .eastAsian), ("\u{1F1E6}", .ri, []),
        ] as [(Unicode.Scalar, LineBreakClass, LineBreakProperty.Traits)])
    func charactersHaveTheirClass(
        scalar: Unicode.Scalar, breakClass: LineBreakClass, traits: LineBreakProperty.Traits
    ) {
        #expect(LineBreakTable.shared[scalar] == LineBreakProperty(breakClass: breakClass, traits: traits))
    }

    /// Opportunities in real texts, marked by `|`.
    @Test(arguments: [
        "Hello, |world!", "well-|known", "-5 |to |+7", "and/|or", "1,234.56 |€", "$12.50", "12.5%", "(a) |b",
        "“quote” |she |said", "a\u{A0}b", "x\u{200B}|y", "9:41", "漢|字、|か|な", "「漢|字」|で|す", "ファッ|ショ|ン",
        "한글 |말", "아이폰17을 |씁니다", "가)|나", "漢|한|漢", "👩‍🚀|👍🏽|🇯🇵|🇩🇪", "a |👨‍👩‍👧‍👦 |b", "1999–|2024", "don’t",
        "e\u{301}te\u{301}",
        "it’s |50 |%", "\u{5D0}-|\u{5D1}", "A4 |paper", "v1.2.3", "3\u{2044}4", "…|and", "word…",
        // Thai: hello, eat rice, is, so good; with its words marked; Lao; Khmer; Burmese.
        "ส|วัส|ดี", "กิ|น|ข้า|ว", "เป็น", "ก็|ดี", "สวัสดี\u{200B}|ครับ", "ສະ|ບາ|ຍ|ດີ", "ខ្មែ|រ", "မြန်|မာ",
    ])
    func realTextsBreakWhereExpected(marked: String) {
        let text = marked.replacing("|", with: "")
        let scalars = Array(text.unicodeScalars)
        var opportunities = LineBreakRules.opportunities(in: scalars)
        SyllableBreaks.add(to: &opportunities, in: scalars)
        HangulBreaks.remove(from: &opportunities, in: scalars)
        var found = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            found.append(scalar)
            if opportunities[index], index + 1 < scalars.count { found.append("|") }
        }
        #expect(String(found).unicodeScalars.elementsEqual(marked.unicodeScalars))
    }

    /// A short last word takes the one before it along, in every script, unless there is no other or no room.
    @Test(arguments: [
        ("one two three four", "one two three", ["one two ", "three four"]),
        ("one two three fourteen", "one two three", ["one two three ", "fourteen"]),
        ("일곱 여덟 아홉 열", "일곱 여덟 아홉", ["일곱 여덟 ", "아홉 열"]), ("三四五六七", "三四五六", ["三四五", "六七"]),
        ("three four", "three", ["three ", "four"]),
        ("one two three\nfour", "one two three", ["one two three\n", "four"]),
        ("one two-four", "one two-", ["one ", "two-four"]), ("unbreakable", "unbreaka", ["unbreaka", "ble"]),
        ("ab abcdefghi is", "ab abcdefghi", ["ab ", "abcdefghi is"]),
        // Together the last two are wider than the line: "is" takes more room than "a".
        ("a abcdefghi is", "a abcdefghi", ["a abcdefghi ", "is"]),
    ])
    func shortLastWordsAreNotAlone(text: String, widest: String, lines: [String]) throws {
        let engine = try makeEngine()
        let font = FontDescription(size: 17)
        let width = try engine.paragraph(widest, font: font).size.width + 1
        let paragraph = try engine.paragraph(text, font: font, maxWidth: width)
        #expect(paragraph.lines.map(\.text) == lines)
        // In the width that the lines have, they are the same.
        let again = try engine.paragraph(text, font: font, maxWidth: paragraph.size.width)
        #expect(again.lines.map(\.text) == lines)
    }

    /// A Korean word wider than the line is broken between its syllables.
    @Test func wideKoreanWordsAreBroken() throws {
        let lines = try makeEngine().paragraph("가나다라마바사아자차", font: FontDescription(size: 17), maxWidth: 60)
            .lines
        #expect(lines.count > 2)
    }

    @Test func emptyTextHasNoBreaks() {
        #expect(LineBreakRules.opportunities(in: []).isEmpty)
    }

    /// A soft hyphen is visible and takes up room only if a line ends at it.
    @Test func softHyphens() throws {
        let engine = try makeEngine()
        let font = FontDescription(size: 17)
        func width(_ text: String) throws -> Double { try engine.paragraph(text, font: font).size.width }
        let text = "inter\u{AD}act"
        #expect(try abs(width(text) - width("interact")) < 1e-9)
        let room = try width("inter\u{2010}")
        let broken = try engine.paragraph(text, font: font, maxWidth: room + 1e-9)
        #expect(broken.lines.map(\.visibleText) == ["inter\u{2010}", "act"])
        #expect(broken.lines.map(\.text) == ["inter\u{AD}", "act"])
        #expect(abs(broken.lines[0].width - room) < 1e-9)
        #expect(
            try broken.lines[0].glyphs.count
                == engine.paragraph("inter\u{2010}", font: font).lines[0].glyphs.count)
        // Without room for the hyphen, lines end where they must, and it is not visible.
        let narrow = try engine.paragraph(text, font: font, maxWidth: try width("inter") + 1e-9)
        #expect(!narrow.lines.map(\.visibleText).joined().contains("\u{2010}"))
        // Beside a space, the line ends at the space.
        let spaced = try engine.paragraph("inter\u{AD} act", font: font, maxWidth: room)
        #expect(spaced.lines.map(\.visibleText) == ["inter\u{AD}", "act"])
    }
}

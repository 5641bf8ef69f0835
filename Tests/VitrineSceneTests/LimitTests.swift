import Testing
import VitrineStyle

@testable import VitrineSceneFormat
@testable import VitrineSource

@Suite("Texts that are no scenes, or too much, are errors with a place", .timeLimit(.minutes(20)))
struct LimitTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let bytes: [UInt8]
        let mark: SourceMark?
        let message: String
        var testDescription: String { name }

        init(_ name: String, _ marked: String, _ message: String) {
            let text = MarkedText(marked)
            self.init(name, Array(text.text.utf8), text.mark.line == 0 ? nil : text.mark, message)
        }

        init(_ name: String, _ bytes: [UInt8], _ mark: SourceMark?, _ message: String) {
            self.name = name
            self.bytes = bytes
            self.mark = mark
            self.message = message
        }
    }

    /// 9^9 values, written in a few hundred bytes.
    static let bomb =
        "a0: &a0 [x,x,x,x,x,x,x,x,x]\n"
        + (1...9).map { level in
            "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ","))]\n"
        }.joined()

    static let complexKey = "a key must be plain text"
    static let keyForms = [
        "{ ‸*a9 : 1 }", "{ ‸*a9: 1 }", "{ it's: 1, ‸*a9 : 2 }", "{ \"\\\"\": 1, ‸*a9 : 2 }", "{ ‸*a9 }",
        "{ x, ‸*a9 }", "!!set {‸*a9}", "{ ‸[*a9] : 2 }", "{ ‸[*a9]:x }", "[ ‸*a9:x ]", "{?‸*a9 : 2}",
        "\n  ? ‸*a9\n  : 2",
        "{\n ‸*a9\n }", "[ \"abc\n  \" , { ‸*a9 : 2 }, \"\n \" ]", "\n  ‸*a9 : 1", "\n  - ‸*a9 : 1",
        "{ ‸{ *a9 } }",
        "|\n  \"\nl: { ‸*a9 }",
        // A walk that asks for a key twice at each level takes 2 to the power of 50 steps.
        String(repeating: "{ a: [", count: 50) + "{ ‸*a9: 1 }" + String(repeating: "] }", count: 50),
    ]

    static let cases: [Case] =
        [
            Case("empty", "", "the file is empty"),
            Case("white space", "‸  \n \n", "the file is empty"),
            Case("comments", "‸# one\n# two\n", "the file is empty"),
            Case("a byte order mark alone", [0xEF, 0xBB, 0xBF], .start, "the file is empty"),
            Case("two documents", "vitrine: 1\n‸---\nvitrine: 1\n", "but found another document"),
            Case(
                "a tab", "vitrine: 1\ncanvas:\n‸\twidth: 3\n", "this line is indented with a tab"),
            Case("an open quote", "vitrine: 1\ntitle: ‸\"abc\nbody: []\n", "this quote is not closed"),
            Case("an open single quote", "title: ‸'abc\n", "this quote is not closed"),
            Case("an open bracket", "title: ‸[x\nbody: 3\n", "this `[` is not closed"),
            Case("a colon in a text", "title: a‸: b\n", "a colon followed by a space ends a key"),
            Case("a sign at the start", "title: ‸@home\n", "cannot begin with `@`"),
            Case(
                "a control character", "vitrine: 1\ntitle: \"éé👩‍👩‍👧\u{301}‸\u{1}\"\n",
                "control characters are not allowed"),
            Case(
                "a control character after CRLF", "vitrine: 1\r\na: b\r\ntitle: \"‸\u{7}\"\n",
                "control characters"),
            Case("a doubled key", "vitrine: 1\n‸title: a\ntitle: b\n", "the key `title` is given twice"),
            Case(
                "a doubled key, nested", "body:\n  - text: a\n    ‸id: x\n    id: y\n",
                "the key `id` is given twice"),
            Case("an alias to nowhere", "title: ‸*gone\n", "found undefined alias"),
            Case("a key that is a list", "‸[a, b]: 1\n", complexKey),
            Case("a bare word", "‸hello\n", "expected a scene, found the text \"hello\""),
            Case("a list", "‸- vitrine: 1\n", "expected a scene, found a list"),
            Case("a number", "‸12\n", "expected a scene, found the number 12"),
            Case("null", "‸~\n", "expected a scene, found nothing"),
            Case(
                "not UTF-8", Array("vitrine: 1\ntitle: caf".utf8) + [0xC3, 0xA9, 0x20, 0xFF, 0x0A],
                SourceMark(line: 2, column: 13), "not UTF-8"),
            Case("UTF-16", [0xFF, 0xFE, 0x76, 0x00], .start, "the file is UTF-16 text"),
            Case(
                "half a character at the end", Array("a: b\n".utf8) + [0xE2, 0x82],
                SourceMark(line: 2, column: 1), "not UTF-8"),
            Case("an overlong form", [0xC0, 0x80], .start, "not UTF-8"),
            Case("a surrogate", [0x61, 0xED, 0xA0, 0x80], SourceMark(line: 1, column: 2), "not UTF-8"),
            Case(
                "too many bytes", Array(repeating: 0x20, count: 4_000_001), .start,
                "too many bytes: 4000001 where 4000000 are allowed"),
            Case(
                "100,000 nested flow lists",
                String(repeating: "[", count: 121) + "‸" + String(repeating: "[", count: 99_879),
                "values are nested more than 120 deep"),
            Case(
                "100,000 nested flow mappings",
                String(repeating: "{a: ", count: 121) + "‸" + String(repeating: "{a: ", count: 99_879),
                "nested more than 120 deep"),
            Case(
                "200 nested flow lists",
                String(repeating: "[", count: 121) + "‸" + String(repeating: "[", count: 79)
                    + String(repeating: "]", count: 200),
                "nested more than 120 deep"),
            Case(
                "100,000 nested block lists", Array(String(repeating: "- ", count: 100_000).utf8) + [0x78],
                nil, "nested more than 120 deep"),
            Case(
                "100,000 nested block keys", Array(String(repeating: "? ", count: 100_000).utf8) + [0x78],
                nil, "nested more than 120 deep"),
            Case("121 block lists", String(repeating: "- ", count: 121) + "‸x", "nested more than 120 deep"),
            Case(
                "too many values", Array(("[" + String(repeating: "1,", count: 100_000) + "]").utf8), nil,
                "too many values: 100001 where 100000 are allowed"),
            Case("an alias bomb", Array(bomb.utf8), nil, "too many values: 100001 where 100000 are allowed"),
            Case(
                "a merge bomb",
                Array(
                    ("a0: &a0 { k: 1 }\n"
                        + (1...9).map { level in
                            let list = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ",")
                            return "a\(level): &a\(level) { <<: [\(list)] }\n"
                        }.joined()).utf8), nil, "too many values"),
        ]
        + keyForms.map { form in Case("an alias bomb as a key: \(form)", bomb + "k: \(form)\n", complexKey) }

    @Test(arguments: cases)
    func excessIsAnErrorAtItsPlace(_ item: Case) throws {
        let faults = try #require(SceneRun.faults(bytes: item.bytes))
        let first = try #require(faults.all.first)
        #expect(first.problem.message.contains(item.message), "\(first.problem.message)")
        if let mark = item.mark { #expect(first.mark == mark) }
        #expect(faults.rendered().utf8.count < 2000)
    }

    @Test func theLimitItselfIsAllowed() {
        // A root and 120 levels in it can be parsed, although they are not a scene.
        let text = String(repeating: "[", count: 121) + String(repeating: "]", count: 121)
        let faults = SceneRun.faults(bytes: Array(text.utf8))
        #expect(faults?.all.first?.problem == .wrongType(expected: "a scene", found: .list))
    }

    @Test func deepButAllowedNodesResolve() {
        // Each node is a mapping in a list, which makes two levels.
        let count = 58
        let text =
            "vitrine: 1\ncanvas: {width: 9, height: 9}\nbody: "
            + String(repeating: "[{vstack: ", count: count) + "[]" + String(repeating: "}]", count: count)
        #expect(SceneRun.faults(bytes: Array(text.utf8))?.rendered() == nil)
    }

    @Test func starsInTextsAreNoAliases() throws {
        let words = (0..<40).map { "  - text: \"*a\($0) : b ? [c]: {d}: it's **bold**\"" }.joined(
            separator: "\n")
        let text =
            "vitrine: 1\ncanvas: {width: 9, height: 9}\nbody:\n\(words)\n  - &x { circle: 4 }\n  - *x\n"
        #expect(try SceneRun.faults(text)?.rendered() == nil)
    }

    @Test func atMostAHundredErrorsAreShown() throws {
        let nodes = (0..<150).map { "  - { rectangle: , bad\($0): 1 }\n" }.joined()
        let faults = try #require(
            try SceneRun.faults("vitrine: 1\ncanvas: {width: 9, height: 9}\nbody:\n\(nodes)"))
        #expect(faults.all.count == 101)
        #expect(faults.all.last?.problem == .omittedMessages(50, of: .error))
    }

    /// Inputs that took the square of their length.
    @Test func delimitersWithoutEndAreText() {
        let font = FontSpec()
        for sign in ["**a *b ~~c ", "[", "[a](", "__a _b "] {
            let text = String(repeating: sign, count: 20_000)
            let isKept = MarkdownParser.runs(text, code: font).map(\.text).joined() == text
            #expect(isKept, "\(sign)")
        }
    }

    @Test func manyUnknownKeysAreReported() throws {
        let keys = (0..<30_000).map { "k\($0): { a: 1 }\n" }.joined()
        let error = #expect(throws: Diagnostics.self) {
            try SceneRun.resolved("vitrine: 1\ncanvas: { width: 4, height: 4 }\n" + keys + "body: []\n")
        }
        #expect(error?.all.isEmpty == false)
    }
}

import Testing

@testable import VitrineGoldens
@testable import VitrinePixels

@Suite("Text of scenes stays text in summaries and comments")
struct ForeignTextTests {
    /// What a scene's id, a file's name or a value may be, so that a comment shows something else.
    static let hostile = [
        "[a link](https://evil.example)", "![a picture](https://evil.example/x.png)", "<img src=x onerror=y>",
        "</code></td></tr></table>\n\n# Heading", "@octocat", "@github/security", "#1", "us/app#2", "GH-3",
        "!4", "$5", "%6", "~label", "&7", "0123456789abcdef0123456789abcdef01234567",
        "https://evil.example", "www.evil.example", "mail@evil.example", "<https://evil.example>",
        "a | b | c",
        "a \\| b", "`code` ``more``", "```\nfence\n```", "**bold** __bold__ ~~gone~~", "- item\n\n1. item",
        "| a |\n|---|\n| b |", "<!-- vitrine:goldens -->", "<details><summary>x</summary>",
        "&lt;b&gt; &#64;x",
        ":tada:", "$$x^2$$", "[^1]: note", "- [x] done", "a\u{2028}b\u{0085}c\r\n\r\nd", "\u{0}\u{1B}[31mred",
        "\"quoted\" 'too'", "{{ secrets.TOKEN }} ${{ x }}", String(repeating: "@a ", count: 400),
    ]

    /// The characters of a text, without those that end a line.
    private static func plain(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    switch scalar.value {
                    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: " "
                    default: scalar
                    }
                }))
    }

    /// Reads code back as a browser does.
    private static func read(_ code: String) -> String {
        let text = String(code.dropFirst("<code>".count).dropLast("</code>".count))
        return text.replacing(/&#([0-9]+);/) { match in
            UInt8(match.output.1).map { String(Unicode.Scalar($0)) } ?? ""
        }
    }

    @Test(arguments: hostile)
    func codeShowsWhatWasWritten(text: String) {
        let code = ForeignText.code(text)
        #expect(code.hasPrefix("<code>") && code.hasSuffix("</code>"))
        let inner = code.dropFirst(6).dropLast(7)
        #expect(
            inner.unicodeScalars.allSatisfy {
                $0.value >= 0x80 || "&#;-, ".unicodeScalars.contains($0) || $0.properties.isAlphabetic
                    || $0.properties.numericType != nil
            })
        let shown = Self.plain(text)
        #expect(Self.read(code) == (shown.count > 240 ? shown.prefix(239) + "…" : shown))
    }

    /// A report in which every text is one that anyone may have written.
    private static func report(_ text: String) -> SuiteReport {
        let changes = [
            Cause(.scene, text, old: text, new: text), Cause(.token, text, old: nil, new: text),
            Cause(.file, text), Cause(.unknown, text), Cause(.added, text),
            Cause(.options, "", old: text, new: "x"),
        ]
        var changed = CaseResult(scene: text, variant: text, golden: text, state: .changed, message: text)
        changed.regions = [
            .init(
                DifferenceRegion(box: PixelRect(width: 4, height: 4), pixels: 16),
                cause: RegionCause(causes: changes, nodes: [.init(source: text, name: text, changes: [])]))
        ]
        let black = RGBA8Image(width: 1, height: 1, components: [0, 0, 0, 255])
        changed.comparison = ExactComparator().compare(black, black, within: ComparisonScope())
        changed.pictures = CaseResult.Pictures()
        changed.pictures?.difference = "out/\(text)/\(text)-difference.png"
        // Sorted before the other, whatever that is called.
        var failed = CaseResult(scene: text, variant: "", golden: text, state: .failed, message: text)
        failed.warnings = text
        var report = SuiteReport(
            renderer: text, plan: text, planned: 2, shard: nil, filtered: false, update: .none,
            cases: [changed, failed])
        (report.root, report.goldens) = (text, text)
        report.obsolete = [text]
        report.errors = [text, "line one\n\(text)"]
        return report
    }

    /// Outside of code, and of the addresses of pictures, a comment holds only our own words.
    @Test(arguments: hostile)
    func nothingIsWrittenOutsideOfCode(text: String) throws {
        let comment = CommentReport.text(Self.report(text), picturesAt: "https://pictures.example")
        let reference = CommentReport.text(Self.report("plain"), picturesAt: "https://pictures.example")
        func frame(_ comment: String) -> String {
            comment.replacing(/<code>[^<>]*<\/code>/, with: "<code/>").replacing(
                /(<code\/>(<br>)?)+/, with: "<code/>"
            )
            .replacing(/src="[^"<>]*"/, with: "src").replacing(
                /<details open>.*\n.*\n<\/details>\n/, with: "")
        }
        #expect(frame(comment) == frame(reference))
        // A block of HTML ends at a blank line: there is none within.
        for block in comment.split(separator: "\n\n") where block.contains("<code>") {
            #expect(block.hasPrefix("<table>\n") || block.hasPrefix("<details"))
            #expect(block.hasSuffix("</table>") || block.contains("</details>"))
        }
        for address in comment.matches(of: /src="([^"]*)"/) {
            #expect(address.output.1.hasPrefix("https://pictures.example/"))
            #expect(!address.output.1.contains { "<>`[]()@# ".contains($0) })
        }
    }

    /// GitHub takes 65,536 characters of a comment, and the script cuts at 60,000 bytes.
    @Test func commentsFitHoweverLongTheTextsAre() {
        let long = String(repeating: "<@|`>", count: 200)
        var cases: [CaseResult] = []
        for index in 0..<120 {
            cases += Self.report("\(index)\(long)").cases
        }
        var report = SuiteReport(
            renderer: "1", plan: "p", planned: cases.count, shard: nil, filtered: false, update: .none,
            cases: cases)
        report.obsolete = (0..<300).map { "\($0)\(long)" }
        report.errors = report.obsolete
        let text = CommentReport.text(report, picturesAt: "https://x")
        #expect(text.utf8.count < 60_000)
        #expect(text.contains("more causes\n") && text.contains("more pictures\n"))
        #expect(text.contains("more goldens\n") && text.contains("more errors\n"))
    }
}

import Foundation
import Testing
import VitrineComparisonSettings
import VitrineFiles
import VitrineJSON
import VitrinePNG

@testable import VitrineGoldens
@testable import VitrinePixels

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reports as their readers use them.
struct ReportTests {
    /// One picture of each state, with names and messages that need escaping.
    static let report: SuiteReport = {
        let cases = CaseState.allCases.enumerated().map { index, state in
            var result = CaseResult(
                scene: "folder/<s&\"\(index)>.yaml", variant: "light", golden: "folder/s\(index)/light.png",
                state: state,
                message: state.passes ? "" : "what <happened> & 100 %\u{1}, line one\nline two: </script>")
            result.actualHash = "0123456789abcdef"
            if state == .changed {
                let settings = ComparisonSettings()
                let comparator = try? Comparators.make(settings)
                let black = RGBA8Image(width: 2, height: 1, components: [0, 0, 0, 255, 0, 0, 0, 255])
                let other = RGBA8Image(width: 2, height: 1, components: [0, 0, 0, 255, 9, 0, 0, 255])
                result.comparison = comparator?.compare(black, other)
                let cause = Cause(.token, "color.accent", old: "#000", new: "#900", line: 7)
                result.regions = (result.comparison?.regions ?? []).map {
                    .init(
                        $0, cause: RegionCause(causes: [cause], nodes: [.init(source: "#a|b", changes: [])]))
                }
            }
            return result
        }
        var report = SuiteReport(
            renderer: "1", plan: "p", planned: cases.count, shard: nil, filtered: false, update: .none,
            cases: cases)
        report.root = "scenes"
        report.goldens = "goldens"
        report.obsolete = ["old/light.png"]
        report.errors = ["an error, with a comma: and colons"]
        return report
    }()

    @Test func jUnitIsXMLThatCounts() throws {
        let text = JUnitReport.text(Self.report)
        let parser = XMLParser(data: Data(text.utf8))
        let reader = Elements()
        parser.delegate = reader
        #expect(parser.parse())
        #expect(reader.all["testcase"]?.count == CaseState.allCases.count + 2)
        let failures = CaseState.allCases.count { $0.severity == 1 } + 1
        let errors = CaseState.allCases.count { $0.severity == 2 } + 1
        #expect(reader.all["failure"]?.count == failures && reader.all["error"]?.count == errors)
        #expect(reader.all["testsuites"]?.first?["failures"] == "\(failures)")
        #expect(reader.all["testsuites"]?.first?["errors"] == "\(errors)")
        #expect(reader.all["testcase"]?.first?["classname"]?.hasPrefix("folder/<s&\"") == true)
    }

    /// One mistake in a scene is an error of all its variants, and stands in the report once.
    @Test(arguments: CaseState.allCases.filter { $0.severity == 2 })
    func jUnitHasTheMessageOfAnErrorOnce(state: CaseState) throws {
        func cases(_ scene: String, _ message: String) -> [CaseResult] {
            (1...15).map { index in
                CaseResult(
                    scene: scene, variant: "v\(index)", golden: "a/v\(index).png", state: state,
                    message: message)
            }
        }
        var other = cases("a.yaml", "a.yaml:9:1: error: another slip")[0]
        other.variant = "last"
        var report = Self.report
        report.cases = cases("a.yaml", "a.yaml:3:5: error: one slip\nof two lines") + [other]
        report.cases += cases("b.yaml", "b.yaml:1:1: error: a third")
        report.errors = []
        let text = JUnitReport.text(report)
        let parser = XMLParser(data: Data(text.utf8))
        let reader = Elements()
        parser.delegate = reader
        #expect(parser.parse())
        let messages = (reader.all["error"] ?? []).compactMap { $0["message"] }
        #expect(messages.count == 31)
        #expect(messages.count { $0.hasSuffix("error: one slip") } == 1)
        #expect(messages.count { $0 == "as a.yaml [v1] above" } == 14)
        #expect(messages.count { $0.hasSuffix("another slip") } == 1)
        #expect(messages.count { $0 == "as b.yaml [v1] above" } == 14)
        #expect(text.components(separatedBy: "of two lines").count == 2)
        // Each is an error all the same.
        #expect(reader.all["testsuites"]?.first?["errors"] == "31")
    }

    @Test func attachmentsAreNamed() {
        var report = Self.report
        var pictures = CaseResult.Pictures()
        pictures.expected = "out/a.png"
        report.cases[0].pictures = pictures
        #expect(JUnitReport.text(report).contains("[[ATTACHMENT|out/a.png]]"))
    }

    @Test func gitHubSeesAnnotations() {
        let lines = GitHubReport.annotations(Self.report).split(separator: "\n")
        #expect(lines.count == 10)
        #expect(lines.allSatisfy { $0.hasPrefix("::error ") })
        let changed = lines.first { $0.contains("changed%3A") }
        #expect(changed?.contains("file=scenes/folder/<s&\"") == true)
        #expect(changed?.contains(",line=7,") == true)
        #expect(changed?.contains("100 %25") == true && changed?.contains("%0Aline two") == true)
        let summary = GitHubReport.summary(Self.report)
        let cause = "token color&#46;accent&#58; &#35;000 -&#62; &#35;900"
        #expect(summary.contains("<tr><td><code>\(cause)</code></td><td>1</td><td>1 px</td></tr>"))
        #expect(summary.contains("<td><code>folder&#47;&#60;s&#38;&#34;"))
    }

    @Test func theTerminalHasALineEach() {
        let text = TerminalReport(Self.report).text
        for state in CaseState.allCases where !state.passes {
            #expect(text.contains("\(state.displayName)  folder/"), "\(state)")
        }
        #expect(text.contains("obsolete  old/light.png"))
        #expect(text.contains("token color.accent: #000 -> #900  (1 picture, 1 px)"))
        #expect(!text.contains("\u{1B}"))
        #expect(TerminalReport(Self.report, color: true).text.contains("\u{1B}[33m"))
        #expect(PrintedText.grouped(1_234_567) == "1,234,567" && PrintedText.grouped(-12) == "-12")
        #expect(TerminalReport.decimal(0.05) == "0.05" && TerminalReport.decimal(3) == "3")
    }

    @Test func thePageHoldsItsPicturesAndNothingEndsItsScript() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let png = try PNG.encode(RGBA8Image(width: 1, height: 1, components: [1, 2, 3, 255]))
        try AtomicFile.write(png, to: "\(folder)/a.png")
        var report = Self.report
        var pictures = CaseResult.Pictures()
        (pictures.expected, pictures.actual) = ("\(folder)/a.png", "\(folder)/a.png")
        for index in report.cases.indices { report.cases[index].pictures = pictures }
        let page = HTMLReport.text(report)
        // The same file is embedded once.
        #expect(page.components(separatedBy: Data(png).base64EncodedString()).count == 2)
        #expect(page.components(separatedBy: "</script>").count == 4)
        #expect(!page.contains("src=\"http") && !page.contains("href=\"http"))
        #expect(!page.contains(folder))
    }

    @Test func aPageThatItOpensCannotLeaveItsFrame() {
        let html = "<p title=\"a\">\"</p><script>bad()</script>"
        let page = HTMLReport.text(
            Self.report, attachment: ReportAttachment(title: "Audit: <1> error", html: html))
        #expect(page.contains("popovertarget=\"attachment\">Audit: &lt;1&gt; error</button>"))
        #expect(page.contains("<iframe sandbox") && !page.contains("<script>bad"))
        #expect(page.contains("srcdoc=\"&lt;p title=&quot;a&quot;&gt;&quot;&lt;/p&gt;"))
        #expect(!HTMLReport.text(Self.report).contains("popovertarget"))
    }

    @Test func theWorstDecides() {
        #expect(Self.report.exitCode == 2)
        var report = Self.report
        report.errors = []
        report.cases = report.cases.filter { $0.state.severity < 2 }
        #expect(report.exitCode == 1)
        report.cases = report.cases.filter(\.state.passes)
        #expect(report.exitCode == 1)
        report.deletedObsolete = true
        #expect(report.exitCode == 0)
        report.deletedObsolete = false
        report.filtered = true
        #expect(report.exitCode == 0)
    }

    private final class Elements: NSObject, XMLParserDelegate {
        var all: [String: [[String: String]]] = [:]

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            all[name, default: []].append(attributes)
        }
    }
}

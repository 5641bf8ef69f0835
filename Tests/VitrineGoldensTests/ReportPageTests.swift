import Foundation
import Testing
import VitrineFiles
import VitrinePNG
import VitrinePixels

@testable import VitrineGoldens

/// The report's page: one script of modules, and what it says of where it was made.
struct ReportPageTests {
    private static func report(_ run: SuiteReport.Run = .init()) -> SuiteReport {
        var report = SuiteReport(
            renderer: "1", plan: "p", planned: 0, shard: nil, filtered: false, update: .none, cases: [])
        report.run = run
        return report
    }

    @Test func modulesAreOneScript() {
        let script = ReportPage.script
        for line in script.split(separator: "\n") {
            #expect(!line.hasPrefix("import ") && !line.hasPrefix("export "), "\(line)")
        }
        #expect(script.contains("class Comparison"))
        #expect(
            ReportPage.inlined("import { a } from \"./a.js\";\nexport const b = 1;\n") == "const b = 1;\n")
    }

    /// In one script, two modules that declare the same name would be an error of syntax.
    @Test func modulesDeclareDifferentNames() {
        let words: Set<Substring> = ["const", "let", "function", "class", "async"]
        var names: [Substring] = []
        for line in ReportPage.script.split(separator: "\n") where line.first?.isLetter == true {
            let parts = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }
            guard let first = parts.first, words.contains(first) else { continue }
            if let name = parts.first(where: { !words.contains($0) }) { names.append(name) }
        }
        #expect(names.count > 50)
        #expect(names.count == Set(names).count)
    }

    /// The list and the causes are there before the pictures, which are most of the file, are read.
    @Test func thePageIsAtWorkBeforeItsPicturesAreRead() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let png = try PNG.encode(RGBA8Image(width: 1, height: 1, components: [1, 2, 3, 255]))
        try AtomicFile.write(png, to: "\(folder)/a.png")
        var result = CaseResult(scene: "a.yaml", variant: "light", golden: "a/light.png", state: .changed)
        result.pictures = CaseResult.Pictures()
        result.pictures?.expected = "\(folder)/a.png"
        let page = HTMLReport.text(
            SuiteReport(
                renderer: "1", plan: "p", planned: 1, shard: nil, filtered: false, update: .none,
                cases: [result]))
        let script = try #require(page.range(of: "\"use strict\";"))
        let picture = try #require(page.range(of: "<script type=\"text/plain\" id=\"p0\">"))
        #expect(script.upperBound < picture.lowerBound)
        #expect(page.contains("data-pictures=\"1\""))
        // Until the script runs, the page says what it does.
        #expect(page[..<script.lowerBound].contains(">Reading the report…</p>"))
    }

    /// The legend of curves calls them what the style draws them as: the golden's dashed, the new one's not.
    @Test func legendsOfCurvesSayHowTheyAreDrawn() throws {
        let script = ReportPage.script
        #expect(script.contains(#"legend(track, frames)) : null"#))
        for (values, name, words) in [
            ("track.old", "old", "dashed: golden"), ("track.new", "new", "solid: new"),
        ] {
            #expect(script.contains("...\(values).map(values => line(values, \"\(name)\"))"), "\(name)")
            #expect(script.contains("\(values).length ? \"\(words)\" : \"\""), "\(name)")
            let rules = ReportPage.style.split(separator: "}").filter { $0.contains(".curves .\(name) {") }
            let isDashed = rules.contains { $0.contains("stroke-dasharray") }
            #expect(rules.count == 1 && isDashed == (name == "old"), "\(name)")
        }
    }

    @Test func everySharedFileIsServedWhole() {
        for (name, bytes) in SharedPageFiles.all {
            #expect(!bytes.isEmpty, "\(name)")
        }
    }

    @Test func thePageSaysWhatWasTested() throws {
        let report = Self.report(
            .init(day: "2026-11-23", commit: "0123456789abcdef", branch: "feature/glass"))
        let page = HTMLReport.text(report)
        #expect(page.contains("\"commit\":\"0123456789abcdef\""))
        #expect(page.contains("\"branch\":\"feature/glass\""))
        let read = try SuiteReport(json: Array(try report.json().utf8), named: "r")
        #expect(read.run.branch == "feature/glass")
        // Reports of older versions say neither.
        let older = try Self.report().json()
        #expect(try SuiteReport(json: Array(older.utf8), named: "r").run.commit == nil)
    }

    @Test func rejectionsAreReadWithTheirReasons() throws {
        let json = """
            {"version": 1, "approvals": [], "rejections": [
              {"scene": "a.yaml", "variant": "dark", "reason": "too dark"}]}
            """
        let file = try #require(ApprovalFile(json: Array(json.utf8)))
        #expect(file.rejections == [.init(scene: "a.yaml", variant: "dark", reason: "too dark")])
        let older = try #require(ApprovalFile(json: Array(#"{"version": 1, "approvals": []}"#.utf8)))
        #expect(older.rejections == nil)
    }
}

import Foundation
import Testing

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

import Foundation
import Testing
import VitrineJSON

@testable import VitrineGoldens
@testable import VitrinePixels

@Suite("Numbers of reports and goldens from elsewhere may be any")
struct HostileReportTests {
    /// A report as the project writes it, with some of its numbers replaced.
    private func report(seconds: String, milliseconds: String, pixels: String) throws -> [UInt8] {
        var result = CaseResult(scene: "a.yaml", variant: "light", golden: "a/light.png", state: .changed)
        let region = DifferenceRegion(box: PixelRect(width: 2, height: 2), pixels: 771)
        let cause = RegionCause(
            causes: [Cause(.token, "color", old: "a", new: "b", line: 1)], nodes: [])
        result.regions = [CaseResult.Region(region, cause: cause), CaseResult.Region(region, cause: cause)]
        result.milliseconds = 772.5
        var report = SuiteReport(
            renderer: "1", plan: "p", planned: 1, shard: Shard(index: 1, count: 1), filtered: false,
            update: .none, cases: [result])
        report.run.seconds = 773.5
        let text = try report.json().replacing("772.5", with: milliseconds)
            .replacing("773.5", with: seconds).replacing("\"pixels\" : 771", with: "\"pixels\" : \(pixels)")
        return Array(text.utf8)
    }

    @Test(arguments: [
        "0", "-1", "1e18", "1e19", "1e300", "-1e300", "5e-324", "1e-7", "1.7976931348623157e308",
    ])
    func timesAreWritten(time: String) throws {
        let bytes = try report(seconds: time, milliseconds: time, pixels: "3")
        let read = try SuiteReport(json: bytes, named: "r.json")
        for each in [read, try SuiteReport.merged([("r.json", read)])] {
            #expect(JUnitReport.text(each).contains("time=\""))
            _ = TerminalReport(each)
            _ = HTMLReport.text(each)
        }
    }

    @Test(arguments: [
        ("4294967296", true), ("4294967297", false), ("-1", false), ("9223372036854775807", false),
    ])
    func pixelsAreBounded(pixels: String, isRead: Bool) throws {
        let bytes = try report(seconds: "1", milliseconds: "1", pixels: pixels)
        do throws(MergeError) {
            let read = try SuiteReport(json: bytes, named: "r.json")
            #expect(isRead)
            #expect(try SuiteReport.merged([("r.json", read)]).clusters.first?.pixels == 8_589_934_592)
        } catch {
            #expect(!isRead && error.description.contains("regions[0].pixels"), "\(error)")
        }
    }

    @Test(arguments: [
        ("4294967296", true), ("-1", false), ("-9223372036854775808", false), ("9223372036854775807", false),
    ])
    func countsAreBounded(count: String, isRead: Bool) throws {
        let tolerance = Tolerance.none
        var result = CaseResult(scene: "a.yaml", variant: "light", golden: "a/light.png", state: .changed)
        var comparison = Comparison(
            metric: "exact", tolerance: tolerance, expectedWidth: 2, expectedHeight: 2, actualWidth: 2,
            actualHeight: 2)
        comparison.differingPixels = 771
        result.comparison = comparison
        let report = SuiteReport(
            renderer: "1", plan: "p", planned: 1, shard: Shard(index: 1, count: 1), filtered: false,
            update: .none, cases: [result])
        let bytes = Array(try report.json().replacing("771", with: count).utf8)
        do throws(MergeError) {
            let read = try SuiteReport(json: bytes, named: "r.json")
            #expect(isRead && TerminalReport(read).text.contains("4,294,967,296 px differ"))
        } catch {
            #expect(!isRead && error.description.contains("cases[0].comparison.differingPixels"), "\(error)")
        }
    }

    @Test(arguments: [(Int.min, "-9,223,372,036,854,775,808"), (-1_000, "-1,000"), (0, "0")])
    func anyNumberIsWritten(number: Int, text: String) {
        #expect(PrintedText.grouped(number) == text)
    }

    @Test(arguments: ["{ \"version\": 1,\n  oops }", "", "[1]", "{ \"version\": \"1\" }"])
    func whatIsNoReportIsSaid(text: String) {
        let error = #expect(throws: MergeError.self) {
            try SuiteReport(json: Array(text.utf8), named: "r.json")
        }
        let message = error?.description ?? ""
        #expect(message.hasPrefix("r.json: this is no report of `vitrine test --json`: "), "\(message)")
        #expect(!message.contains("DecodingError") && !message.contains("given data"), "\(message)")
    }

    @Test(arguments: [(1 << 30, true), (1 << 30 + 1, false), (Int.max, false), (Int.min, false)])
    func boxesOfManifestsAreBounded(edge: Int, isRead: Bool) throws {
        let text =
            ##"{"version":1,"nodes":[{"source":"#a","frame":[0,0,\##(edge),\##(edge)],"properties":{"x":"1"}}],"##
            + ##""items":[{"source":"#a","kind":"fill","bounds":[\##(edge),-9,9,9],"properties":{}}],"texts":[],"##
            + ##""ids":{"#a":"body[0]"},"tokens":{},"files":{}}"##
        #expect((SceneManifest(json: text) != nil) == isRead)
    }
}

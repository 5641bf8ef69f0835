import Foundation
import VitrineGoldens
import VitrinePNG
import VitrinePixels
import VitrineTestSupport

/// Reports of shards: merged, and written in all forms.
public final class ReportTarget: FuzzTarget {
    public static let name = "reports"

    private let folder: FuzzFolder
    /// The beginning of a picture that lies beside the folder of reports, as a page would embed it.
    private let secret: String

    public init(folder: String) throws {
        self.folder = try FuzzFolder(folder)
        let colors = (0..<64).map { UInt8($0) }
        let image = RGBA8Image(width: 4, height: 4, components: colors)
        let picture = try PNG.encode(
            image, text: [PNG.TextChunk(keyword: "Secret", text: "not for the report")])
        secret = String(Data(picture).base64EncodedString().suffix(40))
        try self.folder.write(picture, to: "secret.png")
        try self.folder.write(
            try PNG.encode(RGBA8Image(width: 1, height: 1, components: [9, 9, 9, 255])), to: "shards/a.png")
        try self.folder.write("root:x:0:0", to: "shards/text.png")
        try FileManager.default.createSymbolicLink(
            atPath: self.folder.path + "/shards/link.png", withDestinationPath: "../secret.png")
    }

    public func run(_ bytes: [UInt8]) throws -> FuzzOutcome {
        let path = folder.path + "/shards/report.json"
        do throws(MergeError) {
            var withheld: [String] = []
            let report = try SuiteReport(json: bytes, at: path, withheld: &withheld)
            _ = report.exitCode
            _ = report.summary
            var pages = [try write(report)]
            // A report of one shard of one is complete by itself.
            if let merged = try? SuiteReport.merged([(path, report)]) { pages.append(try write(merged)) }
            if pages.contains(where: { $0.contains(secret) || $0.contains("cm9vdDp4OjA6MA") }) {
                return .broken("a file from elsewhere is part of the page")
            }
            return .accepted
        } catch {
            return error.description.contains(path) ? .rejected : .broken("no file is named: \(error)")
        }
    }

    /// Returns the page, after writing the other forms of a report.
    private func write(_ report: SuiteReport) throws(MergeError) -> String {
        _ = JUnitReport.text(report)
        _ = GitHubReport.annotations(report)
        _ = GitHubReport.summary(report)
        _ = TerminalReport(report)
        for result in report.cases { _ = ApprovalFile.Approval(result) }
        guard (try? report.json(at: folder.path + "/shards/again.json")) != nil else {
            throw .unreadable(file: folder.path + "/shards/report.json")
        }
        return HTMLReport.text(report)
    }

    public func mutated(
        _ bytes: [UInt8], with other: [UInt8], using random: inout SeededGenerator
    ) -> [UInt8] {
        let words = [
            "version", "renderer", "root", "goldens", "plan", "planned", "shard", "index", "count",
            "filtered", "update",
            "cases", "obsolete", "errors", "clusters", "run", "scene", "variant", "state", "changed",
            "matched", "missing",
            "message", "golden", "metric", "tolerance", "regions", "box", "pixels", "why", "causes",
            "pictures",
            "expected", "actual", "difference", "patch", "a.png", "text.png", "link.png", "../secret.png",
            "/etc/passwd", "/proc/self/environ", "</script><script>alert(1)</script>", "<!--", "::error::x",
            "a\nb",
        ]
        return ValueMutation(words: words).apply(to: bytes, with: other, using: &random)
    }
}

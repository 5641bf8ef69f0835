import ArgumentParser
import Foundation
import VitrineFiles
import VitrineGoldens
import VitrineSource

/// The options for the reports of a run.
struct ReportArguments: ParsableArguments {
    @Option(help: ArgumentHelp("Write JUnit XML.", valueName: "file"), completion: .file(extensions: ["xml"]))
    var junit: String?

    @Option(
        help: ArgumentHelp("Write a self-contained HTML page.", valueName: "file.html"),
        completion: .file(extensions: ["html"]))
    var report: String?

    @Option(
        help: ArgumentHelp("Write JSON, from which shards are merged.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var json: String?

    @Option(
        help: ArgumentHelp("Write the text of a comment on the change, in Markdown.", valueName: "file.md"),
        completion: .file(extensions: ["md"]))
    var comment: String?

    @Option(
        name: .customLong("pictures-url"),
        help: ArgumentHelp(
            "The address of the pictures of --artifacts, to show them in the comment.",
            valueName: "url"))
    var picturesURL: String?

    @Option(
        help: ArgumentHelp(
            "Show pictures of what differs in the terminal: auto, kitty, iterm2 or never.",
            valueName: "protocol"))
    var show: TerminalImageProtocol = .auto

    func validate() throws {
        guard let report, let dot = report.lastIndex(of: "."), !report[dot...].contains("/"),
            dot > report.startIndex, report[report.index(before: dot)] != "/"
        else { return }
        guard ["html", "htm"].contains(report[dot...].dropFirst().lowercased()) else {
            throw ValidationError("\(report): the report is a page of HTML: use .html")
        }
    }

    /// Writes all reports and prints those for the terminal. Returns `true` if all could be written.
    ///
    /// - Parameters:
    ///   - found: What was found.
    ///   - attachment: A page that the page of HTML opens. Default: none.
    func write(_ found: SuiteReport, attachment: ReportAttachment? = nil) -> Bool {
        let environment = ProcessInfo.processInfo.environment
        let found = dated(found, environment)
        Terminal.out(TerminalReport(found.printable, color: Terminal.showsColor).text)
        showPictures(found, environment)
        if environment["GITHUB_ACTIONS"] == "true" {
            Terminal.out(GitHubReport.annotations(found.printable))
            if let path = environment["GITHUB_STEP_SUMMARY"] {
                append(GitHubReport.summary(found.printable), to: path)
            }
        }
        do {
            if let json {
                try OutputFile.write(Array(try found.json(at: json).utf8), to: json)
            }
            if let junit { try OutputFile.write(Array(JUnitReport.text(found).utf8), to: junit) }
            if let comment {
                let text = CommentReport.text(found.printable, picturesAt: picturesURL)
                try OutputFile.write(Array(text.utf8), to: comment)
            }
            if let report {
                try OutputFile.write(Array(HTMLReport.text(found, attachment: attachment).utf8), to: report)
            }
            return true
        } catch let failure as CommandFailure {
            Terminal.error(failure.message)
        } catch {
            Terminal.error("error: \(error)\n")
        }
        return false
    }

    /// Returns the report with the commit and the branch, if a file of it is written and does not have them.
    private func dated(_ found: SuiteReport, _ environment: [String: String]) -> SuiteReport {
        guard json != nil || report != nil, found.run.commit == nil,
            let checkout = GitCheckout(
                of: FileManager.default.currentDirectoryPath, environment: environment)
        else { return found }
        var found = found
        (found.run.commit, found.run.branch) = (checkout.commit, checkout.branch)
        return found
    }

    private func showPictures(_ found: SuiteReport, _ environment: [String: String]) {
        if show == .never || (show == .auto && !Terminal.outputIsTerminal) { return }
        for result in found.cases.filter({ $0.pictures?.difference != nil }).prefix(4) {
            guard let path = result.pictures?.difference, let png = ReportPicture.bytes(at: path),
                let sequence = show.sequence(png: png, columns: 100, environment: environment)
            else { continue }
            Terminal.out("\(TerminalText.line(result.title)): golden, difference, new picture\n" + sequence)
        }
    }

    /// Adds to the summary of a job, which is not what the exit code is about.
    private func append(_ text: String, to path: String) {
        do throws(FileWriteError) {
            try AppendedFile.write(Array(text.utf8), to: path)
        } catch {
            Terminal.error("warning: there is no summary: \(error)\n")
        }
    }
}

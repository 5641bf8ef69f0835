import ArgumentParser
import Foundation
import Vitrine
import VitrineGoldens
import VitrinePNG

/// The options of commands that run a suite.
struct SuiteArguments: ParsableArguments {
    @Option(help: ArgumentHelp("The folder of the goldens.", valueName: "dir"))
    var goldens = "goldens"

    @Option(
        help: ArgumentHelp(
            "The folder that scenes are named below; what the goldens' suite.yaml says, else the folder scenes beside them.",
            valueName: "dir"))
    var root: String?

    @Option(help: "Pictures rendered at once. The pixels do not depend on it.")
    var jobs: ThreadCount = .all

    @Option(
        help: ArgumentHelp(
            "A revision of git: what goldens keep only the hash of is rendered from the scenes as they were.",
            valueName: "rev"))
    var base: String?

    @Option(help: ArgumentHelp("Where pictures of what differs go.", valueName: "dir"))
    var artifacts = "out/test"

    @OptionGroup var canvas: CanvasOptions

    func options(scenes: [String] = []) -> SuiteOptions {
        var render = canvas.renderOptions
        render.threads = jobs.count
        return SuiteOptions(
            goldens: goldens, root: root, scenes: scenes, render: render, base: base, artifacts: artifacts)
    }
}

/// The reports of a run.
struct ReportArguments: ParsableArguments {
    @Option(help: ArgumentHelp("Write JUnit XML.", valueName: "file"))
    var junit: String?

    @Option(help: ArgumentHelp("Write a page of HTML that needs nothing beside it.", valueName: "file.html"))
    var report: String?

    @Option(help: ArgumentHelp("Write JSON, which shards are merged by.", valueName: "file"))
    var json: String?

    @Option(help: "Show pictures in the terminal: auto, kitty, iterm or never.")
    var inline: InlineChoice = .auto

    /// Writes all reports and prints what belongs on the terminal. Says whether that was possible.
    func write(_ found: SuiteReport) -> Bool {
        let environment = ProcessInfo.processInfo.environment
        Terminal.out(TerminalReport(found, color: Terminal.outputIsTerminal).text)
        showPictures(found, environment)
        if environment["GITHUB_ACTIONS"] == "true" {
            Terminal.out(GitHubReport.annotations(found))
            if let path = environment["GITHUB_STEP_SUMMARY"] { append(GitHubReport.summary(found), to: path) }
        }
        do {
            if let json {
                try OutputFile.write(Array(try found.json(at: json).utf8), to: json)
            }
            if let junit { try OutputFile.write(Array(JUnitReport.text(found).utf8), to: junit) }
            if let report { try OutputFile.write(Array(HTMLReport.text(found).utf8), to: report) }
            return true
        } catch let failure as CommandFailure {
            Terminal.error(failure.message)
        } catch {
            Terminal.error("error: \(error)\n")
        }
        return false
    }

    private func showPictures(_ found: SuiteReport, _ environment: [String: String]) {
        let kind: InlinePicture?
        switch inline {
        case .never: kind = nil
        case .kitty: kind = .kitty
        case .iterm: kind = .iterm
        case .auto: kind = Terminal.outputIsTerminal ? InlinePicture.supported(by: environment) : nil
        }
        guard let kind else { return }
        for result in found.cases.filter({ $0.pictures?.difference != nil }).prefix(4) {
            guard let path = result.pictures?.difference, let png = try? FileBytes.read(path) else {
                continue
            }
            Terminal.out("\(result.title): golden, difference, new picture\n" + kind.text(png: png))
        }
    }

    private func append(_ text: String, to path: String) {
        guard let file = FileHandle(forWritingAtPath: path) else {
            try? AtomicFile.write(Array(text.utf8), to: path)
            return
        }
        defer { try? file.close() }
        _ = try? file.seekToEnd()
        try? file.write(contentsOf: Data(text.utf8))
    }
}

enum InlineChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, kitty, iterm, never
}

extension UpdateMode: ExpressibleByArgument {}

extension Shard: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

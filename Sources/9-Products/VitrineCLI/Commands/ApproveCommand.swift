import ArgumentParser
import Foundation
import VitrineFiles
import VitrineGoldens
import VitrineSource
import VitrineSuites

struct ApproveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve",
        abstract: "Approve new pictures as goldens.",
        discussion: """
            FILE is what a report exported; PATH is a scene, a golden, or a folder of either. Each picture \
            is rendered again, and refused unless it is the one that was approved and the golden is still \
            the one that it was compared with. --interactive shows each picture that differs and asks: a \
            approves, j rejects, s skips, c approves all with the same cause, q quits. Exit codes: 0 \
            everything approved was written; 1 something was rejected or skipped; 2 something was refused or \
            could not be written.
            """)

    @Argument(
        help: ArgumentHelp("Approval files, scenes, folders or goldens.", valueName: "file|path"),
        completion: .file())
    var paths: [String] = []

    @Flag(name: [.short, .long], help: "Show each picture that differs and ask.")
    var interactive = false

    @Option(
        help: ArgumentHelp(
            "Keep the golden, and add the picture as an alternative of this name.",
            valueName: "name"))
    var alternative: String?

    @Option(help: ArgumentHelp("The reason for another valid picture.", valueName: "text"))
    var reason: String?

    @Option(help: ArgumentHelp("The last day on which it is valid, such as 2026-12-31.", valueName: "day"))
    var expires: String?

    @OptionGroup var suite: SuiteArguments

    func validate() throws {
        if paths.isEmpty && !interactive {
            throw ValidationError("name what to approve, or give --interactive")
        }
        guard (alternative == nil) == (reason == nil), (alternative == nil) == (expires == nil) else {
            throw ValidationError("--alternative, --reason and --expires go together")
        }
        if let expires, !AlternativeGolden.isDay(expires) {
            throw ValidationError(
                "--expires: `\(expires)` is no day of the calendar: write one such as 2026-12-31")
        }
        let today = AlternativeGolden.today
        if let expires, expires < today {
            throw ValidationError(
                "--expires: \(expires) is past: the last day may be \(today), today in UTC, or later")
        }
        if let reason, reason.allSatisfy(\.isWhitespace) {
            throw ValidationError("--reason is empty: say why there are two right pictures")
        }
        if let alternative, !AlternativeGolden.isName(alternative) {
            throw ValidationError(
                """
                --alternative: `\(alternative)` is no name: it has letters, digits, -, _ and dots within, \
                and no `.alt-`
                """)
        }
    }

    func run() throws {
        var options = try suite.options()
        options.update = .none
        do {
            let run = try SuiteRun(try SuitePlan(options))
            var files: [ApprovalFile] = []
            var named: [String] = []
            for path in paths {
                if let file = (try? FileBytes.read(path, limit: ApprovalFile.byteLimit)).flatMap(
                    ApprovalFile.init(json:))
                {
                    files.append(file)
                } else {
                    named.append(path)
                }
            }
            var (left, unreadable) = (0, 0)
            for rejection in files.flatMap({ $0.rejections ?? [] }) {
                let title = "\(rejection.scene) [\(rejection.variant)]"
                Terminal.error("rejected  \(TerminalText.line("\(title): \(rejection.reason)"))\n")
                left += 1
            }
            if interactive {
                let report = run.run()
                let failing = report.cases.filter {
                    !$0.state.passes && (named.isEmpty || run.isPicture($0, at: named))
                }
                let chosen = ApprovalPrompt.ask(failing)
                files.append(ApprovalFile(chosen.approved))
                left = chosen.left
            } else if !named.isEmpty {
                let results = try run.pictures(at: named)
                for result in results where !result.state.passes && ApprovalFile.Approval(result) == nil {
                    let isUnreadable = result.state == .unreadable
                    Terminal.error("\(isUnreadable ? "refused  " : "")\(result.title): \(result.message)\n")
                    if isUnreadable { unreadable += 1 } else { left += 1 }
                }
                files.append(ApprovalFile(results.compactMap(ApprovalFile.Approval.init)))
            }
            try apply(files, run, left: left, refused: unreadable)
        } catch let error as SuiteError {
            Terminal.error("\(error)\n")
            throw ExitCode(2)
        }
    }

    private func apply(_ files: [ApprovalFile], _ run: SuiteRun, left: Int, refused unreadable: Int) throws {
        var note: (name: String, note: AlternativeGolden.Note)?
        if let alternative, let reason, let expires {
            note = (alternative, AlternativeGolden.Note(reason: reason, expires: expires))
        }
        var refused = unreadable
        var count = 0
        for applied in files.flatMap({ run.apply($0, alternative: note) }) {
            if let refusal = applied.refusal {
                Terminal.error("refused  \(applied.title): \(refusal)\n")
                refused += 1
            } else {
                Terminal.out("approved  \(TerminalText.line(applied.title))\n")
                count += 1
            }
        }
        Terminal.out("\(count) approved, \(refused) refused\(left > 0 ? ", \(left) left" : "")\n")
        if refused > 0 { throw ExitCode(2) }
        if left > 0 { throw ExitCode(1) }
    }
}

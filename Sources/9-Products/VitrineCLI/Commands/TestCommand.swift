import ArgumentParser
import Foundation
import VitrineAudits
import VitrineGoldens
import VitrineRendering
import VitrineSuites

struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Compare scenes with their golden images.",
        discussion: """
            Without scenes, the whole suite runs, and goldens without a scene are found; those that Swift \
            tests drew are left alone. Exit codes: 0 all pictures match; 1 some changed, are missing or are \
            obsolete; 2 something could not be rendered, compared or written. With CI=true, nothing is ever \
            recorded. Without --shard, the variables of Bazel, GitLab, CircleCI and Buildkite choose the \
            shard. With --audit, the scenes are also audited: an error counts as a changed picture, and a \
            scene that cannot be audited as one that cannot be rendered.
            """)

    @Argument(
        help: ArgumentHelp(
            "Scene files, or folders of them. Default: all scenes of the suite.", valueName: "scene"),
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var scenes: [String] = []

    @OptionGroup var suite: SuiteArguments

    @Option(
        help: ArgumentHelp(
            """
            The goldens to write: none, missing (the default), changed as well, or all, which also deletes \
            obsolete ones.
            """,
            valueName: "mode"))
    var update: UpdateMode?

    @Option(help: ArgumentHelp("Run one of several parts of the suite, such as 2/8.", valueName: "i/n"))
    var shard: Shard?

    @Option(
        help: ArgumentHelp(
            "Only scenes whose path matches, such as gallery/* or home; may be given several times.",
            valueName: "pattern"))
    var filter: [String] = []

    @Option(help: ArgumentHelp("Only scenes with this tag; may be given several times.", valueName: "tag"))
    var tag: [String] = []

    @Flag(help: "Render all scenes, including unchanged ones.")
    var noCache = false

    @Option(help: "Render each scene this many times and demand the same pixels, 1 to 100.")
    var rounds = 1

    @Flag(help: "Audit the scenes as well, in the variants that are compared.")
    var audit = false

    @OptionGroup var reports: ReportArguments

    func validate() throws {
        guard (1...100).contains(rounds) else { throw ValidationError("--rounds is 1 to 100") }
    }

    func run() throws {
        let environment = ProcessInfo.processInfo.environment
        var options = try suite.options(scenes: scenes)
        options.filters = filter
        options.tags = Set(tag)
        options.rounds = rounds
        options.usesCache = !noCache
        options.update = UpdateMode.policy(requested: update, environment: environment)
        if let update, update != options.update {
            Terminal.error("warning: CI is set, so --update \(update.rawValue) is taken as none\n")
        }
        let report: SuiteReport
        let plan: SuitePlan
        let wasCancelled: Bool
        do {
            options.shard = try shard ?? Shard.detected(in: environment)
            Self.acknowledgeShard(environment)
            plan = try SuitePlan(options)
            let run = try SuiteRun(plan, environment: environment)
            let progress = ProgressLine(total: plan.count)
            report = InterruptHandler.run(onInterrupt: { run.cancel() }) {
                run.run { progress.advance(past: $0.title) }
            }
            progress.finish()
            wasCancelled = run.wasCancelled
        } catch let error as SuiteError {
            Terminal.error("\(error)\n")
            throw ExitCode(2)
        } catch let error as ShardError {
            Terminal.error("error: \(error)\n")
            throw ExitCode(2)
        }
        let audited = audit && !wasCancelled ? try self.audited(plan, options) : nil
        let isWritten = reports.write(report, attachment: audited?.page)
        if wasCancelled { throw ExitCode(130) }
        var code = isWritten ? Int32(report.exitCode) : 2
        if let found = audited?.report {
            for failure in found.failures { Terminal.error(failure.error.description + "\n") }
            Terminal.out(found.text)
            code = max(code, AuditCommand.code(of: found, .error) ?? 0)
        }
        if code != 0 { throw ExitCode(code) }
    }

    /// Audits the scenes of a run, and returns what was found, with a page about it for the report.
    private func audited(
        _ plan: SuitePlan, _ options: SuiteOptions
    ) throws -> (report: AuditReport, page: ReportAttachment?) {
        let settings = try AuditCommand.settings(of: options)
        var render = options.render
        render.suiteFontFolders = plan.fontFolders
        let renderer = Renderer(options: render)
        var report = renderer.audit(plan.jobs, AuditRequest(levels: settings.settings))
        try AuditBaselineFile(path: settings.baseline, isUpdated: false).apply(to: &report)
        guard reports.report != nil else { return (report, nil) }
        let page = AuditPage(report, pictures: renderer.pictures(of: plan.jobs, for: report))
        return (report, ReportAttachment(title: "Audit: \(report.summary)", html: page.html))
    }

    /// Acknowledges sharding: otherwise Bazel runs the test again as a whole.
    private static func acknowledgeShard(_ environment: [String: String]) {
        guard environment["TEST_TOTAL_SHARDS"] != nil, let path = environment["TEST_SHARD_STATUS_FILE"] else {
            return
        }
        _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
}

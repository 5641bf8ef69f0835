import ArgumentParser
import Foundation
import VitrineAudits
import VitrineRendering
import VitrineScene
import VitrineSource
import VitrineSuites
import VitrineVisualChecks

struct AuditCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Check scenes for problems that people would complain about.",
        discussion: """
            Applies all rules: about what a scene says, about its layout, and about its pixels. Levels come \
            from suite.yaml in the folder of goldens; a node, a scene or --ignore silences a rule. A scene \
            is audited in its default variant, or with --variants in those that it lists; without scenes, \
            the whole suite is audited in all variants.

            Known findings are in the file of --baseline, or in that of suite.yaml, and left out. \
            --update-baseline writes the file if there is none, and afterwards only removes findings that \
            are gone: use the options that it was written with.

            Exit codes: 0 nothing found at the level of --fail-on; 1 something found; 2 a scene could not be \
            audited; 64 usage.
            """)

    @Argument(
        help: ArgumentHelp(
            "Scene files, YAML or JSON; - is standard input. Default: all scenes of the suite.",
            valueName: "scene"),
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var scenes: [String] = []

    @Option(help: ArgumentHelp("The variants of the scenes to audit, by name.", valueName: "all|name,..."))
    var variants: VariantChoice?

    @Option(
        help: """
            The format: text, json, sarif (2.1.0), github for annotations of a workflow, or html, a page \
            with marks on pictures.
            """)
    var format: AuditFormat = .text

    @Option(help: "The least severity that fails: error or warning.")
    var failOn: AuditFailLevel = .error

    @Flag(help: "Paint nothing, and leave out the rules that look at pixels.")
    var noPixels = false

    @Flag(
        help: """
            Also audit the scenes at accessibility sizes, with increased contrast, reduced transparency, \
            from right to left, with longer texts and on the smallest phone.
            """)
    var stress = false

    @Flag(
        help: """
            Print what a screen reader says of the scenes, stop by stop, instead of auditing them: as text, \
            or with --format json.
            """)
    var outline = false

    @Option(
        help: ArgumentHelp(
            """
            With --outline of one scene, write its picture with numbered stops, and their names beside it.
            """,
            valueName: "file.png"),
        completion: .file(extensions: ["png"]))
    var legend: String?

    @Option(help: "The guideline that says which texts are large: wcag (24 points) or hig (18, or bold).")
    var standard: ContrastStandard = .wcag

    @Option(
        help: ArgumentHelp("The folder of goldens, whose suite.yaml has levels of rules.", valueName: "dir"),
        completion: .directory)
    var goldens = "goldens"

    @Option(
        help: ArgumentHelp("The file of known findings.", valueName: "file.json"),
        completion: .file(extensions: ["json"]))
    var baseline: String?

    @Flag(help: "Write the file of known findings, or remove those that are gone.")
    var updateBaseline = false

    @OptionGroup var canvas: CanvasOptions

    @Option(help: "Threads to use. The findings do not depend on it.")
    var threads: ThreadCount = .all

    func validate() throws {
        guard scenes.count(where: { $0 == "-" }) <= 1 else {
            throw ValidationError("- is standard input, which can be read once")
        }
        if legend != nil, !outline || scenes.count != 1 || scenes.contains("-") || variants != nil {
            throw ValidationError("--legend belongs to --outline of one scene in a file")
        }
        if outline, format != .text, format != .json {
            throw ValidationError("--outline is printed as text or json")
        }
        if scenes.contains("-"), variants != nil {
            throw ValidationError("- is standard input, which can be read once: name a file for --variants")
        }
    }

    func run() throws {
        var options = try canvas.renderOptions
        options.threads = threads.count
        let suite = SuiteOptions(goldens: goldens, render: options)
        let settings = try Self.settings(of: suite)
        var unread: [AuditFailure] = []
        let jobs: [Renderer.Job]
        if scenes.isEmpty {
            (jobs, options.suiteFontFolders) = try Self.jobs(of: suite, variants)
        } else {
            jobs = try self.jobs(Renderer(options: options), &unread)
        }
        let renderer = Renderer(options: options)
        if outline { return try printOutlines(of: jobs, renderer, unread: unread) }
        var request = AuditRequest(
            readsPixels: !noPixels, standard: standard, isUnderStress: stress, levels: settings.settings)
        request.suite = allScenes(of: suite, jobs)
        var report = renderer.audit(jobs, request, unread: unread)
        try AuditBaselineFile(path: baseline ?? settings.baseline, isUpdated: updateBaseline)
            .apply(to: &report)
        for failure in report.failures { Terminal.error(failure.error.description + "\n") }
        switch format {
        case .text: Terminal.out(report.text)
        case .json: Terminal.out(try report.json())
        case .sarif: Terminal.out(try report.sarif())
        case .github: Terminal.out(report.githubAnnotations)
        case .html:
            Terminal.out(AuditPage(report, pictures: renderer.pictures(of: jobs, for: report)).html)
        }
        if let code = Self.code(of: report, failOn) { throw ExitCode(code) }
    }

    /// Returns the exit code of a report; `nil` if nothing failed.
    static func code(of report: AuditReport, _ level: AuditFailLevel) -> Int32? {
        if !report.failures.isEmpty { return 2 }
        let failing = report.count(.error) + (level == .warning ? report.count(.warning) : 0)
        return failing > 0 ? 1 : nil
    }

    /// Returns how much rules count in the scenes of a suite.
    static func settings(of suite: SuiteOptions) throws(CommandFailure) -> SuiteAudit {
        do throws(SuiteError) {
            return try SuitePlan.audit(of: suite)
        } catch {
            throw CommandFailure(.badData, error.description)
        }
    }

    /// Returns the scenes of a suite, in all variants or in those that were asked for, and its fonts.
    private static func jobs(
        of suite: SuiteOptions, _ variants: VariantChoice?
    ) throws(CommandFailure) -> (jobs: [Renderer.Job], fonts: [String]) {
        var suite = suite
        suite.variants = Set(variants?.names ?? [])
        do throws(SuiteError) {
            let plan = try SuitePlan(suite)
            return (plan.jobs, plan.fontFolders)
        } catch {
            throw CommandFailure(.usage, error.description)
        }
    }

    /// Returns the paths of all scenes of a suite, those that were asked for as they were written; none if
    /// one was asked for alone, which tells nothing about the others.
    private func allScenes(of suite: SuiteOptions, _ jobs: [Renderer.Job]) -> Set<String> {
        if scenes.isEmpty { return Set(jobs.map(\.path)) }
        guard scenes.count > 1, let all = try? Self.jobs(of: suite, nil).jobs else { return [] }
        func whole(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
        let asked = Dictionary(scenes.map { (whole($0), $0) }) { first, _ in first }
        return Set(all.map { asked[whole($0.path)] ?? $0.path })
    }

    /// Returns the scenes once each, in the variants that were asked for.
    private func jobs(_ renderer: Renderer, _ unread: inout [AuditFailure]) throws -> [Renderer.Job] {
        var seen: Set<String> = []
        let paths = scenes.filter { seen.insert($0).inserted }
        guard let variants else { return paths.map { Renderer.Job($0) } }
        var known: [(path: String, variants: [Variant])] = []
        for path in paths {
            do throws(RenderError) {
                known.append((path, try renderer.variants(of: path)))
            } catch {
                unread.append(AuditFailure(path, error))
            }
        }
        if known.isEmpty { return [] }
        return try variants.jobs(of: known) { path, name in
            Terminal.error("\(path): warning: it has no variant `\(name)`\n")
        }
    }
}

extension ContrastStandard: ExpressibleByArgument {}

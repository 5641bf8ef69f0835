import ArgumentParser
import Foundation
import VitrineContactSheets
import VitrineJSON
import VitrinePNG
import VitrineRendering
import VitrineScene
import VitrineStyle

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Render scenes to PNG.",
        discussion: """
            Without -o, a scene's picture goes to the current folder under the scene's name. With several \
            scenes, or with a path that ends in / or is a folder, -o names the folder; pictures keep the \
            folders that distinguish their scenes.

            By default, a scene is rendered in the first of the variants that it lists. With --variants, \
            each of the variants goes to a folder with the scene's name, under its own name; --variants with \
            one name and a file for -o writes that file. A scene that lists no variants has light and dark.

            --contact-sheet puts all variants of all scenes, or those of --variants, on one page, at one \
            pixel per point unless --scale is given; the page is light unless --appearance says otherwise. \
            Without -o, nothing else is written.
            """)

    @Argument(
        help: ArgumentHelp("Scene files, YAML or JSON; - is standard input.", valueName: "scene"),
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var scenes: [String]

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "The file or folder to write to; - is standard output.", valueName: "file|dir"),
        completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp("The variants of the scenes to render, by name.", valueName: "all|name,..."))
    var variants: VariantChoice?

    @Option(
        help: ArgumentHelp("Put the variants on one page, each with its caption.", valueName: "file"),
        completion: .file(extensions: PictureFormat.fileExtensions))
    var contactSheet: String?

    @OptionGroup var canvas: CanvasOptions

    @Option(help: "Bits a channel of the PNG: 8 (dithered) or 16.")
    var depth: BitDepth = .eight

    @Option(help: "The time spent on a small file. The pixels do not depend on it.")
    var compression: ImageCompression = .standard

    @Option(
        help: ArgumentHelp(
            "Show the picture as people with a colour vision deficiency see it.",
            valueName: "vision"))
    var simulate: ColorVision?

    @Flag(help: "Draw the device around its screen, with its shadow, on nothing.")
    var frame = false

    @Option(help: "Threads to use. The pixels do not depend on it.")
    var threads: ThreadCount = .all

    @Option(
        help: ArgumentHelp(
            "Write what a service reads beside each picture: argos or sentry.", valueName: "service"))
    var metadata: SnapshotService?

    @Flag(help: "Print the milliseconds that each stage took to standard error.")
    var timings = false

    func validate() throws {
        if let picture = scenes.first(where: { $0.lowercased().hasSuffix(".png") }) {
            throw ValidationError("\(picture) is no scene. Write `-o \(picture)` to render to it.")
        }
        if let contactSheet { _ = try PictureFormat.encoder(for: contactSheet) }
        _ = try OutputPlan(scenes: scenes, output: output, variants: variants)
    }

    func run() throws {
        var options = try canvas.renderOptions
        options.threads = threads.count
        options.compression = compression
        options.vision = simulate
        options.showsDevice = frame
        let renderer = Renderer(options: options)
        var worst: ExitStatus?
        var log = MessageLog()
        func note(_ failure: CommandFailure) {
            Terminal.error(log.unseen(in: failure.message))
            worst = max(worst ?? failure.exit, failure.exit)
        }
        // Determine the paths of all pictures before rendering any.
        let plan = try OutputPlan(scenes: scenes, output: output, variants: variants)
        let chosen = variants == nil && contactSheet == nil ? [] : try chosen(renderer, note)
        if contactSheet == nil || output != nil {
            let jobs = variants == nil ? scenes.map { Renderer.Job($0) } : chosen
            for failure in render(jobs, renderer: renderer, plan: plan, log: &log) { note(failure) }
        }
        if let contactSheet, !chosen.isEmpty {
            do {
                let page = try renderer.contactSheet(
                    chosen, scale: canvas.scene.scale ?? 1, appearance: canvas.scene.appearance ?? .light)
                try OutputFile.write(page, to: contactSheet)
            } catch let error as RenderError {
                note(CommandFailure(error))
            } catch let failure as CommandFailure {
                note(failure)
            }
        }
        if let worst { throw worst.code }
    }

    /// Returns the variants that were asked for. Scenes that cannot be read have none.
    private func chosen(_ renderer: Renderer, _ note: (CommandFailure) -> Void) throws -> [Renderer.Job] {
        var known: [(path: String, variants: [Variant])] = []
        for scene in scenes where !known.contains(where: { $0.path == scene }) {
            do throws(RenderError) {
                known.append((scene, try renderer.variants(of: scene)))
            } catch {
                note(CommandFailure(error))
            }
        }
        if known.isEmpty { return [] }
        let jobs = try (variants ?? .all).jobs(of: known) { path, name in
            Terminal.error("\(path): warning: it has no variant `\(name)`\n")
        }
        warnOfOverruledOptions(jobs)
        return jobs
    }

    /// Warns of options that change nothing, because all chosen variants of a scene state something else.
    private func warnOfOverruledOptions(_ jobs: [Renderer.Job]) {
        var seen: Set<String> = []
        for path in jobs.map(\.path) where seen.insert(path).inserted {
            let variants = jobs.filter { $0.path == path }.compactMap(\.variant)
            for setting in canvas.scene.parts(overruledBy: variants) {
                let axis = setting.prefix { $0 != "=" }
                // A contact sheet takes the appearance for the page.
                if axis == "appearance", contactSheet != nil, output == nil { continue }
                let said = "the variants state their own \(axis): `\(setting)` changes nothing"
                Terminal.error("\(path): warning: \(said)\n")
            }
        }
    }

    /// Renders and writes pictures, and returns the failures.
    private func render(
        _ jobs: [Renderer.Job], renderer: Renderer, plan: OutputPlan, log: inout MessageLog
    ) -> [CommandFailure] {
        let progress = ProgressLine(total: jobs.count)
        let outcomes = renderer.render(jobs, as: plan.format, depth: depth) { job, result in
            let outcome = write(result, of: job, to: plan.path(of: job))
            progress.advance(past: job.name)
            return outcome
        }
        progress.finish()
        var failures: [CommandFailure] = []
        for (job, outcome) in zip(jobs, outcomes) {
            switch outcome {
            case .success(let output):
                if !output.warnings.isEmpty { Terminal.error(log.unseen(in: output.warnings)) }
                if timings { Terminal.error(TimingsTable.text(output, scene: job.name)) }
            case .failure(let failure): failures.append(failure)
            }
        }
        return failures
    }

    private func write(
        _ result: Result<Renderer.Output, RenderError>, of job: Renderer.Job, to path: String?
    ) -> Result<Renderer.Output, CommandFailure> {
        do {
            let output = try result.get()
            guard let path else {
                return .failure(CommandFailure(.internalError, "\(job.path): error: no place to write to"))
            }
            try OutputFile.write(output.bytes, to: path)
            if let metadata { try write(metadata, beside: path, of: job, output) }
            return .success(output)
        } catch let error as RenderError {
            return .failure(CommandFailure(error))
        } catch let failure as CommandFailure {
            return .failure(failure)
        } catch {
            return .failure(CommandFailure(.internalError, "\(job.path): error: \(error)"))
        }
    }

    private func write(
        _ service: SnapshotService, beside picture: String, of job: Renderer.Job, _ output: Renderer.Output
    ) throws {
        let path = service.path(beside: picture)
        // Scenes may be JSON, too.
        let place = URL(fileURLWithPath: path).standardizedFileURL
        if scenes.contains(where: { URL(fileURLWithPath: $0).standardizedFileURL == place }) {
            throw CommandFailure(
                .cannotWrite, "\(path): error: a scene is not written over; give -o another folder")
        }
        let text = try service.metadata(
            of: job, width: output.width, height: output.height, appearance: canvas.scene.appearance
        ).text()
        try OutputFile.write(Array(text.utf8), to: path)
    }
}

extension Renderer.Job {
    /// The scene and its variant, if there is one.
    fileprivate var name: String { variant.map { "\(path) \($0.name)" } ?? path }
}

extension ColorVision: ExpressibleByArgument {}

import ArgumentParser
import CProcessMemory
import Foundation
import Synchronization
import VitrineContactSheets
import VitrineFilms
import VitrineRendering
import VitrineScene
import VitrineStyle

struct FilmCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "film",
        abstract: "Render a scene over time: animated PNG, numbered pictures or video.",
        discussion: """
            Each frame is the picture that `vitrine render` makes at its time: the first at --from, and then \
            frame by frame until --to.

            -o with .png or .apng writes an animated PNG, and with .y4m uncompressed video; a path that ends \
            in /, is a folder or has no extension gets a picture of each frame, frame-0001.png and so on. \
            With -o -, frames go to standard output, for ffmpeg: `vitrine film card.yaml -o - | ffmpeg -i - \
            card.mp4`; --format raw is red, green, blue and alpha without a header.

            --filmstrip puts eight moments of the film on one page, each with its time. Without -o, nothing \
            else is written.
            """)

    @Argument(
        help: ArgumentHelp("A scene file, YAML or JSON; - is standard input.", valueName: "scene"),
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var scene: String

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "The file or folder to write to; - is standard output.", valueName: "file|dir"),
        completion: .file(extensions: FilmPlan.fileExtensions))
    var output: String?

    @OptionGroup var film: FilmOptions

    @Option(help: ArgumentHelp("The form of the film on standard output.", valueName: "form"))
    var format: FilmStream?

    @Option(help: ArgumentHelp("The variant of the scene to film.", valueName: "name"))
    var variant: VariantChoice?

    @Option(
        help: ArgumentHelp("Put eight moments on one page, each with its time.", valueName: "file"),
        completion: .file(extensions: PictureFormat.fileExtensions))
    var filmstrip: String?

    @Option(
        help: ArgumentHelp(
            """
            Draw the curve of a property beneath the moments of --filmstrip, such as '#card.opacity', or of \
            the first one of a node, such as '#card'.
            """, valueName: "property"))
    var curve: String?

    @OptionGroup var canvas: CanvasOptions

    @Option(help: "Bits a channel: 8 (dithered) or 16. Video has 8.")
    var depth: BitDepth = .eight

    @Option(help: "The time spent on a small file. The pixels do not depend on it.")
    var compression: ImageCompression = .standard

    @Option(help: "Threads to use. The pixels do not depend on it.")
    var threads: ThreadCount = .all

    func validate() throws {
        if output == nil, filmstrip == nil {
            throw ValidationError("-o names the film, such as `-o film.png`; --filmstrip a page of it")
        }
        if canvas.scene.time != nil {
            throw ValidationError("a film has times of its own: write --from and --to in place of --time")
        }
        if let variant, !variant.isOne {
            throw ValidationError("a film shows one variant: --variant takes one name")
        }
        if curve != nil, filmstrip == nil {
            throw ValidationError("--curve draws beneath a page of moments: give --filmstrip")
        }
        if let filmstrip { _ = try PictureFormat.encoder(for: filmstrip) }
        if format != nil, output == nil { throw ValidationError("--format is that of `-o -`") }
        guard let output else {
            if film.poster != nil { throw ValidationError("--poster is that of a film: give -o FILE.png") }
            return
        }
        let plan = try FilmPlan(output: output, stream: format)
        if plan.format == .y4m, depth == .sixteen {
            throw ValidationError("video has 8 bits a channel: leave --depth out, or write --format raw")
        }
        if plan.format != .apng, film.poster != nil {
            throw ValidationError("only animated PNG has a --poster: give -o FILE.png, or leave it out")
        }
    }

    func run() throws {
        if threads.count > 1 { vitrine_divide_process_memory() }
        var options = try canvas.renderOptions
        options.threads = threads.count
        options.compression = compression
        let scene = try Scene(reading: scene)
        let variant = try chosen(of: scene)
        let interval = try interval(to: film.to ?? scene.filmEnd(options, variant))
        if let output {
            let plan = try FilmPlan(output: output, stream: format)
            let film = try Film(scene, options: options, variant: variant, interval: interval)
            try write(film, plan)
        }
        if let filmstrip {
            let timeline = try scene.timeline(options, variant)
            let page = try Renderer(options: options).filmstrip(
                Renderer.Job(self.scene, variant: variant), interval,
                scale: canvas.scene.scale ?? 1, appearance: canvas.scene.appearance ?? .light,
                curve: try track(of: timeline), marks: timeline.marks)
            try OutputFile.write(page, to: filmstrip)
        }
    }

    /// Returns the property whose curve was asked for.
    private func track(of timeline: SceneTimeline) throws(RenderError) -> MotionTrack? {
        guard let curve else { return nil }
        let tracks = timeline.tracks.filter { $0.curve != nil }
        if let track = tracks.first(where: { curve == $0.name || curve == $0.node }) { return track }
        throw .options(
            .unknown(curve, noun: "property that moves", known: tracks.map(\.name)), scene: self.scene)
    }

    private func interval(to end: FilmTime) throws(CommandFailure) -> FilmInterval {
        do throws(FilmProblem) {
            return try film.interval(to: end)
        } catch {
            throw CommandFailure(.film(error, scene: self.scene))
        }
    }

    /// Returns the variant that was asked for.
    private func chosen(of scene: Scene) throws -> Variant? {
        guard let variant else { return nil }
        return try variant.jobs(of: [(self.scene, try scene.variants)]) { _, _ in }.first?.variant
    }

    /// Renders and writes the film. A signal ends it in order: half a film is none.
    private func write(_ film: Film, _ plan: FilmPlan) throws {
        switch plan.place {
        case .standardOutput:
            guard !Terminal.outputIsTerminal else {
                throw CommandFailure(.usage, "error: standard output is a terminal: name a file with -o")
            }
        case .file(let path): try makeFolder(for: path)
        case .folder(let path): try makeFolder(for: path.hasSuffix("/") ? path + "." : path + "/.")
        }
        let settings = Film.Settings(
            plan.format, depth: depth, plays: self.film.plays, poster: self.film.poster?.seconds)
        let isInterrupted = Interrupt()
        let progress = ProgressLine(total: film.interval.count, showingTimeLeft: true)
        var log = MessageLog()
        do throws(RenderError) {
            defer { progress.finish() }
            try InterruptHandler.run(onInterrupt: { isInterrupted.note() }) { () throws(RenderError) in
                try film.write(settings, to: plan.place, isCancelled: { isInterrupted.isNoted }) { frame in
                    let warnings = log.unseen(in: frame.warnings)
                    if !warnings.isEmpty {
                        progress.finish()
                        Terminal.error(warnings)
                    }
                    progress.advance(past: scene)
                }
            }
        } catch {
            if error.kind == .cancelled { throw ExitCode(130) }
            throw CommandFailure(error)
        }
    }

    private func makeFolder(for path: String) throws(CommandFailure) {
        do {
            try Folders.make(for: path)
        } catch {
            throw CommandFailure(.cannotWrite, "\(path): error: \(error)")
        }
    }

    /// The first press of Control-C, known to the thread that films.
    private final class Interrupt: Sendable {
        private let flag = Atomic(false)

        var isNoted: Bool { flag.load(ordering: .relaxed) }

        func note() { flag.store(true, ordering: .relaxed) }
    }
}

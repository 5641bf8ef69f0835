import ArgumentParser
import VitrineFiles
import VitrinePixels
import VitrineRendering
import VitrineSessions
import VitrineSource

extension SceneEdits.Kind: ExpressibleByArgument {}

struct BenchSessionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "session",
        abstract: "Measure how long edits of a scene take until they are seen.",
        discussion: """
            A session renders the scene, then one edit after the other: a colour, a text, a length, each \
            followed by the scene as it was. The rows `edit` are from layout to changed pixels, `update` \
            from the scene's text on; `fresh` is a whole render. Nothing is written.
            """)

    @Argument(help: "Scene files, YAML or JSON.", completion: .file(extensions: ["yaml", "yml", "json"]))
    var scenes: [String]

    @Option(help: ArgumentHelp("Kinds of edits, with commas between.", valueName: "list"))
    var edits = CommaList(SceneEdits.Kind.allCases)

    @Option(help: "The number of edits of each kind.")
    var count = 50

    @Option(
        help: ArgumentHelp("Edit only values whose path contains this, such as `card`.", valueName: "text"))
    var within: String?

    @Flag(help: "Compare each picture with that of a fresh render, outside of the measured time.")
    var check = false

    @OptionGroup var canvas: CanvasOptions
    @OptionGroup var options: BenchOptions

    func run() throws {
        try options.report {
            try scenes.flatMap { scene in
                try options.threads.values.flatMap { try measure(scene, $0.count) }
            }
        }
    }

    func validate() throws {
        guard (1...MeasurementPlan.runLimit).contains(count) else {
            throw ValidationError("--count is a number from 1 to \(MeasurementPlan.runLimit)")
        }
    }

    private func measure(_ scene: String, _ threads: Int) throws -> [BenchRow] {
        var settings = try canvas.renderOptions
        settings.threads = threads
        let file = try SourceFile(name: scene, bytes: try FileBytes.read(scene))
        let source = try SceneEdits(file)
        let session = RenderSession(scene, configuration: .init(options: settings))
        let first = try session.update()
        let pixels = first.width * first.height
        let name = scene.split(separator: "/").last.map(String.init) ?? scene
        let input = "\(name) \(first.width)x\(first.height)"
        let copy = MemoryCopy(bytes: options.exactly == nil ? 4 * pixels : 0)
        var rows: [BenchRow] = []
        for kind in edits.values {
            let places = source.places.filter { place in
                place.kind == kind && within.map { place.path.contains($0) } ?? true
            }
            if places.isEmpty { continue }
            var (work, updates, units, areas): ([Double], [Double], [Double], [Int]) = ([], [], [], [])
            let clock = ContinuousClock()
            var number = 0
            while work.count < count, number < 4 * count {
                let place = places[number % places.count]
                number += 1
                // Not every value may be another: such edits do not count.
                session.configuration.text = source.applying(place, number / places.count)
                let begin = clock.now
                copy.run()
                let start = clock.now
                guard let frame = try? session.update() else { continue }
                let end = clock.now
                units.append(StageTimings.milliseconds(start - begin))
                updates.append(StageTimings.milliseconds(end - start))
                work.append(
                    frame.timings.stages.filter { ["layout", "display list", "raster"].contains($0.name) }
                        .reduce(0) { $0 + StageTimings.milliseconds($1.duration) })
                areas.append(frame.repaintedPixels)
                if check { try compare(frame, session, place.path) }
                session.configuration.text = source.text
                let back = try session.update()
                if check { try compare(back, session, place.path) }
            }
            let suffix = within.map { " in \($0)" } ?? ""
            let samples = BenchSamples(units)
            rows.append(
                BenchRow(
                    "edit \(kind.rawValue)\(suffix)", input: input, threads: threads,
                    pixels: areas.sorted()[areas.count / 2], (BenchSamples(work), samples)))
            rows.append(
                BenchRow(
                    "update \(kind.rawValue)\(suffix)", input: input, threads: threads, pixels: pixels,
                    (BenchSamples(updates), samples)))
        }
        if options.exactly != nil { return [] }
        let fresh = try options.plan.measure(
            { _ = try RenderSession(scene, configuration: .init(options: settings)).update() }, unit: copy.run
        )
        return rows + [BenchRow("fresh", input: input, threads: threads, pixels: pixels, fresh)]
    }

    /// Checks that a session's picture equals that of a fresh render.
    private func compare(_ frame: SessionFrame, _ session: RenderSession, _ path: String) throws {
        let fresh = try RenderSession(session.path, configuration: session.configuration).update()
        guard fresh.picture.pixels == frame.picture.pixels else {
            throw CommandFailure(
                .internalError, "error: after an edit of \(path) the picture differs from a fresh render")
        }
    }
}

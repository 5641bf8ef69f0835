import Foundation
import VitrineComponents
import VitrineCoverage
import VitrineDisplayList
import VitrineFiles
import VitrineGeometry
import VitrineLayout
import VitrinePixels
import VitrineRaster
import VitrineRendering
import VitrineScene
import VitrineSceneFormat
import VitrineSceneTokens
import VitrineSource
import VitrineStyle
import VitrineSwiftSource
import VitrineText
import VitrineThreads

/// The state of a session, used by one thread at a time.
final class SessionEngine {
    let path: String
    var configuration: RenderSession.Configuration {
        didSet {
            settingsRevision += 1
            // The script is another, and the scene's text is the same.
            if configuration.changes != oldValue.changes { sceneMemory.forgetScript() }
        }
    }
    /// The scene in memory; `nil` for one in a file.
    var memory: VitrineRendering.Scene? {
        didSet {
            settingsRevision += 1
            // Scenes of one text may be made of different values.
            sceneMemory.clear()
        }
    }
    private let sceneMemory = SceneMemory()
    /// The number of changes so far of the configuration and the scene in memory.
    private(set) var settingsRevision = 0
    let resources: SessionResources
    let painter = SessionPainter()
    /// The scenes whose pictures are painted by a playback, the next one first.
    var ahead: [Ahead] = []
    /// The files that a playback has read; `nil` outside of one.
    var snapshot: FileSnapshot?
    /// The last scene that a playback has prepared.
    var lastPrepared: Ahead?
    /// The engines that have set text, by their font folders.
    private var engines: [[String]: (library: FontLibrary, engine: TextEngine)] = [:]
    /// The number of fonts, each at its weight and other axis values, beyond which an engine is replaced.
    private static let instanceLimit = 256
    /// The metadata of the last picture.
    private var metadata: SessionFrame.Metadata?
    private(set) var failure: RenderError?
    var readFiles: [SessionFile] = []
    /// The last picture's scene.
    private(set) var scene: Scene?
    /// The bounds of the changes in each revision, the latest last.
    private var history: [(revision: Int, changed: PixelRect, size: PixelRect)] = []
    /// The number of revisions whose changes are remembered.
    static let historyLimit = 256

    /// The inputs and stages of the last picture.
    struct Scene {
        let pipeline: ScenePipeline
        let sources: SceneSources
        let resolver: SceneResolver
        let resolved: ResolvedScene
        let placed: LaidOutScene
        let list: DisplayList
        let reads: ReadLog
        let fonts: [FontFingerprint]

        var warnings: Diagnostics { pipeline.warnings ?? resolved.warnings }
    }

    init(
        path: String, scene: VitrineRendering.Scene? = nil, configuration: RenderSession.Configuration,
        resources: SessionResources
    ) {
        self.path = path
        memory = scene
        self.configuration = configuration
        self.resources = resources
    }

    /// The options with those of the variant.
    var options: RenderOptions {
        configuration.options.applyingVariant(of: Renderer.Job(path, variant: configuration.variant))
    }

    /// The values that are tried, by what they are for.
    var overrides: ValueOverrides {
        var overrides = ValueOverrides()
        for (key, text) in configuration.values {
            guard let colon = key.firstIndex(of: ":") else { continue }
            let name = String(key[key.index(after: colon)...])
            switch key[..<colon] {
            case "token": overrides.tokens[name] = text
            case "parameter": overrides.parameters[name] = text
            default: break
            }
        }
        return overrides
    }

    /// The last picture.
    var frame: SessionFrame? {
        guard let metadata, let pixels = painter.picture, let scene else { return nil }
        return SessionFrame(
            picture: RenderedImage(pixels: pixels, colorSpace: scene.list.colorSpace), metadata: metadata)
    }

    /// The size of what is kept for the next update, apart from the picture: pixels, letters and lengths of
    /// texts.
    var cacheCost: Int {
        engines.values.reduce(resources.cost + history.count) { $0 + $1.engine.cacheCost }
    }

    /// Renders the next picture, or stops if it is cancelled; the last one then stays, and so does its error.
    ///
    /// - Parameters:
    ///   - isCancelled: A function that returns `true` once the picture is no longer wanted.
    func update(isCancelled: (@Sendable () -> Bool)?) throws(RenderError) -> SessionFrame {
        let known = readFiles
        do throws(RenderError) {
            let frame = try rendered(isCancelled)
            failure = nil
            return frame
        } catch {
            // One that was cancelled may not have come to all files.
            if error.kind == .cancelled { readFiles = known } else { failure = error }
            throw error
        }
    }

    /// Returns the engine for some font folders and the system's, which may have set the last texts.
    private func textEngine(_ folders: [String]) throws(RenderError) -> TextEngine {
        let library = resources.library(folders, suite: options.suiteFontFolders)
        if let kept = engines[folders], kept.library === library,
            kept.engine.instanceCount <= Self.instanceLimit, !kept.engine.isOutOfMemory
        {
            kept.engine.resetUsage()
            return kept.engine
        }
        let made = try ScenePipeline.engine(library)
        // A scene that changes its folders again and again is to keep one engine.
        engines = engines.filter { $0.key == options.fontFolders }
        engines[folders] = (library, made)
        return made
    }

    private func rendered(_ isCancelled: (@Sendable () -> Bool)?) throws(RenderError) -> SessionFrame {
        let scene = try staged(isCancelled)
        var timings = StageTimings()
        let outcome = painter.repaint(
            scene.list, threads: options.threads, isCancelled: isCancelled, timings: &timings)
        try note(outcome, timings, scene)
        guard let frame else {
            throw .raster(.invalidCanvas(size: scene.list.size, scale: scene.list.scale), scene: path)
        }
        return frame
    }

    /// Returns a pipeline with the options and the files of the scene.
    private func pipeline(
        _ log: ReadLog, _ isCancelled: (@Sendable () -> Bool)?
    ) throws(RenderError) -> ScenePipeline {
        let folders = options.fontFolders
        let disk = memory == nil ? self.disk(log) : nil
        return try ScenePipeline(
            path: path, options: options, files: files(disk, log), disk: disk, overrides: overrides,
            memory: sceneMemory, isCancelled: isCancelled,
            parseLibrary: { [resources] bytes, name, number, limits throws(Diagnostics) in
                try resources.library(bytes, named: name, as: number, limits)
            },
            engine: { [unowned self] found throws(RenderError) in try self.textEngine(folders + found) })
    }

    /// Returns what a function makes of the scene as it is now, in a pipeline of its own.
    func inspected<Value>(
        _ body: (ScenePipeline, SceneContent) throws(RenderError) -> Value
    ) throws(RenderError) -> Value {
        let pipeline = try pipeline(ReadLog(), nil)
        return try body(pipeline, try content(pipeline).changing(configuration.changes))
    }

    /// Brings the scene through all stages before pixels.
    func staged(_ isCancelled: (@Sendable () -> Bool)?) throws(RenderError) -> Scene {
        let log = snapshot?.log ?? ReadLog()
        let pipeline = try pipeline(log, isCancelled)
        try pipeline.checkCancellation()
        defer { readFiles = files(in: log, pipeline) }
        let content = try content(pipeline).changing(configuration.changes)
        let resolved = try pipeline.resolve(content)
        let placed = pipeline.layOut(resolved)
        try pipeline.checkCancellation()
        let list = pipeline.displayList(placed)
        try pipeline.checkCancellation()
        do throws(RenderError) {
            try pipeline.checkFonts()
        } catch {
            // What was found, and what was not, may be kept in these.
            engines = [:]
            throw error
        }
        return Scene(
            pipeline: pipeline, sources: pipeline.resolvedSources ?? pipeline.sources(content),
            resolver: pipeline.resolver,
            resolved: resolved, placed: placed, list: list, reads: log, fonts: pipeline.fonts)
    }

    /// Returns the scene at some times, in seconds. Nothing is painted.
    func moments(at times: [Double]) throws(RenderError) -> [SessionMoment] {
        let (kept, known) = (configuration, readFiles)
        defer { (configuration, readFiles) = (kept, known) }
        var moments: [SessionMoment] = []
        for time in times {
            configuration.options.scene.time = time
            let scene = try staged(nil)
            moments.append(
                SessionMoment(
                    timeline: scene.resolved.motion, drawing: DisplayListPrinter().text(of: scene.list)))
        }
        return moments
    }

    /// Returns the files that the scene reads.
    private func files(_ disk: DiskFiles?, _ log: ReadLog) -> SessionFiles {
        if let disk {
            return SessionFiles(
                files: disk, folder: disk.folder.path, resources: resources, snapshot: snapshot)
        }
        let files = memory?.files ?? .none
        return SessionFiles(
            files: files.files(allowsOutside: options.allowsOutside, log: log), folder: files.folder ?? "",
            resources: resources, snapshot: snapshot)
    }

    /// Returns the files on disk beside the scene's own.
    private func disk(_ log: ReadLog? = nil) -> DiskFiles {
        DiskFiles(scene: path, allowsOutside: options.allowsOutside, log: log)
    }

    /// Returns the scene as it is now: what an editor has not saved, the one in memory, or that in the file.
    private func content(_ pipeline: ScenePipeline) throws(RenderError) -> SceneContent {
        if configuration.text == nil, let memory { return memory.content }
        let file: SourceFile
        if let text = configuration.text {
            file = SourceFile(name: path, text: text)
        } else {
            file = try pipeline.read()
        }
        return try pipeline.parse(file)
    }

    /// Takes in what came of painting a scene.
    @discardableResult
    func note(
        _ outcome: SessionPainter.Outcome, _ timings: StageTimings, _ scene: Scene
    ) throws(RenderError) -> SessionFrame.Metadata {
        let (pipeline, resolved, list) = (scene.pipeline, scene.resolved, scene.list)
        let found: Repainter.Outcome?
        do throws(RasterError) {
            found = try outcome.get()
        } catch {
            throw RenderError.raster(error, scene: path).located(in: resolved)
        }
        guard let found else { throw .cancelled(scene: path) }
        pipeline.timings.add(timings)
        // It is kept to look into the picture, long after the task has ended.
        pipeline.endCancellation()
        self.scene = scene
        let revision = (metadata?.revision ?? 0) + (found.changed.isEmpty ? 0 : 1)
        if !found.changed.isEmpty {
            history.append((revision, found.changed, found.bounds))
            if history.count > Self.historyLimit { history.removeFirst() }
        }
        let noted = SessionFrame.Metadata(
            bounds: found.bounds, colorSpace: list.colorSpace, revision: revision, changed: found.changed,
            repaintedPixels: found.paintedPixels, scale: resolved.canvas.scale, timings: pipeline.timings,
            warnings: scene.warnings, fonts: scene.fonts, device: resolved.canvas.device,
            timeline: resolved.motion, reads: scene.reads)
        metadata = noted
        return noted
    }

    func changedRect(since revision: Int) -> PixelRect? {
        guard let metadata else { return nil }
        let empty = PixelRect(width: 0, height: 0)
        if revision == metadata.revision { return empty }
        let later = history.filter { $0.revision > revision }
        // A revision that is not remembered, or the size of which was another.
        guard let first = history.first, revision >= first.revision, revision < metadata.revision,
            let known = history.first(where: { $0.revision == revision }),
            later.allSatisfy({ $0.size == known.size })
        else { return metadata.bounds }
        return later.reduce(empty) { $0.isEmpty ? $1.changed : $0.union($1.changed) }
    }

    private func files(in log: ReadLog, _ pipeline: ScenePipeline) -> [SessionFile] {
        var states: [String: SessionFile.State] = [:]
        if memory == nil {
            let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            states[place] = FileManager.default.fileExists(atPath: place) ? .file : .missing
        }
        for (path, entry) in log.entries {
            states[path] =
                switch entry {
                case .file: .file
                case .folder: .folder
                case .nothing: .missing
                }
        }
        for folder in pipeline.fontFolders + options.fontFolders + options.suiteFontFolders {
            states[folder] = .fontFolder
        }
        for (_, path) in pipeline.fontFiles { states[path] = .file }
        return states.map { SessionFile(path: $0, state: $1) }.sorted { $0.path < $1.path }
    }

    func variants() throws(RenderError) -> [Variant] {
        if let memory { return try memory.variants }
        let files = disk()
        let (folders, suite) = (options.fontFolders, options.suiteFontFolders)
        return try ScenePipeline(path: path, options: options, files: files, disk: files) {
            [resources] found throws(RenderError) in
            try ScenePipeline.engine(resources.library(folders + found, suite: suite))
        }.variants()
    }

    // MARK: Inspection

    func tree() -> SessionNode? {
        scene.map { SessionTree($0).root }
    }

    func items() -> [SessionItem]? {
        guard let metadata, let scene else { return nil }
        var frames: [String: PixelRect] = [:]
        for node in scene.placed.nodeSummaries() where frames[node.path] == nil {
            let rect = Rect(
                x: node.frame.minX * metadata.scale, y: node.frame.minY * metadata.scale,
                width: node.frame.width * metadata.scale, height: node.frame.height * metadata.scale)
            frames[node.path] = PixelRect(covering: rect, within: metadata.bounds)
        }
        return scene.list.summaries().map { SessionItem($0, frame: frames[$0.source]) }
    }

    func moment() -> MotionMoment? { scene.map { MotionMoment($0.placed) } }

    func values() -> [SessionValue] {
        scene.map { SessionInventory($0.resolver.inventory(of: $0.sources), overrides).values } ?? []
    }

    func pixel(x: Int, y: Int) throws(RenderError) -> SessionPixel? {
        guard let frame, let scene, (0..<frame.width).contains(x), (0..<frame.height).contains(y) else {
            return nil
        }
        do throws(RasterError) {
            let rasterizer = Rasterizer(workers: Workers(count: options.threads))
            let layers = try rasterizer.trace(of: scene.list, x: x, y: y).map {
                SessionPixel.Layer(source: $0.source, kind: $0.kind, before: $0.before, after: $0.after)
            }
            return SessionPixel(color: frame.picture.pixels[x, y], layers: layers)
        } catch {
            throw .raster(error, scene: path)
        }
    }

    func glass(_ id: String?) throws(RenderError) -> GlassDump? {
        guard let scene else { return nil }
        return try scene.pipeline.glass(id, of: scene.list)
    }

    func dump(_ stage: DumpStage, _ format: DumpFormat) throws(RenderError) -> String? {
        guard let scene else { return nil }
        let results = StagedScene(
            pipeline: scene.pipeline, sources: { scene.sources }, resolved: { scene.resolved },
            placed: { scene.placed }, list: { scene.list })
        return try stage.text(of: results, format: format)
    }
}

import Dispatch
import VitrinePNG
import VitrinePixels
import VitrineScene
import VitrineSource
import VitrineText

/// Renders scene files, several at once.
public struct Renderer: Sendable {
    public let options: RenderOptions
    let library: FontLibrary

    public init(options: RenderOptions = RenderOptions()) {
        self.options = options
        library = FontLibrary(extraFolders: options.fontFolders)
    }

    /// A scene's picture as PNG bytes.
    public struct Output: Sendable {
        public let png: [UInt8]
        public let width: Int
        public let height: Int
        /// What is odd about the scene, as text that ends with a newline; empty where there is nothing.
        public let warnings: String
        public let timings: StageTimings
    }

    /// A scene to render: as one of its variants, whose options then come first, or without one as it is by default.
    public struct Job: Hashable, Sendable {
        public let path: String
        public let variant: Variant?

        public init(_ path: String, variant: Variant? = nil) {
            self.path = path
            self.variant = variant
        }
    }

    /// The variants of a scene, its default the first: those it lists, or else light and dark.
    public func variants(of path: String) throws(RenderError) -> [Variant] {
        try withPipeline(Job(path)) { pipeline throws(RenderError) in try pipeline.variants() }
    }

    /// Renders scenes in parallel and hands each result on as soon as it is there, from any thread.
    /// Results also come back in the order of `paths`.
    ///
    /// With several scenes each has one thread; with one scene it has all of them.
    @discardableResult
    public func render<Result: Sendable>(
        _ paths: [String], depth: BitDepth = .eight,
        then handle: @escaping @Sendable (_ path: String, Swift.Result<Output, RenderError>) -> Result
    ) -> [Result] {
        render(paths.map { Job($0) }, depth: depth) { handle($0.path, $1) }
    }

    /// The same for variants of scenes.
    @discardableResult
    public func render<Result: Sendable>(
        _ jobs: [Job], depth: BitDepth = .eight,
        then handle: @escaping @Sendable (_ job: Job, Swift.Result<Output, RenderError>) -> Result
    ) -> [Result] {
        if jobs.count == 1, options.threads > 1 {
            // Fonts are looked for while the scene is read, where nothing else can be done beside it.
            DispatchQueue.global().async { [library] in library.prepare() }
        }
        return inParallel(jobs) { job, options, library in
            handle(job, Self.output(options, job, library, depth))
        }
    }

    /// Does the same for each job, with its options.
    func inParallel<Result: Sendable>(
        _ jobs: [Job], _ body: @escaping @Sendable (Job, RenderOptions, FontLibrary) -> Result
    ) -> [Result] {
        LargeStackThreads.map(count: jobs.count, threads: options.threads) { [options, library] index in
            var each = options
            if jobs.count > 1 { each.threads = 1 }
            return body(jobs[index], each.applyingVariant(of: jobs[index]), library)
        }
    }

    private static func output(
        _ options: RenderOptions, _ job: Job, _ library: FontLibrary, _ depth: BitDepth
    ) -> Swift.Result<Output, RenderError> {
        do throws(RenderError) {
            let pipeline = try ScenePipeline(path: job.path, options: options, library: library)
            let picture = try pipeline.picture()
            let png = try pipeline.encode(picture, depth: depth)
            return .success(
                Output(
                    png: png, width: picture.pixels.width, height: picture.pixels.height,
                    warnings: pipeline.warnings?.rendered() ?? "",
                    timings: pipeline.timings))
        } catch {
            return .failure(error)
        }
    }

    /// A scene's picture before it is encoded, with the fonts it used.
    public func image(
        _ path: String, variant: Variant? = nil
    ) throws(RenderError) -> (image: RGBA8Image, fonts: [FontFingerprint]) {
        try withPipeline(Job(path, variant: variant)) { pipeline throws(RenderError) in
            (try pipeline.picture().pixels.rgba8(), pipeline.fonts)
        }
    }

    /// A stage of a scene as text.
    public func dump(_ path: String, stage: DumpStage, format: DumpFormat) throws(RenderError) -> String {
        try withPipeline(Job(path)) { pipeline throws(RenderError) in
            try stage.text(of: pipeline, format: format)
        }
    }

    /// The steps of the glass that comes from the node `id`, as files; without an id of the only one.
    public func glass(_ path: String, id: String?) throws(RenderError) -> GlassDump {
        try withPipeline(Job(path)) { pipeline throws(RenderError) in try pipeline.glass(id) }
    }

    /// Runs `body` on a thread that has room for deep scenes.
    func withPipeline<Value: Sendable>(
        _ job: Job, _ body: @escaping @Sendable (ScenePipeline) throws(RenderError) -> Value
    ) throws(RenderError) -> Value {
        let (options, library) = (options.applyingVariant(of: job), library)
        return try LargeStackThreads.run { () -> Swift.Result<Value, RenderError> in
            do throws(RenderError) {
                return .success(
                    try body(try ScenePipeline(path: job.path, options: options, library: library)))
            } catch {
                return .failure(error)
            }
        }.get()
    }
}

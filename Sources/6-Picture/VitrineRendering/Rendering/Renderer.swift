import VitrinePixels
import VitrineScene
import VitrineSource
import VitrineText
import VitrineThreads

/// A renderer of scene files that can process several at once.
package struct Renderer: Sendable {
    package let options: RenderOptions
    package let library: FontLibrary

    /// Creates a renderer.
    ///
    /// - Parameter options: The options for all scenes that it renders.
    package init(options: RenderOptions = RenderOptions()) {
        self.options = options
        library = FontLibrary(extraFolders: options.fontFolders)
    }

    /// The picture of a scene as an image file.
    package struct Output: Sendable {
        package let bytes: [UInt8]
        package let width: Int
        package let height: Int
        /// The warnings of the scene, as text that ends with a newline, or an empty string.
        package let warnings: String
        package let timings: StageTimings
    }

    /// A scene to render, in one of its variants or, without one, with its default settings.
    ///
    /// The options of a variant take precedence over those of the renderer.
    package struct Job: Hashable, Sendable {
        package let path: String
        package let variant: Variant?

        /// Creates a job.
        ///
        /// - Parameters:
        ///   - path: The path of the scene's file.
        ///   - variant: The variant to render. Default: the scene's default settings.
        package init(_ path: String, variant: Variant? = nil) {
            self.path = path
            self.variant = variant
        }
    }

    /// Returns the variants of a scene, the default one first: those it lists, or otherwise light and dark.
    ///
    /// - Parameter path: The path of the scene's file.
    /// - Throws: A ``RenderError`` if the scene cannot be read or parsed.
    package func variants(of path: String) throws(RenderError) -> [Variant] {
        try withPipeline(Job(path)) { pipeline throws(RenderError) in try pipeline.variants() }
    }

    /// Renders scenes in parallel and passes each result on as soon as it is available.
    ///
    /// If there are several scenes, each is drawn by one thread; a single scene is drawn by all of them.
    ///
    /// - Parameters:
    ///   - paths: The paths of the scenes' files.
    ///   - format: The format of the files. Default: PNG.
    ///   - depth: The number of bits per channel of the pictures. Default: 8.
    ///   - handle: The function that receives each result, called from any thread.
    /// - Returns: The values that `handle` returned, in the order of `paths`.
    @discardableResult
    package func render<Result: Sendable>(
        _ paths: [String], as format: any ImageEncoder.Type = PNGEncoder.self, depth: BitDepth = .eight,
        then handle: @escaping @Sendable (_ path: String, Swift.Result<Output, RenderError>) -> Result
    ) -> [Result] {
        render(paths.map { Job($0) }, as: format, depth: depth) { handle($0.path, $1) }
    }

    /// Renders variants of scenes in parallel and passes each result on as soon as it is available.
    ///
    /// If there are several jobs, each is drawn by one thread; a single job is drawn by all of them.
    ///
    /// - Parameters:
    ///   - jobs: The scenes and variants to render.
    ///   - format: The format of the files. Default: PNG.
    ///   - depth: The number of bits per channel of the pictures. Default: 8.
    ///   - handle: The function that receives each result, called from any thread.
    /// - Returns: The values that `handle` returned, in the order of `jobs`.
    @discardableResult
    package func render<Result: Sendable>(
        _ jobs: [Job], as format: any ImageEncoder.Type = PNGEncoder.self, depth: BitDepth = .eight,
        then handle: @escaping @Sendable (_ job: Job, Swift.Result<Output, RenderError>) -> Result
    ) -> [Result] {
        if jobs.count == 1, options.threads > 1 {
            // Look up fonts while the scene is being parsed, which nothing else can run in parallel with. If
            // no thread is granted, they are looked up when they are needed.
            _ = NativeThread.detach { [library] in library.prepare() }
        }
        return inParallel(jobs) { job, options, library in
            handle(job, Self.output(options, job: job, library: library, format: format, depth: depth))
        }
    }

    /// Calls `body` for each job with the options that apply to it, on several threads, and returns the
    /// results in order.
    package func inParallel<Result: Sendable>(
        _ jobs: [Job], _ body: @escaping @Sendable (Job, RenderOptions, FontLibrary) -> Result
    ) -> [Result] {
        LargeStackThreads.map(count: jobs.count, threads: options.threads) { [options, library] index in
            var each = options
            if jobs.count > 1 { each.threads = 1 }
            return body(jobs[index], each.applyingVariant(of: jobs[index]), library)
        }
    }

    private static func output(
        _ options: RenderOptions, job: Job, library: FontLibrary, format: any ImageEncoder.Type,
        depth: BitDepth
    ) -> Swift.Result<Output, RenderError> {
        do throws(RenderError) {
            let pipeline = try ScenePipeline(path: job.path, options: options, library: library)
            let picture = try pipeline.picture()
            let bytes = try pipeline.encode(picture, as: format, depth: depth)
            return .success(
                Output(
                    bytes: bytes, width: picture.pixels.width, height: picture.pixels.height,
                    warnings: pipeline.warnings?.rendered() ?? "",
                    timings: pipeline.timings))
        } catch {
            return .failure(error)
        }
    }

    /// Renders a scene without encoding it.
    ///
    /// - Parameters:
    ///   - path: The path of the scene's file.
    ///   - variant: The variant to render; `nil` for the scene's default settings.
    /// - Returns: The picture and the fonts used in it.
    /// - Throws: A ``RenderError`` if the scene cannot be rendered.
    package func image(
        _ path: String, variant: Variant? = nil
    ) throws(RenderError) -> (image: RGBA8Image, fonts: [FontFingerprint]) {
        try withPipeline(Job(path, variant: variant)) { pipeline throws(RenderError) in
            (try pipeline.picture().pixels.rgba8(), pipeline.fonts)
        }
    }

    /// Calls `body` with a job's pipeline, on a thread whose stack is large enough for deeply nested scenes.
    package func withPipeline<Value: Sendable>(
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

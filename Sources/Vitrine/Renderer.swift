import VitrineGraphics
import VitrinePNG
import VitrineScene
import VitrineText

/// Renders scene files, several at once.
public struct Renderer: Sendable {
    public let options: RenderOptions
    private let library: FontLibrary

    public init(options: RenderOptions = RenderOptions()) {
        self.options = options
        library = FontLibrary(extraFolders: options.fontFolders)
    }

    /// A scene's picture as PNG bytes.
    public struct Output: Sendable {
        public let png: [UInt8]
        public let width: Int
        public let height: Int
        public let fonts: [FontFingerprint]
        /// What is odd about the scene, as text that ends with a newline; empty where there is nothing.
        public let warnings: String
        public let timings: StageTimings
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
        var single = options
        if paths.count > 1 { single.threads = 1 }
        let each = single
        return DeepThreads.map(count: paths.count, threads: options.threads) { [library] index in
            let path = paths[index]
            return handle(path, Self.output(path, each, library, depth))
        }
    }

    private static func output(
        _ path: String, _ options: RenderOptions, _ library: FontLibrary, _ depth: BitDepth
    ) -> Swift.Result<Output, RenderError> {
        do throws(RenderError) {
            let pipeline = try ScenePipeline(path: path, options: options, library: library)
            let picture = try pipeline.picture()
            let png = try pipeline.encoded(picture, depth: depth)
            return .success(
                Output(
                    png: png, width: picture.pixels.width, height: picture.pixels.height,
                    fonts: pipeline.fonts,
                    warnings: pipeline.warnings?.rendered() ?? "",
                    timings: pipeline.timings))
        } catch {
            return .failure(error)
        }
    }

    /// A scene's picture before it is encoded, with the fonts it used.
    public func image(_ path: String) throws(RenderError) -> (image: RGBA8Image, fonts: [FontFingerprint]) {
        let options = options
        let library = library
        let result = DeepThreads.run {
            () -> Swift.Result<(image: RGBA8Image, fonts: [FontFingerprint]), RenderError> in
            do throws(RenderError) {
                let pipeline = try ScenePipeline(path: path, options: options, library: library)
                return .success((try pipeline.picture().pixels.rgba8(), pipeline.fonts))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// A stage of a scene as text.
    public func dump(_ path: String, stage: DumpStage, format: DumpFormat) throws(RenderError) -> String {
        try withPipeline(path) { pipeline throws(RenderError) in
            try stage.text(of: pipeline, format: format)
        }
    }

    /// The steps of the glass that comes from the node `id`, as files; without an id of the only one.
    public func glass(_ path: String, id: String?) throws(RenderError) -> GlassDump {
        try withPipeline(path) { pipeline throws(RenderError) in try pipeline.glass(id) }
    }

    /// Runs `body` on a thread that has room for deep scenes.
    private func withPipeline<Value: Sendable>(
        _ path: String, _ body: @escaping @Sendable (ScenePipeline) throws(RenderError) -> Value
    ) throws(RenderError) -> Value {
        let (options, library) = (options, library)
        return try DeepThreads.run { () -> Swift.Result<Value, RenderError> in
            do throws(RenderError) {
                return .success(
                    try body(try ScenePipeline(path: path, options: options, library: library)))
            } catch {
                return .failure(error)
            }
        }.get()
    }
}

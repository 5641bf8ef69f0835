import Foundation
import Synchronization
import VitrinePixels
import VitrineRendering
import VitrineScene
import VitrineSource
import VitrineThreads

/// A scene that is rendered again and again as it changes: a file and those that it reads, or one in memory.
///
/// A session keeps parsed files, fonts, shaped text, decoded pictures, blurred backdrops and the last display
/// list, and repaints only what a change can have touched. Its pictures are equal to the bit to those of a
/// fresh render of the ``Scene``.
///
/// ``updates(every:)`` follows the files by itself. All methods may be called from any thread. They block
/// until the work is done, one after the other; the work runs on a thread whose stack is large enough for
/// deeply nested scenes. Sessions that share ``SessionResources`` run independently of each other.
public final class RenderSession: Sendable {
    /// The path of the scene's file, or the name of the scene in memory.
    public let path: String
    private let engine: Mutex<SessionEngine>

    /// The settings that a scene is rendered with.
    public struct Configuration: Hashable, Sendable {
        /// The options, which those of the variant override.
        public var options: RenderOptions
        /// The variant to render; `nil` for the scene's default settings.
        public var variant: Variant?
        /// Values that replace those of the files, by the keys of ``SessionValue``. Keys without a token or a
        /// parameter are ignored.
        public var values: [String: String]
        /// The scene's text, instead of that of its file, such as an editor's unsaved text. Default: `nil`,
        /// for the file's.
        public var text: String?
        /// Changes of states that take the place of the scene's own from the first of them on.
        package var changes: [StateChange] = []

        /// Creates a configuration.
        ///
        /// - Parameters:
        ///   - options: The options. Default: those of the tool.
        ///   - variant: The variant to render. Default: the scene's default settings.
        ///   - values: Values that replace those of the files. Default: none.
        ///   - text: The scene's text, in place of that of its file. Default: the file's.
        public init(
            options: RenderOptions = RenderOptions(), variant: Variant? = nil, values: [String: String] = [:],
            text: String? = nil
        ) {
            self.text = text
            self.options = options
            self.variant = variant
            self.values = values
        }
    }

    /// Opens a scene. Nothing is read before the first `update()`.
    ///
    /// - Parameters:
    ///   - path: The path of the scene's file.
    ///   - configuration: The settings to render it with.
    ///   - resources: The files and fonts that several sessions share. Default: resources of its own.
    public init(
        _ path: String, configuration: Configuration = Configuration(),
        resources: SessionResources = SessionResources()
    ) {
        self.path = path
        engine = Mutex(SessionEngine(path: path, configuration: configuration, resources: resources))
    }

    /// Opens a scene. Nothing is read before the first `update()`.
    ///
    /// - Parameters:
    ///   - url: The location of the scene's file, on disk.
    ///   - configuration: The settings to render it with.
    ///   - resources: The files and fonts that several sessions share. Default: resources of its own.
    public convenience init(
        _ url: URL, configuration: Configuration = Configuration(),
        resources: SessionResources = SessionResources()
    ) {
        self.init(url.path, configuration: configuration, resources: resources)
    }

    /// Opens a scene in memory, which ``show(_:)`` can replace.
    ///
    /// - Parameters:
    ///   - scene: The scene. Its files may be in memory, on disk, or both.
    ///   - configuration: The settings to render it with.
    ///   - resources: The files and fonts that several sessions share. Default: resources of its own.
    public init(
        _ scene: Scene, configuration: Configuration = Configuration(),
        resources: SessionResources = SessionResources()
    ) {
        path = scene.content.name
        engine = Mutex(
            SessionEngine(path: path, scene: scene, configuration: configuration, resources: resources))
    }

    /// Makes the next `update()` render another scene in memory, instead of the file or the previous scene.
    ///
    /// - Parameter scene: The scene. Parts that equal those of the last one are not drawn again.
    public func show(_ scene: Scene) { engine.withLock { $0.memory = scene } }

    /// The pictures of the scene as its files, its configuration or the scene in memory change.
    ///
    ///     for await update in session.updates() {
    ///         if case .success(let frame) = update { show(frame.picture) }
    ///     }
    ///
    /// - Parameter interval: The time between two checks of the files. Default: 50 milliseconds.
    /// - Returns: The first picture, or the error in its place, and then each one that differs from the last.
    public func updates(every interval: Duration = .milliseconds(50)) -> SessionUpdates {
        SessionUpdates(session: self, interval: interval)
    }

    /// The number of changes so far of the configuration and the scene in memory.
    var settingsRevision: Int { engine.withLock { $0.settingsRevision } }

    /// The settings of the next `update()`.
    public var configuration: Configuration {
        get { engine.withLock { $0.configuration } }
        set { engine.withLock { $0.configuration = newValue } }
    }

    /// The last picture of the scene; `nil` before the first. It stays when an update fails.
    public var frame: SessionFrame? { engine.withLock { $0.frame } }

    /// The error of the last update that was not cancelled; `nil` if it succeeded.
    public var failure: RenderError? { engine.withLock { $0.failure } }

    /// The files and folders that the last update read or looked for, sorted by path, even if it failed.
    public var files: [SessionFile] { engine.withLock { $0.readFiles } }

    /// Renders the scene as its files and the configuration are now.
    ///
    /// - Returns: The picture: the previous one, with its revision, if nothing has changed.
    /// - Throws: A ``RenderError`` if the scene cannot be rendered. ``frame`` keeps the last picture.
    @discardableResult
    public func update() throws(RenderError) -> SessionFrame {
        try update(isCancelled: nil)
    }

    private func update(isCancelled: (@Sendable () -> Bool)?) throws(RenderError) -> SessionFrame {
        try perform { engine throws(RenderError) in try engine.update(isCancelled: isCancelled) }
    }

    /// Renders the scene at some times, one after the other, and several at once.
    ///
    /// - Parameters:
    ///   - times: The times, in seconds.
    ///   - body: A function that is handed each picture, and what has changed of it, as soon as it is
    ///     painted. If it kept the picture, that would be copied.
    package func play<Output: Sendable>(
        at times: [Double], _ body: @escaping @Sendable (RenderedImage, PixelRect) -> Output
    ) -> SessionPlayback<Output> {
        let (line, threads) = engine.withLock { ($0.line(body), $0.options.threads) }
        return SessionPlayback(self, at: times, line, threads: threads)
    }

    /// Renders the scene as its files and the configuration are now, without blocking the thread of the task.
    ///
    /// - Returns: The picture: the previous one, with its revision, if nothing has changed.
    /// - Throws: A ``RenderError`` if the scene cannot be rendered, of the kind
    ///   ``RenderError/Kind/cancelled`` if the task is cancelled before. ``frame`` keeps the last picture.
    @discardableResult
    public func update() async throws(RenderError) -> SessionFrame {
        try await DetachedWork.run { isCancelled throws(RenderError) in
            try self.update(isCancelled: isCancelled)
        }
    }

    /// Returns the part of the picture that has changed since a revision, in device pixels, which is empty if
    /// nothing has.
    ///
    /// - Parameter revision: The revision of an earlier frame.
    /// - Returns: The bounds of all changes; the whole picture if the revision is unknown, too old, or of
    ///   another size; `nil` before the first picture.
    public func changedRect(since revision: Int) -> PixelRect? {
        engine.withLock { $0.changedRect(since: revision) }
    }

    /// Returns the variants of the scene, the default one first.
    ///
    /// - Throws: A ``RenderError`` if the scene cannot be read or parsed.
    public func variants() throws(RenderError) -> [Variant] {
        try perform { engine throws(RenderError) in try engine.variants() }
    }

    // MARK: What is in the picture

    /// Returns the laid-out nodes of the last picture; `nil` before the first.
    public func tree() -> SessionNode? {
        perform { $0.tree() }
    }

    /// Returns the items of the last picture's display list; `nil` before the first.
    package func items() -> [SessionItem]? {
        perform { $0.items() }
    }

    /// Returns what the nodes of the last picture are like; `nil` before the first.
    package func moment() -> MotionMoment? {
        perform { $0.moment() }
    }

    /// Returns the tokens and the parameters of the last picture's scene, with their values; tokens first.
    public func values() -> [SessionValue] {
        perform { $0.values() }
    }

    /// Returns the colours of a pixel in the last picture, after each item that may paint it.
    ///
    /// - Parameters:
    ///   - x: The column, in device pixels from the left.
    ///   - y: The row, in device pixels from the top.
    /// - Returns: The colours; `nil` before the first picture and beyond its edges.
    /// - Throws: ``RenderError/Kind/drawing`` if the picture cannot be painted again.
    public func pixel(x: Int, y: Int) throws(RenderError) -> SessionPixel? {
        try perform { engine throws(RenderError) in try engine.pixel(x: x, y: y) }
    }

    /// Returns the rendering steps of a glass surface of the last picture as files; `nil` before the first.
    ///
    /// - Parameter id: The source of the node that the glass belongs to; `nil` for the scene's only glass.
    /// - Throws: ``RenderError/glass(_:scene:)`` if there is no such glass.
    package func glass(_ id: String?) throws(RenderError) -> GlassDump? {
        try perform { engine throws(RenderError) in try engine.glass(id) }
    }

    /// Returns the scene at some times, in seconds. Nothing is painted, and the last picture stays.
    ///
    /// - Throws: A ``RenderError`` if the scene cannot be laid out.
    package func moments(at times: [Double]) throws(RenderError) -> [SessionMoment] {
        try perform { engine throws(RenderError) in try engine.moments(at: times) }
    }

    /// Returns what a function makes of the scene as its files and the configuration are now. The last
    /// picture stays.
    ///
    /// - Throws: A ``RenderError`` if the scene cannot be read, or the function throws one.
    package func inspected<Value: Sendable>(
        _ body: @escaping @Sendable (ScenePipeline, SceneContent) throws(RenderError) -> Value
    ) throws(RenderError) -> Value {
        try perform { engine throws(RenderError) in try engine.inspected(body) }
    }

    /// Returns a stage of the last picture as text; `nil` before the first.
    ///
    /// - Parameters:
    ///   - stage: The stage to print.
    ///   - format: The format. Default: readable text.
    /// - Throws: ``RenderError/Kind/drawing`` if the list cannot be planned.
    package func dump(_ stage: DumpStage, format: DumpFormat = .text) throws(RenderError) -> String? {
        try perform { engine throws(RenderError) in try engine.dump(stage, format) }
    }

    /// The amount of data that is kept for the next update, apart from the picture.
    package var cacheCost: Int { engine.withLock { $0.cacheCost } }

    // MARK: Threads

    func perform<Value: Sendable>(
        _ body: @escaping @Sendable (SessionEngine) throws(RenderError) -> Value
    ) throws(RenderError) -> Value {
        try LargeStackThreads.run { () -> Result<Value, RenderError> in
            self.engine.withLock { engine in
                do throws(RenderError) {
                    return .success(try body(engine))
                } catch {
                    return .failure(error)
                }
            }
        }.get()
    }

    func perform<Value: Sendable>(_ body: @escaping @Sendable (SessionEngine) -> Value) -> Value {
        LargeStackThreads.run { self.engine.withLock { body($0) } }
    }
}

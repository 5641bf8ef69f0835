import VitrineComponents
import VitrineDisplayList
import VitrineFiles
import VitrineHints
import VitrineLayout
import VitrinePixels
import VitrineRaster
import VitrineScene
import VitrineSceneFormat
import VitrineSceneTokens
import VitrineSource
import VitrineStyle
import VitrineSuiteFormat
import VitrineText
import VitrineThreads

/// The stages that turn one scene from text into pixels, one method per stage.
///
/// A pipeline must stay on one thread, because it holds font faces.
package final class ScenePipeline {
    package let path: String
    package let options: RenderOptions
    /// The duration of each stage, in the order in which they ran.
    package var timings = StageTimings()
    /// The warnings about the scene, available once it is resolved.
    package private(set) var warnings: Diagnostics?
    package private(set) var text: TextEngine
    let files: any SceneFiles
    /// What the folders above the scene's file are looked for from; `nil` for scenes that are not in a file.
    private let disk: DiskFiles?
    /// Returns the engine for the fonts in some folders, and the system's.
    private let engine: (_ folders: [String]) throws(RenderError) -> TextEngine
    /// The values that take the place of those of the files.
    let overrides: ValueOverrides
    /// What an earlier picture of the scene was made of; `nil` if that is not kept.
    private let memory: SceneMemory?
    /// Parses libraries, which may be known already.
    private let parseLibrary: SceneSources.Parse
    /// Returns `true` once the work is no longer wanted; asked between the stages and within them.
    private(set) var isCancelled: (@Sendable () -> Bool)?
    /// The scene that was resolved.
    private var content: SceneContent?
    /// The scene that was resolved, with its libraries.
    package private(set) var resolvedSources: SceneSources?
    /// The names that the scene that was resolved can refer to, those of its libraries among them.
    package private(set) var inventory: SceneInventory?
    /// The font folders that the scene itself names.
    package private(set) var fontFolders: [String] = []

    /// Creates a pipeline for a scene on disk.
    ///
    /// - Parameters:
    ///   - path: The path of the scene's file.
    ///   - options: The options to render with.
    ///   - library: The font library of the options' font folders, shared between pipelines so that fonts are
    ///     looked up once.
    ///   - log: The log in which every read is recorded.
    /// - Throws: ``RenderError/Kind/fonts`` if the fonts cannot be set up.
    package convenience init(
        path: String, options: RenderOptions, library: FontLibrary, log: ReadLog? = nil
    ) throws(RenderError) {
        let files = DiskFiles(scene: path, allowsOutside: options.allowsOutside, log: log)
        try self.init(path: path, options: options, files: files, disk: files) {
            folders throws(RenderError) in
            try Self.engine(library.adding(sceneFolders: folders))
        }
    }

    /// Creates a pipeline for a scene whose files come from elsewhere.
    ///
    /// - Parameters:
    ///   - path: The name of the scene in messages.
    ///   - options: The options to render with.
    ///   - library: The font library, shared between pipelines so that fonts are looked up once.
    ///   - files: The source of what the scene reads.
    ///   - isCancelled: A function that returns `true` once the picture is no longer wanted. Default: never.
    package convenience init(
        path: String, options: RenderOptions, library: FontLibrary, files: any SceneFiles,
        isCancelled: (@Sendable () -> Bool)? = nil
    ) throws(RenderError) {
        try self.init(path: path, options: options, files: files, isCancelled: isCancelled) {
            folders throws(RenderError) in
            try Self.engine(library.adding(sceneFolders: folders))
        }
    }

    /// Creates a pipeline whose engines may have set text before.
    ///
    /// - Parameters:
    ///   - path: The path of the scene's file.
    ///   - options: The options to render with.
    ///   - files: The source of the scene's files.
    ///   - disk: The files on disk beside the scene's own, above which settings are looked for. Default: none
    ///     are.
    ///   - overrides: The values that take the place of those of the files. Default: none.
    ///   - memory: What an earlier picture was made of. Default: nothing.
    ///   - isCancelled: A function that returns `true` once the picture is no longer wanted. Default: never.
    ///   - parseLibrary: The function that parses libraries.
    ///   - engine: The function that returns the engine for the font folders that the scene names.
    package init(
        path: String, options: RenderOptions, files: any SceneFiles, disk: DiskFiles? = nil,
        overrides: ValueOverrides = ValueOverrides(), memory: SceneMemory? = nil,
        isCancelled: (@Sendable () -> Bool)? = nil,
        parseLibrary: @escaping SceneSources.Parse = SceneSources.Parsed.init,
        engine: @escaping (_ folders: [String]) throws(RenderError) -> TextEngine
    ) throws(RenderError) {
        // Once and for all: what a stage has left out, the next one is not to draw.
        self.isCancelled = isCancelled.map { ask in
            let cancellation = Cancellation(ask)
            return { cancellation.isCancelled }
        }
        self.path = path
        self.options = options
        self.files = files
        self.disk = disk
        self.overrides = overrides
        self.memory = memory
        self.parseLibrary = parseLibrary
        self.engine = engine
        text = try engine([])
    }

    package static func engine(_ library: FontLibrary) throws(RenderError) -> TextEngine {
        do throws(FontError) {
            return try TextEngine(library: library)
        } catch {
            throw .fonts(error)
        }
    }

    /// Returns another engine for the same fonts, whose use is not recorded here.
    func otherEngine() throws(RenderError) -> TextEngine { try engine(fontFolders) }

    /// The fonts used by the stages that have run.
    package var fonts: [FontFingerprint] { text.fingerprintsUsed }

    /// The path of the file of each font used.
    package var fontFiles: [FontFingerprint: String] { text.filesUsed }

    /// Reads the scene's file, or standard input for the path `-`.
    ///
    /// - Throws: ``RenderError/Kind/input`` if the file cannot be read, ``RenderError/Kind/scene`` if it is
    ///   not text.
    package func read() throws(RenderError) -> SourceFile {
        let bytes: [UInt8]
        do throws(FileReadError) {
            bytes = try StandardInput.read(FileNames.existing(path), limit: SceneLimits.standard.bytes)
        } catch {
            throw .input(error)
        }
        do throws(Diagnostics) {
            return try SourceFile(name: path, bytes: bytes)
        } catch {
            throw .scene(error)
        }
    }

    /// Returns the variants that the scene lists, the default one first, or light and dark if it lists none.
    ///
    /// - Throws: A ``RenderError`` if the scene cannot be read or parsed.
    package func variants() throws(RenderError) -> [Variant] {
        let content = try parse(try read())
        do throws(Diagnostics) {
            return try content.value.variants(of: content.files)
        } catch {
            throw .scene(error)
        }
    }

    /// Parses a scene file, and completes it by what the folders above it say for scenes.
    ///
    /// - Parameter file: The file to parse.
    /// - Throws: ``RenderError/Kind/scene`` if the scene is invalid, or a `suite.yaml` above it.
    package func parse(_ file: SourceFile) throws(RenderError) -> SceneContent {
        let value = try stage("parse") { () throws(Diagnostics) in try SceneParser.parse(file) }
        return SceneContent(value, of: file, try disk?.settings(of: path) ?? FolderSettings())
    }

    /// Returns a parsed scene together with the libraries that it imports.
    package func sources(_ content: SceneContent) -> SceneSources {
        SceneSources(
            content.value, of: content.files, in: content.folders, files: files, parse: parseLibrary)
    }

    /// The resolver of scenes with the pipeline's options, files and engine.
    package var resolver: SceneResolver { resolver(of: options.scene) }

    private func resolver(of options: SceneOptions) -> SceneResolver {
        SceneResolver(
            options: options, files: files, text: text, overrides: overrides, hints: SceneHints(),
            memory: memory, isCancelled: isCancelled)
    }

    /// Resolves a parsed scene: looks up its colours, fonts and components, and fills in defaults.
    ///
    /// - Throws: ``RenderError/Kind/scene`` if the scene is invalid, ``RenderError/Kind/fonts`` if the fonts
    ///   that it names cannot be set up.
    package func resolve(_ scene: SceneContent) throws(RenderError) -> ResolvedScene {
        try checkCancellation()
        try options.check(for: path)
        if let overflow = scene.overflow { throw .scene(Diagnostics(scene.files, [overflow])) }
        let folders = fontFolders(of: scene)
        if !folders.isEmpty {
            fontFolders = folders
            text = try engine(folders)
        }
        let resolved = try stage("resolve") { () throws(Diagnostics) in
            let sources = sources(scene)
            resolvedSources = sources
            let (resolved, inventory) = try resolver.resolvedWithInventory(sources)
            self.inventory = inventory
            return resolved
        }
        warnings = Diagnostics(resolved.files, resolved.audit.reported(options.audit, isWhole: false))
        content = scene
        if !options.showsDevice { return resolved }
        guard let framed = resolved.inDevice else { throw .options(.noDevice, scene: path) }
        return framed
    }

    /// Returns what the nodes of a scene are like at another time, in seconds, once it has been resolved.
    ///
    /// - Throws: ``RenderError/Kind/scene`` if the scene is invalid at that time.
    func moment(of sources: SceneSources, at time: Double) throws(RenderError) -> MotionMoment {
        try checkCancellation()
        var options = options.scene
        options.time = time
        do throws(Diagnostics) {
            let resolved = try resolver(of: options).resolve(sources)
            return MotionMoment(resolved.laidOut(text: text, isCancelled: isCancelled))
        } catch {
            throw .scene(error)
        }
    }

    /// Returns the folders of fonts that a scene itself names.
    package func fontFolders(of scene: SceneContent) -> [String] {
        SceneResolver.fontFolders(of: scene.value, in: scene.folders, files: files)
    }

    /// Returns a resolved scene with the positions of its nodes.
    ///
    /// - Parameter scene: The resolved scene.
    package func layOut(_ scene: ResolvedScene) -> LaidOutScene {
        let placed = timings.measure("layout") { scene.laidOut(text: text, isCancelled: isCancelled) }
        // What was left out is no surprise.
        if isCancelled?() == true { return placed }
        let audit = scene.audit.adding(placed.found)
        let used = content.map { silencesUsed(elsewhereIn: $0, beside: audit) } ?? []
        warnings = Diagnostics(scene.files, audit.reported(options.audit, usedElsewhere: used))
        return placed
    }

    /// Returns the drawing commands of a laid-out scene.
    ///
    /// - Parameter scene: The laid-out scene.
    package func displayList(_ scene: LaidOutScene) -> DisplayList {
        timings.measure("display list") { scene.displayList(text: text, isCancelled: isCancelled) }
    }

    /// Checks that the letters of the display list are what the fonts hold that are installed.
    ///
    /// - Throws: ``RenderError/Kind/fonts`` if the system has failed to list or read fonts, or has denied
    ///   memory for them.
    package func checkFonts() throws(RenderError) {
        do throws(FontError) {
            try text.checkFonts()
        } catch {
            throw .fonts(error)
        }
    }

    /// Draws a display list.
    ///
    /// - Parameter list: The drawing commands of a scene.
    /// - Throws: ``RenderError/Kind/drawing`` if the list cannot be drawn.
    package func rasterize(_ list: DisplayList) throws(RenderError) -> RenderedImage {
        try checkCancellation()
        try checkFonts()
        let rasterizer = Rasterizer(workers: Workers(count: options.threads))
        let pixels: Pixmap?
        do throws(RasterError) {
            pixels = try timings.measure("raster") { () throws(RasterError) in
                try rasterizer.render(list, isCancelled: isCancelled)
            }
        } catch {
            throw .raster(error, scene: path)
        }
        guard let pixels else { throw .cancelled(scene: path) }
        let seen = options.vision.map { vision in
            timings.measure("simulate") {
                vision.seen(pixels, in: list.colorSpace, isCancelled: isCancelled)
            }
        }
        try checkCancellation()
        return RenderedImage(pixels: seen ?? pixels, colorSpace: list.colorSpace)
    }

    /// Returns the bytes of an image file, compressed as the options say.
    ///
    /// - Parameters:
    ///   - picture: The picture to encode.
    ///   - format: The format of the file. Default: PNG.
    ///   - depth: The number of bits per channel.
    /// - Throws: ``RenderError/Kind/encoding`` if the picture cannot be encoded.
    package func encode(
        _ picture: RenderedImage, as format: any ImageEncoder.Type = PNGEncoder.self, depth: BitDepth
    ) throws(RenderError) -> [UInt8] {
        do throws(ImageEncodingError) {
            return try timings.measure("encode") { () throws(ImageEncodingError) in
                try picture.encoded(
                    as: format, ImageEncodingOptions(depth: depth, compression: options.compression),
                    threads: options.threads)
            }
        } catch {
            throw .encoding(error, scene: path)
        }
    }

    /// Runs all stages up to the pixels.
    ///
    /// - Throws: A ``RenderError`` if one of the stages fails.
    package func picture() throws(RenderError) -> RenderedImage { try render().picture }

    /// The results of the stages up to the pixels.
    package struct RenderResult: Sendable {
        package let file: SourceFile
        package let value: SceneValue
        package let placed: LaidOutScene
        package let list: DisplayList
        package let picture: RenderedImage
    }

    package func render() throws(RenderError) -> RenderResult {
        try render(try parse(try read()))
    }

    /// Runs all stages of a parsed scene up to the pixels.
    package func render(_ content: SceneContent) throws(RenderError) -> RenderResult {
        let scene = try resolve(content)
        try checkCancellation()
        let placed = layOut(scene)
        try checkAudit()
        try checkCancellation()
        let list = displayList(placed)
        do throws(RenderError) {
            return RenderResult(
                file: content.files[.start], value: content.value, placed: placed, list: list,
                picture: try rasterize(list))
        } catch {
            throw error.located(in: scene)
        }
    }

    /// Runs the stages of a parsed scene up to the layout.
    func layOut(_ content: SceneContent) throws(RenderError) -> LaidOutScene {
        let scene = try resolve(content)
        try checkCancellation()
        let placed = layOut(scene)
        try checkAudit()
        try checkCancellation()
        // Letters whose fonts could not be read would have other widths.
        try checkFonts()
        return placed
    }

    /// - Throws: An error of the kind ``RenderError/Kind/cancelled`` once the work is no longer wanted.
    package func checkCancellation() throws(RenderError) {
        if isCancelled?() == true { throw .cancelled(scene: path) }
    }

    /// Does from now on what it is asked to do, whether or not the picture is still wanted that it was made
    /// for.
    package func endCancellation() { isCancelled = nil }

    private func stage<Value>(
        _ name: String, _ body: () throws(Diagnostics) -> Value
    ) throws(RenderError) -> Value {
        do throws(Diagnostics) {
            return try timings.measure(name, body)
        } catch {
            // Names are missing where nodes were left out.
            try checkCancellation()
            throw .scene(error)
        }
    }
}

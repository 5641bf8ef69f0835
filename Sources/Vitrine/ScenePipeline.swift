import VitrineComponents
import VitrineDisplayList
import VitrineFiles
import VitrineLayout
import VitrinePixels
import VitrineRaster
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineText

/// The stages that turn one scene from text into pixels, one method per stage.
///
/// A pipeline must stay on one thread, because it holds font faces.
public final class ScenePipeline {
    public let path: String
    public let options: RenderOptions
    /// The duration of each stage, in the order in which they ran.
    public private(set) var timings = StageTimings()
    /// The warnings about the scene, available once it is resolved.
    public private(set) var warnings: Diagnostics?
    private var text: TextEngine
    private let files: any SceneFiles
    /// The font folders that the scene itself names.
    private(set) var fontFolders: [String] = []

    /// Creates a pipeline for a scene on disk.
    ///
    /// - Parameters:
    ///   - path: The path of the scene's file.
    ///   - options: The options to render with.
    ///   - library: The font library, shared between pipelines so that fonts are looked up once.
    ///   - log: The log in which every read is recorded.
    /// - Throws: ``RenderError/fonts(_:)`` if the fonts cannot be set up.
    public convenience init(
        path: String, options: RenderOptions, library: FontLibrary, log: ReadLog? = nil
    ) throws(RenderError) {
        let files = DiskFiles(scene: path, allowsOutside: options.allowsOutside, log: log)
        try self.init(path: path, options: options, library: library, files: files)
    }

    /// Creates a pipeline for a scene whose files come from elsewhere.
    init(
        path: String, options: RenderOptions, library: FontLibrary, files: any SceneFiles
    ) throws(RenderError) {
        self.path = path
        self.options = options
        self.files = files
        text = try Self.engine(library)
    }

    private static func engine(_ library: FontLibrary) throws(RenderError) -> TextEngine {
        do throws(FontError) {
            return try TextEngine(library: library)
        } catch {
            throw .fonts(error)
        }
    }

    /// The fonts used by the stages that have run.
    public var fonts: [FontFingerprint] { text.fingerprintsUsed }

    /// The path of the file of each font used.
    var fontFiles: [FontFingerprint: String] { text.filesUsed }

    /// Reads the scene's file.
    ///
    /// - Throws: ``RenderError/input(_:)`` if the file cannot be read, ``RenderError/scene(_:)`` if it is not
    ///   text.
    public func read() throws(RenderError) -> SourceFile {
        let bytes: [UInt8]
        do throws(FileReadError) {
            bytes = try FileBytes.read(path, limit: SceneLimits.standard.bytes)
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
    public func variants() throws(RenderError) -> [Variant] {
        let file = try read()
        let value = try parse(file)
        do throws(Diagnostics) {
            return try value.variants(of: file)
        } catch {
            throw .scene(error)
        }
    }

    /// Parses a scene file.
    ///
    /// - Parameter file: The file to parse.
    /// - Throws: ``RenderError/scene(_:)`` if the scene is invalid.
    public func parse(_ file: SourceFile) throws(RenderError) -> SceneValue {
        try stage("parse") { () throws(Diagnostics) in try SceneParser.parse(file) }
    }

    /// Returns the parsed scene together with the libraries that it imports.
    ///
    /// - Parameters:
    ///   - value: The parsed scene.
    ///   - file: The file that it was parsed from.
    public func sources(_ value: SceneValue, of file: SourceFile) -> SceneSources {
        SceneSources(value, of: file, files: files)
    }

    /// Resolves a parsed scene: looks up its colours, fonts and components, and fills in defaults.
    ///
    /// - Parameters:
    ///   - value: The parsed scene.
    ///   - file: The file that it was parsed from.
    /// - Throws: ``RenderError/scene(_:)`` if the scene is invalid, ``RenderError/fonts(_:)`` if the fonts
    ///   that it names cannot be set up.
    public func resolve(_ value: SceneValue, of file: SourceFile) throws(RenderError) -> ResolvedScene {
        let folders = SceneResolver.fontFolders(of: value, files: files)
        if !folders.isEmpty {
            fontFolders = folders
            text = try Self.engine(FontLibrary(extraFolders: folders + options.fontFolders))
        }
        let resolver = SceneResolver(options: options.scene, files: files, text: text)
        let scene = try stage("resolve") { () throws(Diagnostics) in
            try resolver.resolve(SceneSources(value, of: file, files: files))
        }
        warnings = scene.warnings
        return scene
    }

    /// Returns a resolved scene with the positions of its nodes.
    ///
    /// - Parameter scene: The resolved scene.
    public func layOut(_ scene: ResolvedScene) -> LaidOutScene {
        timings.measure("layout") { scene.laidOut(text: text) }
    }

    /// Returns the drawing commands of a laid-out scene.
    ///
    /// - Parameter scene: The laid-out scene.
    public func displayList(_ scene: LaidOutScene) -> DisplayList {
        timings.measure("display list") { scene.displayList(text: text) }
    }

    /// Draws a display list.
    ///
    /// - Parameter list: The drawing commands of a scene.
    /// - Throws: ``RenderError/raster(_:scene:)`` if the list cannot be drawn.
    public func rasterize(_ list: DisplayList) throws(RenderError) -> RenderedImage {
        let rasterizer = Rasterizer(workers: Workers(count: options.threads))
        do throws(RasterError) {
            let pixels = try timings.measure("raster") { () throws(RasterError) in
                try rasterizer.render(list)
            }
            return RenderedImage(pixels: pixels, colorSpace: list.colorSpace)
        } catch {
            throw .raster(error, scene: path)
        }
    }

    /// What the rasteriser makes of a list before it paints a pixel.
    func planText(of list: DisplayList, format: DumpFormat) throws(RenderError) -> String {
        let printer = RasterPlanPrinter()
        do throws(RasterError) {
            return format == .text ? try printer.text(of: list) : try printer.jsonText(of: list)
        } catch {
            throw .raster(error, scene: path)
        }
    }

    /// Returns the bytes of an image file, compressed as the options say.
    ///
    /// - Parameters:
    ///   - picture: The picture to encode.
    ///   - format: The format of the file. Default: PNG.
    ///   - depth: The number of bits per channel.
    /// - Throws: ``RenderError/encoding(_:scene:)`` if the picture cannot be encoded.
    public func encode(
        _ picture: RenderedImage, as format: any ImageEncoder.Type = PNGEncoder.self, depth: BitDepth
    ) throws(RenderError) -> [UInt8] {
        do throws(ImageEncodingError) {
            return try timings.measure("encode") { () throws(ImageEncodingError) in
                try picture.encoded(
                    as: format, ImageEncodingOptions(depth: depth, compression: options.compression),
                    workers: Workers(count: options.threads))
            }
        } catch {
            throw .encoding(error, scene: path)
        }
    }

    /// Runs all stages up to the pixels.
    ///
    /// - Throws: A ``RenderError`` if one of the stages fails.
    public func picture() throws(RenderError) -> RenderedImage { try render().picture }

    /// The results of the stages up to the pixels.
    struct RenderResult: Sendable {
        let file: SourceFile
        let value: SceneValue
        let placed: LaidOutScene
        let list: DisplayList
        let picture: RenderedImage
    }

    func render() throws(RenderError) -> RenderResult {
        let file = try read()
        let value = try parse(file)
        let scene = try resolve(value, of: file)
        let placed = layOut(scene)
        let list = displayList(placed)
        do throws(RenderError) {
            return RenderResult(
                file: file, value: value, placed: placed, list: list, picture: try rasterize(list))
        } catch .raster(let error, _) where error.source.flatMap({ scene.mark(of: $0) }) != nil {
            // Report the rejected item at its location in the file.
            let mark = error.source.flatMap { scene.mark(of: $0) } ?? SourceMark(line: 1, column: 1)
            let reason = RenderError.message(for: error)
            throw .scene(Diagnostics(scene.files, [Diagnostic(.undrawable(reason: reason), at: mark)]))
        } catch {
            throw error
        }
    }

    private func stage<Value>(
        _ name: String, _ body: () throws(Diagnostics) -> Value
    ) throws(RenderError) -> Value {
        do throws(Diagnostics) {
            return try timings.measure(name, body)
        } catch {
            throw .scene(error)
        }
    }
}

import VitrineComponents
import VitrineDisplayList
import VitrineLayout
import VitrinePNG
import VitrinePixels
import VitrineRaster
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineText

/// One scene on its way from text to pixels, a method a stage.
///
/// A pipeline belongs to one thread: it holds font faces.
public final class ScenePipeline {
    public let path: String
    public let options: RenderOptions
    /// How long each stage took, in the order they ran.
    public private(set) var timings = StageTimings()
    /// What is odd about the scene, yet no error; there once it is resolved.
    public private(set) var warnings: Diagnostics?
    private var text: TextEngine
    private let files: any SceneFiles
    /// Folders of fonts that the scene itself names.
    private(set) var fontFolders: [String] = []

    /// `library` is shared between pipelines, so that fonts are looked up once. What is read is noted in `log`.
    public convenience init(
        path: String, options: RenderOptions, library: FontLibrary, log: ReadLog? = nil
    ) throws(RenderError) {
        let files = DiskFiles(scene: path, allowsOutside: options.allowsOutside, log: log)
        try self.init(path: path, options: options, library: library, files: files)
    }

    /// A pipeline of a scene whose pictures come from elsewhere.
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

    /// The fonts that the stages so far have used.
    public var fonts: [FontFingerprint] { text.fingerprintsUsed }

    /// The files they lie in.
    var fontFiles: [FontFingerprint: String] { text.filesUsed }

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

    /// The variants that the scene lists, its default the first; light and dark where it lists none.
    public func variants() throws(RenderError) -> [Variant] {
        let file = try read()
        let value = try parse(file)
        do throws(Diagnostics) {
            return try value.variants(of: file)
        } catch {
            throw .scene(error)
        }
    }

    public func parse(_ file: SourceFile) throws(RenderError) -> SceneValue {
        try stage("parse") { () throws(Diagnostics) in try SceneParser.parse(file) }
    }

    /// The parsed scene with the libraries that it imports.
    public func sources(_ value: SceneValue, of file: SourceFile) -> SceneSources {
        SceneSources(value, of: file, files: files)
    }

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

    public func layOut(_ scene: ResolvedScene) -> LaidOutScene {
        timings.measure("layout") { scene.laidOut(text: text) }
    }

    public func displayList(_ scene: LaidOutScene) -> DisplayList {
        timings.measure("display list") { scene.displayList(text: text) }
    }

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

    /// PNG bytes of 8 or 16 bits a channel.
    public func encode(
        _ picture: RenderedImage, depth: BitDepth, chunks: [PNG.TextChunk] = []
    ) throws(RenderError) -> [UInt8] {
        do throws(PNG.EncodingError) {
            return try picture.png(
                depth: depth, text: chunks, compression: options.compression,
                workers: Workers(count: options.threads), timings: &timings)
        } catch {
            throw .encoding(error, scene: path)
        }
    }

    /// All stages up to pixels.
    public func picture() throws(RenderError) -> RenderedImage { try render().picture }

    /// What the stages up to pixels made.
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
            // The item that was refused comes from a place in the file.
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

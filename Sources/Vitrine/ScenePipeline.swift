import VitrineGraphics
import VitrinePNG
import VitrineScene
import VitrineText

/// One scene on its way from text to pixels, a method a stage.
///
/// A pipeline belongs to one thread: it holds font faces.
public final class ScenePipeline {
    public let path: String
    public let options: RenderOptions
    /// How long each stage took, in the order they ran.
    public private(set) var timings = StageTimings()
    private let text: TextEngine

    /// `library` is shared between pipelines, so that fonts are looked up once.
    public init(path: String, options: RenderOptions, library: FontLibrary) throws(RenderError) {
        self.path = path
        self.options = options
        do throws(FontError) {
            text = try TextEngine(library: library)
        } catch {
            throw .fonts(error)
        }
    }

    /// The fonts that the stages so far have used.
    public var fonts: [FontFingerprint] { text.fingerprintsUsed }

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

    public func parsed(_ file: SourceFile) throws(RenderError) -> SceneValue {
        try stage("parse") { () throws(Diagnostics) in try SceneParser.parse(file) }
    }

    public func resolved(_ value: SceneValue, of file: SourceFile) throws(RenderError) -> ResolvedScene {
        let files = DiskFiles(scene: path, allowsOutside: options.allowsOutside)
        let resolver = SceneResolver(options: options.scene, files: files, text: text)
        return try stage("resolve") { () throws(Diagnostics) in try resolver.resolve(value, of: file) }
    }

    public func laidOut(_ scene: ResolvedScene) -> LaidOutScene {
        timings.measure("layout") { scene.laidOut(text: text) }
    }

    public func displayList(_ scene: LaidOutScene) -> DisplayList {
        timings.measure("display list") { scene.displayList(text: text) }
    }

    public func rasterised(_ list: DisplayList) throws(RenderError) -> Pixmap {
        let rasterizer = Rasterizer(workers: Workers(count: options.threads))
        do throws(RasterError) {
            return try timings.measure("raster") { () throws(RasterError) in try rasterizer.render(list) }
        } catch {
            throw .raster(error, scene: path)
        }
    }

    /// PNG bytes of 8 or 16 bits a channel.
    public func encoded(_ pixels: Pixmap, depth: BitDepth, chunks: [PNG.TextChunk] = []) throws(RenderError)
        -> [UInt8]
    {
        do throws(PNG.EncodingError) {
            switch depth {
            case .eight:
                let image = timings.measure("dither") { pixels.rgba8() }
                return try timings.measure("encode") { () throws(PNG.EncodingError) in
                    try PNG.encode(image, text: chunks)
                }
            case .sixteen:
                return try timings.measure("encode") { () throws(PNG.EncodingError) in
                    try PNG.encode(pixels.rgba16(), text: chunks)
                }
            }
        } catch {
            throw .encoding(error, scene: path)
        }
    }

    /// All stages up to pixels.
    public func pixels() throws(RenderError) -> Pixmap {
        let file = try read()
        let scene = try resolved(try parsed(file), of: file)
        return try rasterised(displayList(laidOut(scene)))
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

/// Bits a channel of a PNG file.
public enum BitDepth: Int, Sendable, CaseIterable {
    case eight = 8
    case sixteen = 16
}

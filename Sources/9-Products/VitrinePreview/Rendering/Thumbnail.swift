import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrinePNG
import VitrinePixels
import VitrineRaster
import VitrineRendering
import VitrineSource
import VitrineStyle
import VitrineText
import VitrineThreads

/// A small picture of a scene for lists.
struct Thumbnail: Sendable {
    var bytes: [UInt8]
    var width: Int
    var height: Int
    /// The warnings about the scene.
    var warnings: Diagnostics

    /// Draws a scene so that neither side has more pixels than a limit.
    ///
    /// The scene is laid out in the small scale rather than shrunk, which costs a fraction of the time.
    ///
    /// - Parameters:
    ///   - path: The path of the scene's file.
    ///   - options: The options to render with.
    ///   - limit: The maximum number of pixels of a side.
    ///   - library: The fonts.
    ///   - log: The log in which every read is recorded.
    /// - Throws: A ``RenderError`` if the scene cannot be rendered.
    static func render(
        _ path: String, options: RenderOptions, limit: Int, library: FontLibrary, log: ReadLog
    ) throws(RenderError) -> Thumbnail {
        try LargeStackThreads.run { () -> Result<Thumbnail, RenderError> in
            do throws(RenderError) {
                return .success(
                    try Thumbnail(path, options: options, limit: limit, library: library, log: log))
            } catch {
                return .failure(error)
            }
        }.get()
    }

    private init(
        _ path: String, options: RenderOptions, limit: Int, library: FontLibrary, log: ReadLog
    ) throws(RenderError) {
        var options = options
        options.compression = .fast
        let whole = try ScenePipeline(path: path, options: options, library: library, log: log)
        let file = try whole.read()
        let size = try whole.resolve(try whole.parse(file)).canvas.size
        let side = max(size.width, size.height)
        guard side.isFinite, side > 0 else {
            throw .raster(.invalidCanvas(size: size, scale: 1), scene: path)
        }
        // A hair less than the limit, so that rounding up the sides does not pass it.
        let fitting = Double(limit) / side * 0.999
        options.scene.scale = min(max(fitting, 0.01), 2)
        let pipeline = try ScenePipeline(path: path, options: options, library: library, log: log)
        let picture = try pipeline.picture()
        bytes = try pipeline.encode(picture, depth: .eight)
        (width, height) = (picture.pixels.width, picture.pixels.height)
        warnings = pipeline.warnings ?? Diagnostics(file, [])
    }
}

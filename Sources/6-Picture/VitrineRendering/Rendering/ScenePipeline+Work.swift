import VitrineDisplayList
import VitrineJSON
import VitrinePixels
import VitrineRaster
import VitrineText
import VitrineThreads

extension ScenePipeline {
    /// Returns the estimate of a scene's work as JSON, however much it is.
    ///
    /// - Parameter draws: `true` to do the work as well.
    /// - Throws: A ``RenderError`` if one of the stages fails for another reason than too much work of
    ///   painting.
    package func estimatedWork(draws: Bool) throws(RenderError) -> String {
        let list = displayList(layOut(try resolve(try parse(try read()))))
        var limits = RasterLimits.default
        limits.work = .infinity
        let report: RasterWorkReport
        var pixels: Pixmap?
        do throws(RasterError) {
            report = try Rasterizer().work(of: list)
            if draws {
                pixels = try Rasterizer(workers: Workers(count: options.threads), limits: limits)
                    .render(list)
            }
        } catch {
            throw .raster(error, scene: path)
        }
        if let pixels {
            _ = try encode(RenderedImage(pixels: pixels, colorSpace: list.colorSpace), depth: .eight)
        }
        return JSONValue.object([
            "text": .number(Double(text.estimatedWork)), "raster": report.json,
        ]).dumped()
    }
}

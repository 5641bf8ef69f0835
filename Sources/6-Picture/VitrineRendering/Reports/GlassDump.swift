import VitrineDisplayList
import VitrinePixels
import VitrineRaster
import VitrineSource
import VitrineThreads

/// The files that `vitrine dump --stage glass` writes: the rendering steps of one glass surface as pictures,
/// and their numbers.
package struct GlassDump: Sendable {
    package struct File: Sendable {
        package let name: String
        package let bytes: [UInt8]
    }

    /// The files in the order of their names, which is the order of the steps; the numbers come last.
    package let files: [File]
    /// The warnings of the scene, as text that ends with a newline, or an empty string.
    package let warnings: String
}

extension ScenePipeline {
    /// Returns the rendering steps of a glass surface.
    ///
    /// - Parameter id: The id of the node that the glass belongs to; `nil` for the only glass in the scene.
    func glass(_ id: String?) throws(RenderError) -> GlassDump {
        try glass(id, of: displayList(layOut(try resolve(try parse(try read())))))
    }

    /// Returns the rendering steps of a glass surface of a list.
    package func glass(_ id: String?, of list: DisplayList) throws(RenderError) -> GlassDump {
        let inspection: GlassInspection
        do throws(GlassInspectionError) {
            inspection = try Rasterizer(workers: Workers(count: options.threads))
                .inspection(of: list, glass: id)
        } catch .raster(let error) {
            throw .raster(error, scene: path)
        } catch {
            throw .glass(error, scene: path)
        }
        var files: [GlassDump.File] = []
        for picture in inspection.pictures {
            let colors = RenderedImage(pixels: picture.pixels, colorSpace: list.colorSpace)
            files.append(
                GlassDump.File(name: picture.stage.fileName, bytes: try encode(colors, depth: .eight)))
        }
        files.append(GlassDump.File(name: "glass.json", bytes: Array(inspection.jsonText.utf8)))
        return GlassDump(files: files, warnings: warnings?.rendered() ?? "")
    }
}

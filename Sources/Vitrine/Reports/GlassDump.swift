import VitrineDisplayList
import VitrinePixels
import VitrineRaster
import VitrineSource

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
        let file = try read()
        return try glass(id, of: displayList(layOut(try resolve(try parse(file), of: file))))
    }

    /// Returns the rendering steps of a glass surface of a list.
    func glass(_ id: String?, of list: DisplayList) throws(RenderError) -> GlassDump {
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

extension GlassInspectionError {
    /// A description of the error for users.
    var message: String {
        switch self {
        case .noGlass:
            "nothing in this scene is glass; with `os` 18 or reduced transparency other surfaces stand for it"
        case .ambiguous(let known): "say which glass is meant by its id: \(Self.listed(known))"
        case .unknown(let name, let known):
            "no glass has the id `\(name)`; there is \(Self.listed(known))"
                + (Suggestion.nearest(to: name, among: known).map { "\n    \(Suggestion.name($0).text)" }
                    ?? "")
        case .unpainted(let name): "`\(name)` is not painted, as what lies behind adaptive glass around it is"
        case .outside(let name): "`\(name)` is not on the canvas"
        case .raster(let error): RenderFailure.message(for: error)
        }
    }

    /// Returns the names as part of a sentence, truncated to 40.
    private static func listed(_ names: [String]) -> String {
        let shown = names.prefix(40).map { "`\($0)`" }.joined(separator: ", ")
        return names.count > 40 ? "\(shown) and \(names.count - 40) more" : shown
    }
}

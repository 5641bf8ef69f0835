import VitrineRendering
import VitrineSource
import VitrineStyle
import VitrineText

/// A scene that a command writes itself, and draws.
struct DrawnScene {
    /// The name in messages.
    let name: String
    /// The scene, in YAML.
    let text: String

    /// Draws the scene to a PNG file.
    func write(to path: String) throws(CommandFailure) {
        do {
            let pipeline = try ScenePipeline(
                path: path, options: RenderOptions(), library: FontLibrary(extraFolders: []),
                files: NoFiles())
            let file = SourceFile(name: name, text: text)
            let resolved = try pipeline.resolve(try pipeline.parse(file))
            let picture = try pipeline.rasterize(pipeline.displayList(pipeline.layOut(resolved)))
            try OutputFile.write(try pipeline.encode(picture, depth: .eight), to: path)
        } catch let failure as CommandFailure {
            throw failure
        } catch let error as RenderError {
            throw CommandFailure(error)
        } catch {
            throw CommandFailure(.internalError, "error: \(error)")
        }
    }
}

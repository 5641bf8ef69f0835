import Foundation
import VitrineFiles
import VitrineLayout
import VitrineSource

extension Scene {
    /// Reads a scene from a file, or from standard input for `-`, as `render` does.
    ///
    /// - Throws: A ``RenderError`` if the file cannot be read or is not YAML.
    package init(reading path: String) throws(RenderError) {
        let bytes: [UInt8]
        do throws(FileReadError) {
            bytes = try StandardInput.read(FileNames.existing(path), limit: SceneLimits.standard.bytes)
        } catch {
            throw .input(error)
        }
        let folder = DiskFiles(scene: path, allowsOutside: false).folder
        self.init(content: try SceneContent(parsing: bytes, name: path), files: .folder(folder.path))
    }

    /// The time at which a film of the scene ends, where nobody says: when its last change of a state has
    /// settled; two seconds for a scene in which no state changes.
    package var filmEnd: FilmTime {
        let content = content
        let duration = try? onPipeline(RenderOptions(), isCancelled: nil) { pipeline throws(RenderError) in
            try pipeline.resolve(content).duration
        }
        // What is wrong with the scene is said where it is drawn.
        guard let duration, duration > 0 else { return .seconds(2) }
        return FilmTime(after: duration)
    }
}

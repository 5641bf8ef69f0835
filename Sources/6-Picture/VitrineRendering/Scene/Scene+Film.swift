import Foundation
import VitrineFiles
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

    /// The time at which a film of the scene ends, where nobody says: two seconds.
    ///
    /// This is the one place for it: a scene that has a duration of its own returns that here.
    package var filmEnd: FilmTime { .seconds(2) }
}

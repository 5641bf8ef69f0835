import Foundation
import VitrineFiles
import VitrineLayout
import VitrineScene
import VitrineSource
import VitrineStyle

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
        let files = DiskFiles(scene: path, allowsOutside: false)
        self.init(
            content: try SceneContent(parsing: bytes, name: path, try files.settings(of: path)),
            files: .folder(files.folder.path))
    }

    /// Returns the time at which a film of the scene ends, where nobody says: when the last change of a state
    /// has settled, or after two seconds if no state changes.
    ///
    /// - Parameters:
    ///   - options: The options to render with.
    ///   - variant: The variant to film; `nil` for the scene's default settings.
    /// - Throws: A ``RenderError`` with all mistakes.
    package func filmEnd(_ options: RenderOptions, _ variant: Variant?) throws(RenderError) -> FilmTime {
        let content = content
        let duration = try onPipeline(options.applying(variant), isCancelled: nil) {
            pipeline throws(RenderError) in
            try pipeline.resolve(content).duration
        }
        return duration > 0 ? FilmTime(upTo: duration) : .seconds(2)
    }

    /// Returns what changes of states do to the scene over time.
    ///
    /// - Parameters:
    ///   - options: The options to render with.
    ///   - variant: The variant; `nil` for the scene's default settings.
    /// - Throws: A ``RenderError`` with all mistakes.
    package func timeline(
        _ options: RenderOptions, _ variant: Variant?
    ) throws(RenderError) -> SceneTimeline {
        let content = content
        return try onPipeline(options.applying(variant), isCancelled: nil) { pipeline throws(RenderError) in
            try pipeline.resolve(content).motion
        }
    }
}

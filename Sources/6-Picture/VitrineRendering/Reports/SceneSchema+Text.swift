import VitrineComponents
import VitrineFiles
import VitrineHints
import VitrineJSON
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineThreads

extension SceneSchema {
    /// Returns the JSON Schema of scene files and libraries as text.
    ///
    /// - Parameters:
    ///   - paths: Scenes and libraries whose components, and all that they import, the schema includes.
    ///     Default: none.
    ///   - allowsOutside: `true` if they may import files outside their own folders. Default: `false`.
    /// - Returns: The schema as text.
    /// - Throws: A ``RenderError`` if one of the files cannot be read or is invalid.
    package static func text(for paths: [String] = [], allowsOutside: Bool = false) throws -> String {
        let schema = try LargeStackThreads.run { () -> Result<JSONValue, RenderError> in
            do throws(RenderError) {
                return .success(try document(of: paths, allowsOutside: allowsOutside))
            } catch {
                return .failure(error)
            }
        }.get()
        return try schema.text()
    }

    private static func document(of paths: [String], allowsOutside: Bool) throws(RenderError) -> JSONValue {
        var read: [(SceneSources, any SceneFiles)] = []
        for path in paths {
            let bytes: [UInt8]
            do throws(FileReadError) {
                bytes = try StandardInput.read(path, limit: SceneLimits.standard.bytes)
            } catch {
                throw .input(error)
            }
            let files = DiskFiles(scene: path, allowsOutside: allowsOutside)
            let scene = try SceneContent(parsing: bytes, name: path, try files.settings(of: path))
            read.append(
                (SceneSources(scene.value, of: scene.files, in: scene.folders, files: files), files))
        }
        do throws(Diagnostics) {
            return try SceneSchema.document(of: read, hints: SceneHints())
        } catch {
            throw .scene(error)
        }
    }
}

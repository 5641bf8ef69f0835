import VitrineComponents
import VitrineJSON
import VitrinePNG
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// The library's face: render scenes, look inside, compare with goldens.
public enum Vitrine {
    /// The version of the program, recorded in every golden.
    public static let version = "0.1.0"

    /// The JSON Schema of scene files and libraries, as text; with `paths` it knows the components of these scenes and
    /// libraries, and of all that they import.
    public static func sceneSchema(
        for paths: [String] = [], allowsOutside: Bool = false
    ) throws -> String {
        let schema = try LargeStackThreads.run { () -> Result<JSONValue, RenderError> in
            do throws(RenderError) {
                return .success(try document(for: paths, allowsOutside: allowsOutside))
            } catch {
                return .failure(error)
            }
        }.get()
        return try schema.text()
    }

    private static func document(for paths: [String], allowsOutside: Bool) throws(RenderError) -> JSONValue {
        var read: [(SceneSources, any SceneFiles)] = []
        for path in paths {
            let bytes: [UInt8]
            do throws(FileReadError) {
                bytes = try FileBytes.read(path, limit: SceneLimits.standard.bytes)
            } catch {
                throw .input(error)
            }
            let files = DiskFiles(scene: path, allowsOutside: allowsOutside)
            do throws(Diagnostics) {
                let file = try SourceFile(name: path, bytes: bytes)
                read.append((SceneSources(try SceneParser.parse(file), of: file, files: files), files))
            } catch {
                throw .scene(error)
            }
        }
        do throws(Diagnostics) {
            return try SceneSchema.document(of: read)
        } catch {
            throw .scene(error)
        }
    }
}

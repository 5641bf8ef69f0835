import Foundation
import VitrineFiles
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineSuiteFormat

/// The search for the files `suite.yaml` that say something for a scene.
///
/// It goes from the scene's folder upward, up to the folder of the repository or of a suite whose goldens
/// have a `suite.yaml` of their own.
package struct SettingsSearch {
    /// The settings that were found.
    private(set) var settings = FolderSettings()
    /// The outermost folder whose settings name files; `nil` if none do.
    private(set) var outermost: String?
    private let log: ReadLog?
    /// The folder of the scene as messages name it: empty, or with a trailing slash.
    private let named: String

    private static let file = "suite.yaml"
    /// The folder of goldens in which a file is looked for, too.
    package static let goldens = "goldens"
    /// The keys whose values name files.
    private static let fileKeys: Set<String> = ["tokens", "import", "icons", "fonts"]

    /// Looks for the settings of scenes in a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder, without symbolic links.
    ///   - scene: The path of the scene, as messages name it.
    ///   - log: The log in which every read is recorded.
    /// - Throws: A ``RenderError`` if one of the files cannot be read or is invalid.
    init(from folder: URL, scene: String, log: ReadLog?) throws(RenderError) {
        self.log = log
        named = ScenePath.folder(of: scene)
        var (place, way) = (folder, "")
        while place.path != "/" {
            if let suite = try suite(in: place, way) {
                settings.add(suite, in: way)
                note(suite, in: place)
            }
            let below = place.appendingPathComponent(Self.goldens, isDirectory: true)
            if let suite = try suite(in: below, "\(way)\(Self.goldens)/"),
                Self.root(of: suite, beside: place).contains(folder)
            {
                // Its fonts are those of runs of the suite, as before there were settings of folders.
                settings.add(suite, in: "\(way)\(Self.goldens)/", without: ["fonts"])
                note(suite, in: place)
                return
            }
            if FileManager.default.fileExists(atPath: place.appendingPathComponent(".git").path) { return }
            place.deleteLastPathComponent()
            way += "../"
        }
    }

    private mutating func note(_ suite: SuiteFile, in folder: URL) {
        if suite.defaults.contains(where: { Self.fileKeys.contains($0.key) }) { outermost = folder.path }
    }

    /// Returns the file of a folder; `nil` if there is none, or another tool's.
    private func suite(in folder: URL, _ way: String) throws(RenderError) -> SuiteFile? {
        let path = folder.appendingPathComponent(Self.file).path
        let name = ScenePath.joined(named, way + Self.file)
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
            !isFolder.boolValue
        else {
            log?.note(path, bytes: nil)
            return nil
        }
        let bytes: [UInt8]
        do throws(FileReadError) {
            bytes = try FileBytes.read(path, limit: InputLimits.suiteBytes)
        } catch {
            throw .input(error)
        }
        log?.note(path, bytes: bytes)
        do throws(Diagnostics) {
            let file = try SourceFile(name: name, bytes: bytes)
            let value = try SceneParser.parse(file)
            return value.keys.contains("suite") ? try SuiteFile(value, of: file) : nil
        } catch {
            throw .scene(error)
        }
    }

    /// The folder of the scenes of a suite whose goldens lie in a folder.
    private static func root(of suite: SuiteFile, beside folder: URL) -> Folder {
        guard let scenes = suite.scenes else {
            let usual = folder.appendingPathComponent("scenes", isDirectory: true)
            return Folder(FileManager.default.fileExists(atPath: usual.path) ? usual : folder)
        }
        let goldens = folder.appendingPathComponent(goldens, isDirectory: true)
        return Folder(URL(fileURLWithPath: scenes, relativeTo: goldens))
    }

    private struct Folder {
        private let path: String

        init(_ url: URL) { path = url.standardizedFileURL.resolvingSymlinksInPath().path }

        func contains(_ folder: URL) -> Bool { folder.path == path || folder.path.hasPrefix(path + "/") }
    }
}

import Foundation
import VitrinePNG
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A scene of a suite, parsed as far as its pictures must be known.
struct SuiteScene: Sendable {
    /// The path below the suite's folder.
    var path: String
    /// The path to open.
    var file: String
    var settings = GoldenSettings()
    /// Of a scene that cannot be read, one that stands for those that it has.
    var variants = [Variant(name: "light", options: SceneOptions(appearance: .light), words: [])]
    /// Why it cannot be rendered.
    var failure: RenderError?

    /// Reads a scene. Nil for a file in a folder that is none: a library, tokens, a schema.
    ///
    /// - Parameter isNamed: whether somebody called it a scene.
    init?(path: String, file: String, isNamed: Bool) {
        self.path = path
        self.file = file
        let source: SourceFile
        let value: SceneValue
        do {
            let bytes = try FileBytes.read(file, limit: SceneLimits.standard.bytes)
            source = try SourceFile(name: file, bytes: bytes)
            value = try SceneParser.parse(source)
        } catch let error as FileReadError {
            failure = .input(error)
            return
        } catch let error as Diagnostics {
            // Any JSON may lie beside scenes.
            if !isNamed, file.hasSuffix(".json") { return nil }
            failure = .scene(error)
            return
        } catch {
            return nil
        }
        if !isNamed, !Self.isScene(value) { return nil }
        do throws(Diagnostics) {
            variants = try value.variants(of: source)
            settings = try GoldenSettings.read(from: value, of: source)
        } catch {
            failure = .scene(error)
        }
    }

    /// Whether something is drawn: libraries have no body.
    private static func isScene(_ value: SceneValue) -> Bool {
        value.keys.contains("body") && value.keys.contains("vitrine")
    }

    private static let extensions: Set<String> = ["yaml", "yml", "json"]

    /// The files below a folder that may be scenes, as sorted paths below it.
    static func candidates(in folder: String) -> [String] {
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return files.filter { file in
            let name = file.split(separator: "/").last ?? ""
            guard !file.hasPrefix("."), !file.contains("/."), let dot = name.lastIndex(of: ".") else {
                return false
            }
            return extensions.contains(name[name.index(after: dot)...].lowercased())
        }.sorted()
    }
}

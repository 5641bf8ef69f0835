import VitrineFiles
import VitrineGoldens
import VitrineRendering
import VitrineSource

/// An error that prevents a suite from running at all.
package enum SuiteError: Error, Sendable {
    case suiteFile(Diagnostics)
    case input(FileReadError)
    /// A path that refers to neither a scene nor a folder.
    case noScene(String)
    /// A folder of scenes that `suite.yaml` may not name.
    case root(String, goldens: String)
    case tooManyFiles(String, limit: Int)
    /// A scene that is not below the suite's folder.
    case outside(scene: String, root: String)
    case name(GoldenNameError)
    /// Scenes whose names differ only in the extension, in case or in their Unicode form.
    case sameName([String])
    /// Scenes and variants, the first of which has a golden where the other one has a folder of goldens.
    case fileAndFolder(golden: String, scenes: [String])
    /// Filters that exclude everything: an empty run would pass.
    case nothing(String, suggestion: Suggestion?)
    case goldens(GoldenError)
    case base(String)
}

extension SuiteError: CustomStringConvertible {
    /// A description of the error as lines for a terminal, without a trailing newline.
    package var description: String {
        switch self {
        case .suiteFile(let diagnostics): String(diagnostics.rendered().dropLast())
        case .input(let error): "\(error.path): error: \(error.reason(for: "a suite"))"
        case .noScene(let path):
            "\(path): error: there is no such scene and no such folder"
                + (FileNames.question(about: path).map { ": \($0)" } ?? "")
        case .root(let scenes, let goldens):
            "\(goldens)/suite.yaml: error: `scenes: \(scenes)` is the root folder: "
                + "name the folder of the scenes"
        case .tooManyFiles(let folder, let limit):
            "\(folder): error: too many files and folders to look for scenes in: \(limit) are allowed"
        case .outside(let scene, let root):
            "\(scene): error: the scene is not below \(root), the folder that the suite's scenes are named by"
        case .name(let error): "error: \(error)"
        case .sameName(let scenes):
            Self.sameName(scenes)
        case .fileAndFolder(let golden, let scenes):
            """
            error: \(scenes.joined(separator: " and ")) need a golden and a folder of goldens of one name, \
            \(golden): rename one of them
            """
        case .nothing(let reason, let suggestion):
            "error: \(reason)" + (suggestion.map { "\n    \($0.text)" } ?? "")
        case .goldens(let error): "error: \(error)"
        case .base(let reason): "error: \(reason)"
        }
    }

    /// Names that read the same are spelled with escapes.
    private static func sameName(_ scenes: [String]) -> String {
        let shared = "these scenes would share their goldens"
        let stems = Set(scenes.map { Array($0.utf8.prefix { $0 != UInt8(ascii: ".") }) })
        if stems.count == 1 { return "error: \(shared): \(scenes.joined(separator: ", "))" }
        return """
            error: \(shared) where case and Unicode form are ignored, as on a Mac: \
            \(FileNames.spelled(scenes).joined(separator: ", ")); rename one of them
            """
    }
}

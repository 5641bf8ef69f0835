import VitrineSource
import VitrineStyle

extension SceneFileError {
    /// Returns the problem of a file.
    func problem(at path: String) -> Diagnostic.Problem {
        switch self {
        case .missing: .missingFile(path)
        case .outside: .fileOutsideSceneFolder(path)
        case .unreadable(let reason): .fileUnreadable(path, reason: reason)
        case .notAnImage(let reason): .invalidImage(path, reason: reason)
        }
    }

    /// Returns the problem of a folder.
    package func folderProblem(at path: String) -> Diagnostic.Problem {
        if case .missing = self { .missingFolder(path) } else { problem(at: path) }
    }
}

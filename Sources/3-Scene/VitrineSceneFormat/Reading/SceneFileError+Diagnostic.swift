import VitrineSource
import VitrineStyle

extension SceneFileError {
    /// Returns the problem of a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - meant: What was probably meant if there is no such file.
    package func problem(at path: String, meant: Suggestion? = nil) -> Diagnostic.Problem {
        switch self {
        case .missing: .missingFile(path, meant: meant)
        case .outside: .fileOutsideSceneFolder(path)
        case .unreadable(let reason): .fileUnreadable(path, reason: reason)
        case .notAnImage(let reason): .invalidImage(path, reason: reason)
        }
    }

    /// Returns the problem of a folder.
    ///
    /// - Parameters:
    ///   - path: The path of the folder.
    ///   - meant: What was probably meant if there is no such folder.
    package func folderProblem(at path: String, meant: Suggestion?) -> Diagnostic.Problem {
        if case .missing = self { .missingFolder(path, meant: meant) } else { problem(at: path) }
    }
}

import VitrineSource
import VitrineStyle

extension SceneFileError {
    func diagnostic(_ path: String) -> Diagnostic.Problem {
        switch self {
        case .missing: .missingFile(path)
        case .outside: .fileOutsideSceneFolder(path)
        case .unreadable(let reason): .fileUnreadable(path, reason: reason)
        case .notAnImage(let reason): .invalidImage(path, reason: reason)
        }
    }

    /// Returns the diagnostic for a folder.
    package func folderDiagnostic(_ path: String) -> Diagnostic.Problem {
        if case .missing = self { .missingFolder(path) } else { diagnostic(path) }
    }
}

import VitrineSource
import VitrineStyle

extension SceneFileError {
    func diagnostic(_ path: String) -> Diagnostic.Problem {
        switch self {
        case .missing: .fileMissing(path)
        case .outside: .fileOutside(path)
        case .unreadable(let reason): .fileUnreadable(path, reason: reason)
        case .notAnImage(let reason): .badImage(path, reason: reason)
        }
    }

    /// Returns the diagnostic for a folder.
    package func folderDiagnostic(_ path: String) -> Diagnostic.Problem {
        if case .missing = self { .folderMissing(path) } else { diagnostic(path) }
    }
}

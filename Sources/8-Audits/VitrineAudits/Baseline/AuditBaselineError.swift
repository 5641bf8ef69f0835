import VitrineFiles

/// The reason why a file of known findings cannot be used.
package enum AuditBaselineError: Error, Hashable, Sendable {
    case unreadable(String, FileReadError)
    case noBaseline(String)
    case otherVersion(String)
}

extension AuditBaselineError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreadable(let path, let error): "\(path): error: \(error.reason)"
        case .noBaseline(let path):
            "\(path): error: this is no baseline of an audit: delete it, and write it with --update-baseline"
        case .otherVersion(let path):
            "\(path): error: this baseline is of another version of vitrine: version 1 is read"
        }
    }
}

/// Why a file could not be written.
public enum FileWriteError: Error, Hashable, Sendable {
    /// What a failed call of the system was about.
    public enum Step: String, Hashable, Sendable { case create, write, rename }

    /// The folder the file should go to is missing or is no folder; `reason` is the system's text.
    case noFolder(path: String, folder: String, reason: String)
    /// A folder has the file's name.
    case isFolder(path: String)
    /// A call of the system failed; `reason` is the system's text.
    case failed(path: String, step: Step, reason: String)

    /// The path as it was asked for.
    public var path: String {
        switch self {
        case .noFolder(let path, _, _), .isFolder(let path), .failed(let path, _, _): path
        }
    }
}

extension FileWriteError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noFolder(let path, let folder, let reason):
            "cannot write \(path): the folder \(folder) is not there (\(reason))"
        case .isFolder(let path): "cannot write \(path): it is a folder"
        case .failed(let path, let step, let reason): "cannot \(step.rawValue) \(path): \(reason)"
        }
    }
}

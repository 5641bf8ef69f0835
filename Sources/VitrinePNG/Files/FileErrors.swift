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

/// Why a file could not be read.
public enum FileReadError: Error, Hashable, Sendable {
    case noSuchFile(path: String)
    case isFolder(path: String)
    /// The file is longer than the limit in force, in bytes.
    case tooLong(path: String, limit: Int)
    /// A call of the system failed; `reason` is the system's text.
    case failed(path: String, reason: String)

    /// The path as it was asked for.
    public var path: String {
        switch self {
        case .noSuchFile(let path), .isFolder(let path), .tooLong(let path, _), .failed(let path, _): path
        }
    }
}

extension FileReadError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noSuchFile(let path): "\(path) is not there"
        case .isFolder(let path): "cannot read \(path): it is a folder"
        case .tooLong(let path, let limit): "cannot read \(path): it is longer than \(limit) bytes"
        case .failed(let path, let reason): "cannot read \(path): \(reason)"
        }
    }
}

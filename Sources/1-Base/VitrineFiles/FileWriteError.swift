/// An error that occurs while a file is written.
package enum FileWriteError: Error, Hashable, Sendable {
    /// The operation that failed.
    package enum Step: String, Hashable, Sendable { case create, write, rename }

    /// The folder for the file is missing or is not a folder; `reason` is the system's text.
    case noFolder(path: String, folder: String, reason: String)
    /// There is a folder with the name of the file.
    case isFolder(path: String)
    /// A system call failed; `reason` is the system's text.
    case failed(path: String, step: Step, reason: String)

    /// The path as requested.
    package var path: String {
        switch self {
        case .noFolder(let path, _, _), .isFolder(let path), .failed(let path, _, _): path
        }
    }
}

extension FileWriteError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noFolder(let path, let folder, let reason):
            "cannot write \(path): the folder \(folder) is not there (\(reason))"
        case .isFolder(let path): "cannot write \(path): it is a folder"
        case .failed(let path, let step, let reason): "cannot \(step.rawValue) \(path): \(reason)"
        }
    }
}

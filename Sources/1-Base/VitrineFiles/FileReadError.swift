/// An error that occurs while a file is read.
package enum FileReadError: Error, Hashable, Sendable {
    case noSuchFile(path: String)
    case isFolder(path: String)
    /// There is a pipe, a device or a socket, which may block for ever.
    case notRegular(path: String)
    /// The file is longer than `limit` bytes.
    case tooLong(path: String, limit: Int)
    /// A system call failed; `reason` is the system's text.
    case failed(path: String, reason: String)

    /// The path as requested.
    package var path: String {
        switch self {
        case .noSuchFile(let path), .isFolder(let path), .notRegular(let path), .tooLong(let path, _),
            .failed(let path, _):
            path
        }
    }
}

extension FileReadError: CustomStringConvertible {
    /// A description of the error, without the path.
    package var reason: String {
        switch self {
        case .noSuchFile: "it is not there"
        case .isFolder: "it is a folder"
        case .notRegular: "it is not a regular file"
        case .tooLong(_, let limit): "it is longer than \(limit) bytes"
        case .failed(_, let reason): reason
        }
    }

    package var description: String {
        if case .noSuchFile = self { return "\(path) is not there" }
        return "cannot read \(path): \(reason)"
    }
}

extension FileReadError {
    /// Returns a description of the error, for a file that was expected to be `what`.
    package func reason(for what: String) -> String {
        switch self {
        case .noSuchFile(let path):
            "there is no such file" + (FileNames.question(about: path).map { ": \($0)" } ?? "")
        case .isFolder: "this is a folder, not \(what)"
        case .notRegular: "this is not a regular file, such as \(what)"
        case .tooLong(_, let limit): "the file is longer than \(limit) bytes"
        case .failed(_, let reason): "the file cannot be read: \(reason)"
        }
    }
}

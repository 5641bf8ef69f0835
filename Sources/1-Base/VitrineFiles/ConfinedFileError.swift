/// An error that occurs below a ``ConfinedFolder``.
package enum ConfinedFileError: Error, Hashable, Sendable {
    /// The path leads out of the folder.
    case outside(path: String)
    /// The path leads through a symbolic link, where none is followed.
    case link(path: String)
    case read(FileReadError)
    case write(FileWriteError)
    /// A folder cannot be opened, made or changed; `reason` is the system's text.
    case folder(path: String, reason: String)
}

extension ConfinedFileError {
    /// A description of the error, without the path.
    package var reason: String {
        switch self {
        case .outside: "it leads out of its folder"
        case .link: "it is a symbolic link"
        case .read(let error): error.reason
        case .write(let error): error.description
        case .folder(_, let reason): reason
        }
    }
}

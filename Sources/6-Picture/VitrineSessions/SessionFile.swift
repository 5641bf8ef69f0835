/// A file or folder that a scene reads, for watchers.
public struct SessionFile: Hashable, Sendable {
    /// The state of a path when it was read.
    public enum State: Hashable, Sendable {
        /// A file that was read.
        case file
        /// A folder of which the names were read.
        case folder
        /// A folder that is searched for fonts, with its subfolders.
        case fontFolder
        /// Nothing readable is at the path; the scene changes when something is.
        case missing
    }

    /// The absolute path, with symbolic links resolved.
    public let path: String
    /// The state of the path when it was read.
    public let state: State

    /// `true` for what was there when it was read.
    package var isThere: Bool { state != .missing }

    /// Creates a file.
    ///
    /// - Parameters:
    ///   - path: The absolute path, with symbolic links resolved.
    ///   - state: The state of the path when it was read.
    public init(path: String, state: State) {
        self.path = path
        self.state = state
    }
}

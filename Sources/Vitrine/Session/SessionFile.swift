/// A file or folder that a scene reads, for watchers.
public struct SessionFile: Hashable, Sendable {
    public enum State: Hashable, Sendable {
        /// A file that was read.
        case file
        /// A folder of which the names were read.
        case folder
        /// A folder that is searched for fonts, with its subfolders.
        case fontFolder
        /// Nothing that can be read is there; a scene that looks for it changes when something is.
        case missing
    }

    /// The absolute path, with symbolic links resolved.
    public let path: String
    public let state: State

    public init(path: String, state: State) {
        self.path = path
        self.state = state
    }
}

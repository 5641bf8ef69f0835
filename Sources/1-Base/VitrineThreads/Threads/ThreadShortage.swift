/// The error of work that needs a thread of its own where the system grants none.
public struct ThreadShortage: Error, Hashable, Sendable, CustomStringConvertible {
    public init() {}

    public var description: String {
        """
        the system grants no more threads: its limit on processes or on memory is reached; `ulimit -u` and \
        `ulimit -v` show them
        """
    }
}

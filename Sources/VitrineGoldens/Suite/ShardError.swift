/// Variables that name no part of a suite.
public struct ShardError: Error, Hashable, Sendable, CustomStringConvertible {
    public var description: String
}

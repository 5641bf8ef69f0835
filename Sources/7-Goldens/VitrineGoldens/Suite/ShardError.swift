/// Environment variables that state an invalid shard.
public struct ShardError: Error, Hashable, Sendable, CustomStringConvertible {
    public var description: String
}

/// Environment variables that state an invalid shard.
package struct ShardError: Error, Hashable, Sendable, CustomStringConvertible {
    package var description: String
}

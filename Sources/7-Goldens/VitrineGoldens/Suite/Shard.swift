import Foundation
import VitrineGeometry

/// One of several parts of a suite, each run by its own machine.
package struct Shard: Hashable, Sendable, Codable {
    /// The number of the shard, from 1.
    package var index: Int
    package var count: Int

    /// The maximum number of shards.
    package static let countLimit = 10_000

    /// Creates a shard, or returns `nil` unless `index` is in `1...count` and `count` is at most 10,000.
    package init?(index: Int, count: Int) {
        guard (1...Self.countLimit).contains(count), (1...count).contains(index) else { return nil }
        self.index = index
        self.count = count
    }

    /// Decodes a shard.
    ///
    /// - Throws: A `DecodingError` if there is no such shard.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let count = try values.decode(Int.self, forKey: .count)
        guard (1...Self.countLimit).contains(count) else {
            throw DecodingError.dataCorruptedError(
                forKey: .count, in: values,
                debugDescription: "\(count) is out of range: 1 to \(Self.countLimit)")
        }
        let index = try values.decode(Int.self, forKey: .index)
        guard let shard = Shard(index: index, count: count) else {
            throw DecodingError.dataCorruptedError(
                forKey: .index, in: values, debugDescription: "\(index) is out of range: 1 to \(count)")
        }
        self = shard
    }

    /// Parses a shard such as `2/8`.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
        self.init(index: index, count: count)
    }

    /// Returns `true` if a scene belongs to this shard. The 64-bit FNV-1a hash of its path decides, so that a
    /// scene stays in its shard when others are added or removed.
    package func contains(_ scene: String) -> Bool {
        // The same on systems that write an accent as a part of its letter and on those that do not.
        let path = Array(scene.precomposedStringWithCanonicalMapping.utf8)
        return FNV1a64.hash(path) % UInt64(count) == UInt64(index - 1)
    }

    /// The names of the variables that state the shard of a machine, with the number of the first shard.
    private static let variables: [(index: String, count: String, first: Int)] = [
        ("TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", 0),  // Bazel
        ("CI_NODE_INDEX", "CI_NODE_TOTAL", 1),  // GitLab
        ("CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", 0),  // CircleCI
        ("BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", 0),
    ]

    /// Returns the shard that the environment of a known runner states, or `nil` if there is none.
    ///
    /// - Throws: A `ShardError` if the values are invalid.
    package static func detected(in environment: [String: String]) throws(ShardError) -> Shard? {
        for names in variables {
            guard let index = environment[names.index], let count = environment[names.count] else { continue }
            guard let number = Int(index), let total = Int(count),
                let shard = Shard(index: number - names.first + 1, count: total)
            else {
                throw ShardError(
                    description: "\(names.index)=\(index) and \(names.count)=\(count) name no shard")
            }
            return total == 1 ? nil : shard
        }
        return nil
    }
}

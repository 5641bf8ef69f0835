import VitrineGeometry

/// One of several parts of a suite that machines of their own run.
public struct Shard: Hashable, Sendable, Codable {
    /// From 1.
    public var index: Int
    public var count: Int

    /// Nil unless `index` is 1...`count` and `count` at most 10,000.
    public init?(index: Int, count: Int) {
        guard (1...10_000).contains(count), (1...count).contains(index) else { return nil }
        self.index = index
        self.count = count
    }

    /// Reads `2/8`.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
        self.init(index: index, count: count)
    }

    /// Whether a scene is in this part: by the 64-bit FNV-1a hash of its path, so that a scene stays in its part
    /// when others come and go.
    public func contains(_ scene: String) -> Bool {
        FNV1a64.hash(Array(scene.utf8)) % UInt64(count) == UInt64(index - 1)
    }

    /// Names of variables that say which part a machine runs, and the number of the first part.
    private static let variables: [(index: String, count: String, first: Int)] = [
        ("TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", 0),  // Bazel
        ("CI_NODE_INDEX", "CI_NODE_TOTAL", 1),  // GitLab
        ("CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", 0),  // CircleCI
        ("BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", 0),
    ]

    /// The part that the environment of a known runner names; nil where it names none. Throws where it names one that
    /// cannot be.
    public static func detected(in environment: [String: String]) throws(ShardError) -> Shard? {
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

/// An error that prevents reports of shards from being merged into one run.
package enum MergeError: Error, Hashable, Sendable {
    /// A file that is no report. `reason` says which value is wrong, if one is.
    case unreadable(file: String, reason: String? = nil)
    case version(file: String, version: Int)
    case nothing
    /// A report that does not belong to a shard.
    case noShard(file: String)
    /// Two reports of different suites, or of different versions of one.
    case otherPlan(file: String, than: String)
    case otherCount(file: String, count: Int, than: Int)
    case duplicate(shard: Int, files: [String])
    case missing(shards: [Int], count: Int)
    /// Cases that were run by two shards, or by none.
    case cases(planned: Int, found: Int)
}

extension MergeError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreadable(let file, let reason):
            "\(file): this is no report of `vitrine test --json`" + (reason.map { ": \($0)" } ?? "")
        case .version(let file, let version):
            """
            \(file): a report of version \(version); this vitrine reads version \(SuiteReport.currentVersion)
            """
        case .nothing: "there are no reports to merge"
        case .noShard(let file): "\(file): this is the report of a whole run, not of a shard"
        case .otherPlan(let file, let other):
            "\(file) and \(other) are of different suites: all shards must see the same scenes"
        case .otherCount(let file, let count, let other):
            "\(file): a shard of \(count), where the others are of \(other)"
        case .duplicate(let shard, let files):
            "shard \(shard) is there \(files.count) times: \(files.joined(separator: ", "))"
        case .missing(let shards, let count):
            "of \(count) shards these are missing: \(shards.map(String.init).joined(separator: ", "))"
        case .cases(let planned, let found):
            "the suite has \(planned) pictures, and the shards \(found): they did not run the same suite"
        }
    }
}

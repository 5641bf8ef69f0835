import Foundation

/// What a run found: what all reports are made of, and the JSON that shards are merged by.
public struct SuiteReport: Hashable, Sendable, Codable {
    /// Regions of any pictures that differ for one cause.
    public struct Cluster: Hashable, Sendable, Codable {
        public var cause: Cause
        /// Indices of cases.
        public var cases: [Int]
        public var regions: Int
        public var pixels: Int
    }

    /// How the run went, which says nothing of what it found.
    public struct Run: Hashable, Sendable, Codable {
        public var seconds = 0.0
        public var jobs = 1
        /// The day, as `2026-12-31`.
        public var day = ""

        public init(seconds: Double = 0, jobs: Int = 1, day: String = "") {
            self.seconds = seconds
            self.jobs = jobs
            self.day = day
        }
    }

    /// The version of this form.
    public var version = Self.currentVersion
    public var renderer: String
    /// The folder that scenes are named below, and that of the goldens, as they were given.
    public var root = ""
    public var goldens = ""
    /// A hash of the suite's cases, by which shards of one run know each other.
    public var plan: String
    /// How many cases the whole suite has.
    public var planned: Int
    public var shard: Shard?
    /// Whether filters left cases out; then obsolete goldens are not judged.
    public var filtered: Bool
    public var update: UpdateMode
    /// Sorted by scene and variant.
    public var cases: [CaseResult]
    /// Goldens that no scene has.
    public var obsolete: [String] = []
    /// Whether they were deleted.
    public var deletedObsolete = false
    /// What went wrong beyond single cases.
    public var errors: [String] = []
    public var clusters: [Cluster] = []
    public var run = Run()

    public static let currentVersion = 1

    public init(
        renderer: String, plan: String, planned: Int, shard: Shard?, filtered: Bool, update: UpdateMode,
        cases: [CaseResult]
    ) {
        self.renderer = renderer
        self.plan = plan
        self.planned = planned
        self.shard = shard
        self.filtered = filtered
        self.update = update
        self.cases = cases.sorted { ($0.scene, $0.variant) < ($1.scene, $1.variant) }
        clusters = Self.clusters(of: self.cases)
    }

    /// Whether it is known which goldens are obsolete: of a whole suite only.
    public var reportsObsolete: Bool { !filtered && shard == nil }

    /// 0 where all is well, 1 where pictures are others, missing or left over, 2 where something could not be done.
    public var exitCode: Int {
        if !errors.isEmpty { return 2 }
        let worst = cases.map(\.state.severity).max() ?? 0
        return max(worst, reportsObsolete && !obsolete.isEmpty && !deletedObsolete ? 1 : 0)
    }

    /// How many cases there are of each state, those that there are.
    public var counts: [(state: CaseState, count: Int)] {
        CaseState.allCases.compactMap { state in
            let count = cases.count { $0.state == state }
            return count > 0 ? (state, count) : nil
        }
    }

    /// `41 matched, 2 changed, 1 obsolete`.
    public var summary: String {
        var parts = counts.map { "\($0.count) \($0.state.displayName)" }
        if !obsolete.isEmpty {
            parts.append("\(obsolete.count) obsolete\(deletedObsolete ? ", deleted" : "")")
        }
        return parts.isEmpty ? "nothing to test" : parts.joined(separator: ", ")
    }

    private static func clusters(of cases: [CaseResult]) -> [Cluster] {
        var order: [String] = []
        var found: [String: Cluster] = [:]
        for (index, result) in cases.enumerated() {
            for region in result.regions {
                guard let cause = region.why?.causes.first else { continue }
                var cluster = found[cause.key] ?? Cluster(cause: cause, cases: [], regions: 0, pixels: 0)
                if found[cause.key] == nil { order.append(cause.key) }
                if cluster.cases.last != index { cluster.cases.append(index) }
                cluster.regions += 1
                cluster.pixels += region.pixels
                found[cause.key] = cluster
            }
        }
        return order.compactMap { found[$0] }.enumerated()
            .sorted { (-$0.element.pixels, $0.offset) < (-$1.element.pixels, $1.offset) }.map(\.element)
    }
}

extension SuiteReport {
    /// JSON with sorted keys, ending with a newline.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }

    /// Reads what `json` writes.
    public init(json: [UInt8], named name: String) throws(MergeError) {
        struct Version: Decodable { var version: Int }
        let data = Data(json)
        guard let version = try? JSONDecoder().decode(Version.self, from: data) else {
            throw .unreadable(file: name)
        }
        guard version.version == Self.currentVersion else {
            throw .version(file: name, version: version.version)
        }
        guard let report = try? JSONDecoder().decode(SuiteReport.self, from: data) else {
            throw .unreadable(file: name)
        }
        self = report
    }
}

import Foundation

/// The results of a run, from which all reports are made, and by whose JSON shards are merged.
public struct SuiteReport: Hashable, Sendable, Codable {
    /// The regions of all pictures that differ for the same cause.
    public struct Cluster: Hashable, Sendable, Codable {
        public var cause: Cause
        /// The indices of the cases.
        public var cases: [Int]
        public var regions: Int
        public var pixels: Int
    }

    /// The circumstances of the run, which do not affect the results.
    public struct Run: Hashable, Sendable, Codable {
        public var seconds = 0.0
        public var jobs = 1
        /// The date, such as `2026-12-31`.
        public var day = ""

        public init(seconds: Double = 0, jobs: Int = 1, day: String = "") {
            self.seconds = seconds
            self.jobs = jobs
            self.day = day
        }
    }

    /// The version of the format.
    public var version = Self.currentVersion
    public var renderer: String
    /// The folder that scene paths are relative to, as it was given.
    public var root = ""
    /// The folder of the goldens, as it was given.
    public var goldens = ""
    /// A hash of the suite's cases, by which shards of the same run are recognised.
    public var plan: String
    /// The number of cases in the whole suite.
    public var planned: Int
    public var shard: Shard?
    /// `true` if filters excluded cases. Obsolete goldens are then not determined.
    public var filtered: Bool
    public var update: UpdateMode
    /// The results, sorted by scene and variant.
    public var cases: [CaseResult]
    /// The goldens that belong to no scene.
    public var obsolete: [String] = []
    /// `true` if the obsolete goldens were deleted.
    public var deletedObsolete = false
    /// Errors that do not belong to a single case.
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

    /// `true` if obsolete goldens can be determined, which requires a whole suite.
    public var reportsObsolete: Bool { !filtered && shard == nil }

    /// The exit code: 0 if nothing is wrong, 1 if pictures differ, are missing or are left over, 2 if
    /// something could not be done.
    public var exitCode: Int {
        if !errors.isEmpty { return 2 }
        let worst = cases.map(\.state.severity).max() ?? 0
        return max(worst, reportsObsolete && !obsolete.isEmpty && !deletedObsolete ? 1 : 0)
    }

    /// The number of cases in each state that occurs.
    public var counts: [(state: CaseState, count: Int)] {
        CaseState.allCases.compactMap { state in
            let count = cases.count { $0.state == state }
            return count > 0 ? (state, count) : nil
        }
    }

    /// A summary such as `41 matched, 2 changed, 1 obsolete`.
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
    /// Returns the report as JSON with sorted keys and a trailing newline.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }

    /// Parses a report written by `json`.
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

extension SuiteReport {
    /// Returns one report of all shards of a run, as if it had not been sharded. Obsolete goldens can then be
    /// determined.
    ///
    /// - Parameter reports: The reports and the files that they were read from.
    /// - Throws: A `MergeError` if the reports are not those of all shards of one run.
    public static func merged(_ reports: [(file: String, report: SuiteReport)]) throws(MergeError)
        -> SuiteReport
    {
        guard let first = reports.first else { throw .nothing }
        guard let count = first.report.shard?.count else { throw .noShard(file: first.file) }
        var files: [Int: [String]] = [:]
        for (file, report) in reports {
            guard let shard = report.shard else { throw .noShard(file: file) }
            guard shard.count == count else { throw .otherCount(file: file, count: shard.count, than: count) }
            guard report.plan == first.report.plan, report.filtered == first.report.filtered else {
                throw .otherPlan(file: file, than: first.file)
            }
            files[shard.index, default: []].append(file)
        }
        for (shard, names) in files.sorted(by: { $0.key < $1.key }) where names.count > 1 {
            throw .duplicate(shard: shard, files: names)
        }
        let missing = (1...count).filter { files[$0] == nil }
        guard missing.isEmpty else { throw .missing(shards: missing, count: count) }

        let ordered = reports.map(\.report).sorted { ($0.shard?.index ?? 0) < ($1.shard?.index ?? 0) }
        let cases = ordered.flatMap(\.cases)
        guard cases.count == first.report.planned, Set(cases.map(\.title)).count == cases.count else {
            throw .cases(planned: first.report.planned, found: cases.count)
        }
        var merged = SuiteReport(
            renderer: first.report.renderer, plan: first.report.plan, planned: first.report.planned,
            shard: nil,
            filtered: first.report.filtered, update: first.report.update, cases: cases)
        (merged.root, merged.goldens) = (first.report.root, first.report.goldens)
        if !merged.filtered {
            // A shard that wrote a golden has changed the state that later ones saw.
            let shared = ordered.dropFirst().reduce(Set(first.report.obsolete)) {
                $0.intersection($1.obsolete)
            }
            merged.obsolete = shared.sorted()
        }
        merged.errors = ordered.flatMap(\.errors)
        merged.run = Run(
            seconds: ordered.map(\.run.seconds).reduce(0, +), jobs: first.report.run.jobs,
            day: first.report.run.day)
        return merged
    }
}

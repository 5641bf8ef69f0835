import Foundation
import Synchronization
import VitrineComparisonSettings
import VitrineGoldens
import VitrineScene
import VitrineText

/// Runs a suite: renders its scenes, several at once, compares them with their goldens and writes what may be written.
public final class SuiteRun: Sendable {
    let plan: SuitePlan
    let store: GoldenStore
    let library: FontLibrary
    let orphans: Orphans
    let cache: SuiteCache?
    let base: BaseRevision?
    private let isCancelled = Atomic(false)

    var options: SuiteOptions { plan.options }

    /// - Parameter environment: where the cache lies is read from it.
    public init(
        _ plan: SuitePlan, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(SuiteError) {
        self.plan = plan
        store = GoldenStore(root: plan.options.goldens)
        library = FontLibrary(extraFolders: plan.options.render.fontFolders)
        do throws(GoldenError) {
            orphans = try Orphans(plan: plan, store: store)
        } catch {
            throw .goldens(error)
        }
        cache =
            plan.options.usesCache
            ? SuiteCache(goldens: plan.options.goldens, library: library, environment: environment) : nil
        base = try plan.options.base.map { (revision) throws(SuiteError) in
            try BaseRevision(revision: revision, root: plan.root)
        }
    }

    /// Begins nothing more; what is begun is done to its end. From any thread.
    public func cancel() { isCancelled.store(true, ordering: .relaxed) }

    /// Whether somebody cancelled the run, whose report is then not of the whole.
    public var wasCancelled: Bool { isCancelled.load(ordering: .relaxed) }

    /// Runs the suite.
    ///
    /// - Parameter progress: called with each result as soon as it is there, from any thread.
    public func run(progress: @escaping @Sendable (CaseResult) -> Void = { _ in }) -> SuiteReport {
        let clock = ContinuousClock()
        let start = clock.now
        store.removeStaleTemporaryFiles()
        let failures = selfTest()
        let chosen = failures.isEmpty ? plan.chosen : []
        let results = LargeStackThreads.map(count: chosen.count, threads: options.render.threads) { index in
            if self.wasCancelled { return [CaseResult]() }
            let begin = clock.now
            var result = self.result(of: chosen[index])
            result.milliseconds = (StageTimings.milliseconds(clock.now - begin) * 10).rounded() / 10
            progress(result)
            return [result]
        }
        var report = SuiteReport(
            renderer: Vitrine.version, plan: plan.fingerprint, planned: plan.unsharded, shard: options.shard,
            filtered: options.isFiltered, update: options.update, cases: results.flatMap { $0 })
        (report.root, report.goldens) = (plan.root, options.goldens)
        report.errors = failures
        if wasCancelled { report.errors.append("the run was interrupted") }
        judgeObsolete(&report)
        cache?.save(all: Set(plan.all.map(\.goldenID)))
        report.run = SuiteReport.Run(
            seconds: (StageTimings.milliseconds(clock.now - start)).rounded() / 1000,
            jobs: options.render.threads, day: options.day)
        return report
    }

    /// A comparator that is blind would let all pass: each is shown a difference first.
    private func selfTest() -> [String] {
        var seen: Set<ComparisonSettings> = []
        var failures: [String] = []
        for each in plan.chosen {
            let settings = each.settings.comparator ?? ComparisonSettings()
            // What cannot be had is told of where it is used.
            guard seen.insert(settings).inserted, let comparator = try? Comparators.make(settings) else {
                continue
            }
            if !ComparatorSelfTest.run(comparator) {
                failures.append(
                    "the comparator \(settings.metric), tolerance \(comparator.tolerance), does not find a difference that is there"
                )
            }
        }
        return failures
    }

    /// The folder of the goldens.
    public var goldens: String { options.goldens }

    /// Makes and judges one picture; nil where the suite has none such.
    public func result(scene: String, variant: String) -> CaseResult? {
        let item = plan.all.first { $0.scene.path == scene && $0.variant == variant }
        return item.map { item in LargeStackThreads.run { self.result(of: item) } }
    }

    /// The goldens that no scene of the whole suite has.
    public var obsolete: [String] { orphans.names }

    private func judgeObsolete(_ report: inout SuiteReport) {
        do throws(GoldenError) {
            report.obsolete = try Orphans(plan: plan, store: store).names
            guard !options.isFiltered else {
                report.obsolete = []
                return
            }
            let isWhole = report.reportsObsolete && !wasCancelled && report.cases.allSatisfy(\.state.passes)
            guard options.update.deletesObsolete, isWhole, report.errors.isEmpty, !report.obsolete.isEmpty
            else { return }
            try store.delete(named: report.obsolete)
            report.deletedObsolete = true
        } catch {
            report.errors.append(error.description)
        }
    }
}

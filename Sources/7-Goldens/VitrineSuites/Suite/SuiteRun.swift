import Foundation
import Synchronization
import VitrineComparisonSettings
import VitrineGoldens
import VitrineRendering
import VitrineScene
import VitrineSessions
import VitrineText
import VitrineThreads

/// A run of a suite: renders its scenes, several at once, compares them with their goldens, and records
/// goldens if allowed.
package final class SuiteRun: Sendable {
    let plan: SuitePlan
    let store: GoldenStore
    let library: FontLibrary
    let unclaimed: ObsoleteGoldens
    let cache: SuiteCache?
    let base: BaseRevision?
    /// What films share.
    let resources = SessionResources()
    private let isCancelled = Atomic(false)

    var options: SuiteOptions { plan.options }

    /// Prepares a run.
    ///
    /// - Parameters:
    ///   - plan: The pictures to make and the options of the run.
    ///   - environment: The environment variables from which the location of the cache is read.
    ///     Default: those of the process.
    /// - Throws: A ``SuiteError`` if the goldens cannot be listed or the base revision cannot be extracted.
    package init(
        _ plan: SuitePlan, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(SuiteError) {
        self.plan = plan
        store = GoldenStore(root: plan.options.goldens)
        library = FontLibrary(
            extraFolders: plan.options.render.fontFolders, suiteFolders: plan.fontFolders)
        do throws(GoldenError) {
            unclaimed = try ObsoleteGoldens(plan: plan, store: store)
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

    /// Prepares a run of a single scene of a suite. Obsolete goldens are not looked for, so renamed scenes
    /// are not recognised.
    ///
    /// - Parameters:
    ///   - scene: The path of the scene below the suite's folder.
    ///   - options: The options of the run. Those that select pictures are ignored.
    ///   - other: A run whose fonts and, if caching is enabled, whose cache are shared; `nil` for none.
    /// - Throws: A ``SuiteError`` if the suite's settings cannot be read.
    package init(scene: String, of options: SuiteOptions, sharing other: SuiteRun?) throws(SuiteError) {
        plan = try SuitePlan(scene: scene, of: options)
        store = GoldenStore(root: options.goldens)
        // Fonts that the suite has named since are in no library yet.
        let shared = other?.plan.fontFolders == plan.fontFolders ? other : nil
        library =
            shared?.library
            ?? FontLibrary(extraFolders: options.render.fontFolders, suiteFolders: plan.fontFolders)
        unclaimed = ObsoleteGoldens(store: store)
        cache =
            options.usesCache
            ? shared?.cache
                ?? SuiteCache(
                    goldens: options.goldens, library: library,
                    environment: ProcessInfo.processInfo.environment)
            : nil
        base = nil
    }

    /// Cancels the run: pictures in progress are finished, but no more are started. Can be called from any
    /// thread.
    package func cancel() { isCancelled.store(true, ordering: .relaxed) }

    /// `true` if the run was cancelled. Its report is then incomplete.
    package var wasCancelled: Bool { isCancelled.load(ordering: .relaxed) }

    /// Runs the suite.
    ///
    /// - Parameter progress: A function that receives each result as soon as it is available, called from any
    ///   thread.
    /// - Returns: The report of the run.
    package func run(progress: @escaping @Sendable (CaseResult) -> Void = { _ in }) -> SuiteReport {
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
            renderer: VitrineRendering.version, plan: plan.fingerprint, planned: plan.unsharded,
            shard: options.shard,
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

    /// Runs each comparator on a known difference, and returns an error for each that misses it: such a
    /// comparator would let everything pass.
    private func selfTest() -> [String] {
        var seen: Set<ComparisonSettings> = []
        var failures: [String] = []
        for each in plan.chosen {
            let settings = each.settings.comparator ?? ComparisonSettings()
            // Comparators that cannot be created are reported by the cases that use them.
            guard seen.insert(settings).inserted, let comparator = try? Comparators.make(settings) else {
                continue
            }
            if !ComparatorSelfTest.run(comparator) {
                failures.append(
                    """
                    the comparator \(settings.metric), tolerance \(comparator.tolerance), does not find a \
                    difference that is there
                    """
                )
            }
        }
        return failures
    }

    /// The folder of the goldens.
    package var goldens: String { options.goldens }

    /// Renders one picture and compares it with its golden.
    ///
    /// - Parameters:
    ///   - scene: The path of the scene below the suite's folder.
    ///   - variant: The name of the variant.
    ///   - artifacts: The folder for pictures of differences. Default: that of the run.
    /// - Returns: The result, or `nil` if the suite has no such picture.
    package func result(scene: String, variant: String, artifacts: String? = nil) -> CaseResult? {
        var item = plan.all.first { $0.scene.path == scene && $0.variant == variant }
        item?.artifacts = artifacts
        return item.map { item in LargeStackThreads.run { self.result(of: item) } }
    }

    /// The goldens that belong to no scene of the suite, except those that show a picture without a golden:
    /// the goldens of a renamed scene are moved, not obsolete.
    ///
    /// Tests run in any order and side by side, so the goldens are listed as they are now.
    package var leftovers: LeftoverGoldens {
        let first = unclaimed.leftovers
        if unclaimed.names.isEmpty { return first }
        let missing = plan.all.filter { $0.scene.failure == nil && goldenHash(of: $0) == nil }
        guard let found = try? ObsoleteGoldens(plan: plan, store: store) else { return first }
        guard !missing.isEmpty, !found.names.isEmpty else { return found.leftovers }
        let pictures = missing.filter { $0.film == nil }.compactMap { item in
            LargeStackThreads.run { (try? self.render(item, threads: 1))?.picture.hash }
        }
        let hashes = store.pixelHashes(of: found.names)
        let renamed = Set(pictures.flatMap { hashes[$0] ?? [] })
        let now = (try? ObsoleteGoldens(plan: plan, store: store)) ?? found
        var left = now.leftovers
        left.ofScenes.removeAll { renamed.contains($0) }
        left.unmarked.removeAll { renamed.contains($0) }
        return left
    }

    /// The goldens that belong to no scene of the suite, as ``leftovers`` has them, but for those of Swift
    /// tests.
    package var obsolete: [String] { leftovers.obsolete }

    private func judgeObsolete(_ report: inout SuiteReport) {
        do throws(GoldenError) {
            if options.isFiltered { return }
            let renamed = Set(report.cases.compactMap(\.renamedFrom))
            let left = try ObsoleteGoldens(plan: plan, store: store)
            report.obsolete = left.names.filter { !renamed.contains($0) }
            let unmarked = left.leftovers.unmarked.filter { !renamed.contains($0) }
            let swiftGoldens = left.leftovers.ofSwiftTests.count
            report.unmarked = unmarked.isEmpty ? nil : unmarked
            report.swiftGoldens = swiftGoldens == 0 ? nil : swiftGoldens
            let isWhole = report.reportsObsolete && !wasCancelled && report.cases.allSatisfy(\.state.passes)
            let known = left.leftovers.ofScenes.filter { !renamed.contains($0) }
            guard options.update.deletesObsolete, isWhole, report.errors.isEmpty, !known.isEmpty
            else { return }
            try store.delete(named: known)
            report.deletedObsolete = true
        } catch {
            report.errors.append(error.description)
        }
    }
}

import Synchronization
import VitrineGoldens
import VitrineRendering
import VitrineSource

/// The status of each scene: if it renders, and the files that it reads.
final class SceneStatuses: Sendable {
    private struct Status {
        var failure: RenderError?
        var isRendered = false
        var warnings: Diagnostics?
        var reads: Set<String> = []
        var revision = 0
    }

    private let statuses = Mutex<[String: Status]>([:])

    /// Notes the result of a render.
    ///
    /// - Parameters:
    ///   - id: The scene.
    ///   - failure: The error; `nil` if the scene was rendered.
    ///   - warnings: The warnings; `nil` if they are not known.
    ///   - reads: The files that the scene depends on.
    ///   - revision: The revision of the result.
    func note(_ id: String, failure: RenderError?, warnings: Diagnostics?, reads: Set<String>, revision: Int)
    {
        statuses.withLock { statuses in
            var status = statuses[id] ?? Status()
            status.failure = failure
            status.isRendered = true
            status.warnings = warnings ?? status.warnings
            // A scene that cannot be rendered still depends on what it read when it could.
            status.reads = failure == nil ? reads : status.reads.union(reads)
            status.revision = revision
            statuses[id] = status
        }
    }

    /// Adds files that a scene's state depends on.
    func add(_ files: Set<String>, to id: String) {
        statuses.withLock { $0[id]?.reads.formUnion(files) }
    }

    /// Forgets a scene.
    func remove(_ id: String) { _ = statuses.withLock { $0.removeValue(forKey: id) } }

    /// Returns the error of the last render; `nil` if it succeeded.
    func failure(of id: String) -> RenderError? { statuses.withLock { $0[id]?.failure } }

    /// Returns the warnings of the last render that succeeded.
    func warnings(of id: String) -> Diagnostics? { statuses.withLock { $0[id]?.warnings } }

    /// Returns the revision of the last render; 0 before the first.
    func revision(of id: String) -> Int { statuses.withLock { $0[id]?.revision ?? 0 } }

    /// All files that any scene depends on.
    var files: Set<String> {
        statuses.withLock { $0.values.reduce(into: []) { $0.formUnion($1.reads) } }
    }

    /// Returns the scenes that depend on one of some files.
    func scenes(reading files: Set<String>) -> Set<String> {
        statuses.withLock { Set($0.filter { !$0.value.reads.isDisjoint(with: files) }.keys) }
    }

    /// Returns the state of a scene, the worst of what is known of it.
    ///
    /// - Parameters:
    ///   - entry: The scene.
    ///   - goldens: The states of its pictures; `nil` if it belongs to no suite.
    func state(of entry: SceneEntry, goldens: [CaseResult]?) -> SceneEntry.State {
        let (failure, isRendered) = statuses.withLock {
            ($0[entry.id]?.failure, $0[entry.id]?.isRendered == true)
        }
        if entry.summary.failure != nil || failure != nil { return .failing }
        guard let goldens else { return isRendered ? .ok : .unknown }
        let states = Set(goldens.map { GoldenState($0.state, nil) })
        if states.contains(.failing) { return .failing }
        if states.contains(.changed) { return .changed }
        if states.contains(.missing) { return .missing }
        return goldens.count < entry.summary.variants.count ? .unknown : .ok
    }
}

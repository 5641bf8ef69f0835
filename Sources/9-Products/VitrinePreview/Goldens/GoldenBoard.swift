import Foundation
import Synchronization
import VitrineGoldens
import VitrinePixels
import VitrineRendering
import VitrineSuites

/// The goldens of all scenes: the comparison of each picture with its golden, and the decision on it.
///
/// Nothing becomes a golden that was not shown: an approval names the hash of the picture that somebody has
/// looked at, and the board knows which it has sent.
final class GoldenBoard: Sendable {
    /// A picture of the suite.
    struct Key: Hashable, Sendable {
        var scene: String
        var variant: String
    }

    /// A decision about a picture, which ends when the picture changes.
    enum Decision: Hashable, Sendable {
        case approved
        case rejected(actual: String, reason: String)
    }

    /// One item of a request to approve or reject.
    struct Item: Decodable, Hashable, Sendable {
        var scene: String
        var variant: String
        /// The hash of the picture that was looked at.
        var shown: String
        /// The reason of a rejection.
        var reason: String?

        var key: Key { Key(scene: scene, variant: variant) }
    }

    /// The result for an item; `refusal` is `nil` on success.
    struct Outcome: Hashable, Sendable {
        var item: Item
        var refusal: String?
    }

    private struct State {
        /// The results by scene and variant.
        var results: [String: [String: CaseResult]] = [:]
        var decisions: [Key: Decision] = [:]
        /// The files that approvals have changed, with what was in them before; `nil` for none.
        var approvals: [Key: (file: String, before: [UInt8]?, after: [UInt8])] = [:]
        /// The hashes of the pictures that were sent, the newest last.
        var shown: [Key: [String]] = [:]
        /// A run whose fonts, and whose cache at first, the others share as long as these are the fonts.
        var first: (run: SuiteRun, fonts: ObjectIdentifier)?
        /// `true` as long as nothing has changed since the cache was read.
        var usesCache = true
        /// The rejections as they are on disk.
        var written: [RejectionFile.Entry] = []

        /// The rejections that hold.
        var rejections: [RejectionFile.Entry] {
            decisions.compactMap { key, decision in
                guard case .rejected(let actual, let reason) = decision else { return nil }
                return RejectionFile.Entry(
                    scene: key.scene, variant: key.variant, actual: actual, reason: reason)
            }.sorted { ($0.scene, $0.variant) < ($1.scene, $1.variant) }
        }
    }

    private let options: SuiteOptions
    private let fonts: FontFolderWatch
    private let rejections: RejectionFile
    private let state: Mutex<State>
    /// The number of pictures of one name that may be approved: those of other pages, and of a moment ago.
    private static let shownLimit = 16

    init(_ options: SuiteOptions) {
        self.options = options
        fonts = FontFolderWatch(options.render)
        rejections = RejectionFile(goldens: options.goldens)
        var known = State()
        for entry in rejections.read() {
            known.decisions[Key(scene: entry.scene, variant: entry.variant)] = .rejected(
                actual: entry.actual, reason: entry.reason)
        }
        known.written = known.rejections
        state = Mutex(known)
    }

    /// Writes the rejections if they are not those of the file.
    private func save(_ state: inout State) throws {
        let now = state.rejections
        if now == state.written { return }
        try rejections.write(now)
        state.written = now
    }

    /// The number of threads for what somebody waits for.
    var threads: Int { options.render.threads }

    /// The folder of the goldens.
    var goldens: String { options.goldens }

    /// The results that are known, sorted by scene and variant, each with the decision about it.
    var results: [(result: CaseResult, decision: Decision?)] {
        state.withLock { state in
            state.results.sorted { $0.key < $1.key }.flatMap { scene, results in
                results.sorted { $0.key < $1.key }.map { variant, result in
                    (result, state.decisions[Key(scene: scene, variant: variant)])
                }
            }
        }
    }

    /// Returns the results of a scene.
    func results(of scene: String) -> [CaseResult] {
        state.withLock { $0.results[scene].map { Array($0.values) } ?? [] }
    }

    /// Returns the state of a picture; `nil` if it is not known.
    func state(of key: Key) -> GoldenState? {
        state.withLock { state in
            state.results[key.scene]?[key.variant].map { GoldenState($0.state, state.decisions[key]) }
        }
    }

    /// Returns the files in which the goldens of a scene are kept, or would be.
    func files(of scene: String) -> Set<String> {
        Set(results(of: scene).map { "\(options.goldens)/\(file(of: $0))" })
    }

    /// Returns the path below the goldens of the file in which the golden of a picture is kept, or would be.
    private func file(of result: CaseResult) -> String {
        let file = result.golden.split(separator: "#").first.map(String.init) ?? ""
        // A scene whose name has changed its form or case keeps its golden where it is.
        let place = try? store.place(of: file)
        return place ?? file
    }

    private var store: GoldenStore { GoldenStore(root: options.goldens) }

    /// Forgets the cache: files are not what they were when it was read.
    func recordChange() { state.withLock { $0.usesCache = false } }

    /// Forgets a scene that is no longer there.
    func remove(_ scene: String) {
        state.withLock { state in
            state.results[scene] = nil
            // A rejection stays: the file may come back, and the picture be the same.
            state.decisions = state.decisions.filter { $0.key.scene != scene || $0.value != .approved }
            state.shown = state.shown.filter { $0.key.scene != scene }
        }
    }

    /// Prepares a run of one scene.
    ///
    /// - Parameters:
    ///   - scene: The path of the scene.
    ///   - threads: The number of threads. Default: 1.
    ///   - usesCache: `true` to skip rendering a scene that has not changed since its last match.
    func run(
        of scene: String, threads: Int = 1, usesCache: Bool = false
    ) throws(SuiteError) -> SuiteRun {
        var each = options
        each.render.threads = threads
        let library = ObjectIdentifier(fonts.library)
        let first = state.withLock { state in
            each.usesCache = usesCache && state.usesCache
            if state.first?.fonts != library { state.first = nil }
            return state.first?.run
        }
        let run = try SuiteRun(scene: scene, of: each, sharing: first)
        state.withLock { $0.first = $0.first ?? (run, library) }
        return run
    }

    /// Compares the pictures of a scene with their goldens.
    ///
    /// - Parameters:
    ///   - scene: The path of the scene.
    ///   - progress: A function that receives the name of each picture whose state is another one.
    func check(_ scene: String, progress: (Key) -> Void) {
        guard let run = try? run(of: scene, usesCache: true) else { return }
        let names = run.pictureNames.map(\.variant)
        state.withLock { state in
            state.results[scene] = state.results[scene]?.filter { names.contains($0.key) }
        }
        for variant in names { check(scene, variant, run, progress: progress) }
    }

    private func check(_ scene: String, _ variant: String, _ run: SuiteRun, progress: (Key) -> Void) {
        guard let result = run.result(scene: scene, variant: variant) else { return }
        let key = Key(scene: scene, variant: variant)
        let isNew = state.withLock { state in
            if case .rejected(let actual, _)? = state.decisions[key], actual != result.actualHash {
                state.decisions[key] = nil
            }
            if state.decisions[key] == .approved, !result.state.passes { state.decisions[key] = nil }
            // A file that cannot be written now is written with the next decision.
            try? save(&state)
            let old = state.results[scene, default: [:]].updateValue(result, forKey: variant)
            return old?.state != result.state || old?.actualHash != result.actualHash
                || old?.expectedHash != result.expectedHash
        }
        if isNew { progress(key) }
    }

    // MARK: What was shown

    /// Notes that a picture was sent to the page.
    func recordShown(_ key: Key, hash: String) {
        state.withLock { state in
            var shown = state.shown[key, default: []].filter { $0 != hash }
            shown.append(hash)
            state.shown[key] = shown.suffix(Self.shownLimit)
        }
    }

    private func wasShown(_ item: Item) -> Bool {
        state.withLock { $0.shown[item.key]?.contains(item.shown) == true }
    }

    // MARK: Decisions

    /// Turns pictures into goldens, each into its own alone.
    ///
    /// - Returns: The results, in order.
    func approve(_ items: [Item]) -> [Outcome] { items.map { Outcome(item: $0, refusal: refusal(of: $0)) } }

    private func refusal(of item: Item) -> String? {
        guard wasShown(item) else { return "this picture was not shown" }
        let known = state.withLock { $0.results[item.scene]?[item.variant] }
        if known?.state.passes == true { return "the picture is the same as its golden" }
        do throws(SuiteError) {
            let run = try run(of: item.scene, threads: options.render.threads)
            guard let result = known ?? run.result(scene: item.scene, variant: item.variant) else {
                return "the suite has no such picture"
            }
            let approval = ApprovalFile.Approval(
                scene: item.scene, variant: item.variant, expected: result.expectedHash, actual: item.shown)
            let file = file(of: result)
            let before = (try? store.bytes(of: file)).flatMap { $0 }
            if let refusal = run.apply(ApprovalFile([approval])).first?.refusal { return refusal }
            let after = (try? store.bytes(of: file)).flatMap { $0 }
            state.withLock { state in
                state.decisions[item.key] = .approved
                try? save(&state)
                state.approvals[item.key] = after.map { (file, before, $0) }
            }
            check(item.scene, item.variant, run) { _ in }
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// Restores the previous goldens of approved pictures, unless they have been changed since.
    ///
    /// - Returns: The results, in order.
    func undo(_ items: [Item]) -> [Outcome] { items.map { Outcome(item: $0, refusal: undone($0)) } }

    private func undone(_ item: Item) -> String? {
        guard let change = state.withLock({ $0.approvals[item.key] }) else {
            return "the picture was not approved here"
        }
        guard (try? store.bytes(of: change.file)) == change.after else {
            return "the golden has changed since it was approved"
        }
        do {
            if let before = change.before {
                try store.put(before, to: change.file)
            } else {
                try store.remove(change.file)
            }
            state.withLock { state in
                state.approvals[item.key] = nil
                state.decisions[item.key] = nil
                state.usesCache = false
            }
            let run = try run(of: item.scene, threads: options.render.threads)
            check(item.scene, item.variant, run) { _ in }
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// Notes that pictures are not to become goldens, and why, until they change.
    ///
    /// - Returns: The results, in order.
    func reject(_ items: [Item]) -> [Outcome] {
        items.map { item in
            let reason = (item.reason ?? "").trimmed
            var refusal: String?
            state.withLock { state in
                guard let result = state.results[item.scene]?[item.variant] else {
                    refusal = "the suite has no such picture"
                    return
                }
                guard result.actualHash == item.shown else {
                    refusal = "the picture has changed since it was shown"
                    return
                }
                let before = state.decisions[item.key]
                state.decisions[item.key] = .rejected(actual: item.shown, reason: reason)
                do {
                    try save(&state)
                } catch {
                    state.decisions[item.key] = before
                    refusal = "the rejection cannot be kept: \(error)"
                }
            }
            return Outcome(item: item, refusal: refusal)
        }
    }
}

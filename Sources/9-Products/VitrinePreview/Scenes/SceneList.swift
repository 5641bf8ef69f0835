import Synchronization
import VitrineSessions

/// The scenes of the served folder, kept up to date by the stamps of their files.
final class SceneList: Sendable {
    /// The differences between two states of the list.
    struct Changes: Hashable, Sendable {
        /// The ids of scenes that were added or removed, or whose entries are others.
        var ids: Set<String> = []
        /// `true` if the list itself has changed: a scene's name, title, tags or variants.
        var isListed = false
        /// The new ids of scenes whose files have other names, by their old ones.
        var renames: [String: String] = [:]
    }

    /// A path that was named: a scene's, or that of a folder with all of its scenes.
    struct Selection: Sendable {
        /// The ids of scenes that were named.
        var scenes: Set<String>
        /// The folders that were named, below the served one; an empty path for that itself.
        var folders: Set<String>

        /// Returns `true` if a file is to be listed.
        func contains(_ id: String) -> Bool {
            scenes.contains(id) || folders.contains { $0.isEmpty || id.hasPrefix($0 + "/") }
        }
    }

    private struct State {
        var tree: FolderTree
        var entries: [String: SceneEntry] = [:]
        /// The stamps of files that are no scenes.
        var others: [String: FileStamp] = [:]
        var revision = 0
    }

    private let folder: ServedFolder
    private let selection: Selection
    private let counter: RevisionCounter
    private let threads: Int
    private let state: Mutex<State>

    init(_ folder: ServedFolder, _ selection: Selection, counter: RevisionCounter, threads: Int) {
        self.folder = folder
        self.selection = selection
        self.counter = counter
        self.threads = threads
        state = Mutex(
            State(tree: FolderTree(root: folder.path) { ServedFolder.isSceneName($0) }))
    }

    /// The scenes in the order of their ids, and the revision of the list.
    var current: (revision: Int, scenes: [SceneEntry]) {
        state.withLock { ($0.revision, $0.entries.values.sorted { $0.id < $1.id }) }
    }

    /// Returns a scene of the list.
    subscript(id: String) -> SceneEntry? { state.withLock { $0.entries[id] } }

    /// Reads what is new or has changed.
    ///
    /// Only one thread calls it at a time.
    func update() -> Changes {
        var tree = state.withLock { $0.tree }
        // Of names that differ in their Unicode form alone, which have one entry, only the first is read: the
        // other one would be taken for a change of it, again and again.
        var seen: Set<String> = []
        let ids = tree.files().filter { selection.contains($0) && seen.insert($0).inserted }
        let (entries, others) = state.withLock { ($0.entries, $0.others) }
        var pending: [(id: String, stamp: FileStamp)] = []
        for id in ids {
            let stamp = FileStamp(of: folder.joined(id))
            if entries[id]?.stamp != stamp, others[id] != stamp { pending.append((id, stamp)) }
        }
        // A link that leads out of the folder is not one of its scenes, and is not even read.
        let inside = pending.map { (try? folder.file(of: $0.id)) != nil }
        let summaries = zip(
            inside,
            SceneSummary.read(
                zip(pending, inside).map { file, isInside in
                    (isInside ? folder.joined(file.id) : "", selection.scenes.contains(file.id))
                }, threads: threads)
        ).map { isInside, summary in isInside ? summary : nil }
        let known = Set(ids)
        return state.withLock { [tree] state in
            state.tree = tree
            var changes = Changes()
            var gone: [SceneEntry] = []
            for id in state.entries.keys where !known.contains(id) {
                if let entry = state.entries.removeValue(forKey: id) { gone.append(entry) }
                changes.ids.insert(id)
                changes.isListed = true
            }
            state.others = state.others.filter { known.contains($0.key) }
            for ((id, stamp), summary) in zip(pending, summaries) {
                let old = state.entries[id]
                // A list of scenes is not to lose one while it is being written.
                let kept = summary.map { $0.failure == nil ? $0 : $0.keeping(old?.summary) } ?? nil
                guard let kept else {
                    state.others[id] = stamp
                    if old != nil {
                        state.entries[id] = nil
                        changes.ids.insert(id)
                        changes.isListed = true
                    }
                    continue
                }
                state.others[id] = nil
                if old.map({ !kept.isListed(as: $0.summary) }) ?? true { changes.isListed = true }
                changes.ids.insert(id)
                state.entries[id] = SceneEntry(
                    id: id, summary: kept, stamp: stamp, revision: counter.next())
            }
            for entry in gone {
                let now = state.entries.values.filter { $0.stamp.isOfSameFile(as: entry.stamp) }
                if let same = now.min(by: { $0.id < $1.id }) { changes.renames[entry.id] = same.id }
            }
            if changes.isListed { state.revision = counter.next() }
            return changes
        }
    }
}

extension SceneSummary {
    /// Returns the summary with all but the failure from an earlier one.
    fileprivate func keeping(_ old: SceneSummary?) -> SceneSummary {
        guard var kept = old else { return self }
        kept.failure = failure
        return kept
    }

    /// Returns `true` if a list shows the same of both.
    fileprivate func isListed(as other: SceneSummary) -> Bool {
        title == other.title && tags == other.tags && variants == other.variants && canvas == other.canvas
            && contexts == other.contexts && (failure == nil) == (other.failure == nil)
    }
}

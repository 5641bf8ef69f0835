import Foundation
import Synchronization
import VitrineJSON
import VitrineSessions
import VitrineSource
import VitrineThreads

extension PreviewSite {
    /// The longest pauses of the two watches, in milliseconds and in microseconds, and the time between two
    /// heartbeats, in nanoseconds.
    private static let pace = (open: Int32(15), others: UInt32(200_000), beat: Int64(15_000_000_000))
    /// The time for which a scene must stay broken before that is shown, in nanoseconds: an editor that
    /// writes a file in two steps breaks it in between.
    private static let settling: Int64 = 60_000_000

    /// Starts the threads that notice changes: one for what is open, and one, which is slower, for the rest.
    ///
    /// - Throws: A ``ThreadShortage`` if the system grants fewer.
    func startWatching() throws(ThreadShortage) {
        try NativeThread.start { [self] in
            var watch = FileWatch()
            let signal = FolderSignal()
            var beat = FileStamp.now
            while !isStopped {
                signal.wait(Self.pace.open)
                signal.listen(to: watchOpen(&watch))
                announceFailures()
                if FileStamp.now - beat > Self.pace.beat {
                    beat = FileStamp.now
                    events.sendKeepAlive()
                }
            }
        }
        try NativeThread.start { [self] in
            var watch = FileWatch()
            while !isStopped {
                usleep(Self.pace.others)
                watchOthers(&watch)
            }
        }
    }

    /// Returns the files that the open scenes depend on.
    private func watchOpen(_ watch: inout FileWatch) -> Set<String> {
        let open = openScenes.all
        let files = open.reduce(into: Set<String>()) { $0.formUnion($1.files) }
        let read = open.reduce(into: Set<String>()) { $0.formUnion($1.readFiles) }
        let changed = watch.changes(among: files, read: read)
        watch.keep(files)
        if !changed.isEmpty { recordChanges(changed, open) }
        return files
    }

    private func watchOthers(_ watch: inout FileWatch) {
        let files = statuses.files
        let changed = watch.changes(among: files)
        watch.keep(files)
        if !changed.isEmpty {
            goldens?.recordChange()
            for id in statuses.scenes(reading: changed) { check(id, first: false) }
        }
        recordList(list.update())
    }

    /// Renders everything that depends on changed files again: open scenes at once, the rest while no other
    /// work is waiting.
    private func recordChanges(_ files: Set<String>, _ open: [OpenScene]) {
        goldens?.recordChange()
        var touched: [String: [OpenScene]] = [:]
        for scene in open where !scene.files.isDisjoint(with: files) {
            scene.markStale()
            touched[scene.key.id, default: []].append(scene)
        }
        for scenes in touched.values { lane.start { [self] in refresh(scenes) } }
        // What moves may be another even where the picture at hand is not.
        for id in touched.keys {
            events.send("motion", revision: revisions.next(), .object(["id": .string(id)]))
        }
        let ids = statuses.scenes(reading: files).union(touched.keys)
        for id in ids { check(id, first: touched[id] != nil) }
    }

    private func recordList(_ changes: SceneList.Changes) {
        for id in changes.ids {
            if list[id] == nil {
                statuses.remove(id)
                goldens?.remove(id)
                thumbnails.remove(id)
                background.remove(id)
            } else {
                check(id, first: false)
            }
        }
        if changes.isListed {
            events.send(
                "scenes", revision: list.current.revision,
                changes.renames.isEmpty
                    ? .object([:]) : .object(["renamed": .object(changes.renames.mapValues { .string($0) })]))
        }
    }

    /// Brings one scene up to date, in the environments in which it is open, and tells the pages of the first
    /// picture that is another one: they ask for the rest. Runs on the render lane.
    private func refresh(_ scenes: [OpenScene]) {
        for scene in scenes {
            scene.refresh()
            if scene.failure != nil {
                pendingFailures.withLock { pendingFailures in
                    pendingFailures[scene.key.id] =
                        pendingFailures[scene.key.id] ?? FileStamp.now + Self.settling
                }
                return
            }
            if scene.takeAnnouncement() {
                pendingFailures.withLock { $0[scene.key.id] = nil }
                return publish(scene)
            }
        }
    }

    /// Tells the pages of scenes that have stayed broken.
    private func announceFailures() {
        let now = FileStamp.now
        let due = pendingFailures.withLock { pendingFailures in
            let due = pendingFailures.filter { $0.value <= now }.keys
            for id in due { pendingFailures[id] = nil }
            return Set(due)
        }
        guard !due.isEmpty else { return }
        for scene in openScenes.all where due.contains(scene.key.id) {
            lane.start { [self] in
                scene.refresh()
                if scene.takeAnnouncement() { publish(scene) }
            }
        }
    }

    private func publish(_ scene: OpenScene) {
        note(scene)
        publish(scene.key.id, revision: revisions.next())
    }

    /// Takes over what an open scene has found out.
    func note(_ scene: OpenScene) {
        // A value that is only tried says nothing about the scene.
        guard scene.key.query.isOfFiles else { return }
        statuses.note(
            scene.key.id, failure: scene.failure, warnings: scene.failure == nil ? scene.warnings : nil,
            reads: scene.files, revision: revisions.next())
    }
}

/// Files whose changes are noticed by asking for their stamps again and again.
///
/// That finds whatever an editor does: files written in place or in two steps, replaced by others under
/// their name, renamed, deleted, made where there was none, links cut and turned. It needs nothing from a
/// system, and misses nothing when hundreds of files change at once.
package struct FileWatch {
    private var stamps: [String: FileStamp] = [:]
    /// The times at which files that have changed are reported once more, in nanoseconds since 1970.
    private var rechecks: [String: Int64] = [:]
    /// The time after which a file is reported once more: the clock of a file system may stand still
    /// between two writes of equal length.
    private static let recheckDelay: Int64 = 120_000_000

    /// The age, in nanoseconds, up to which a file may have been written after whoever depends on it has read
    /// it: longer than any render.
    private static let doubt: Int64 = 30_000_000_000

    /// Creates a watch that knows no files.
    package init() {}

    /// Returns the files that have changed since they were last asked for, and now and then one that has not.
    ///
    /// A file that is new to the watch counts as changed if it may have been written after whoever depends on
    /// it has read it, or if it is gone since.
    ///
    /// - Parameters:
    ///   - paths: The files to ask for.
    ///   - read: Those that were there when whoever depends on them read them. Default: none.
    package mutating func changes(among paths: Set<String>, read: Set<String> = []) -> Set<String> {
        let now = FileStamp.now
        var changed: Set<String> = []
        for path in paths {
            let stamp = FileStamp(of: path)
            let old = stamps.updateValue(stamp, forKey: path)
            guard old != stamp else { continue }
            let isGone = stamp.kind == .absent && read.contains(path)
            guard old != nil || isGone || stamp.isNewer(than: now - Self.doubt) else { continue }
            changed.insert(path)
            rechecks[path] = now + Self.recheckDelay
        }
        for (path, due) in rechecks where due <= now && paths.contains(path) && !changed.contains(path) {
            rechecks[path] = nil
            changed.insert(path)
        }
        return changed
    }

    /// Forgets files that no scene depends on any more.
    package mutating func keep(_ paths: Set<String>) {
        stamps = stamps.filter { paths.contains($0.key) }
        rechecks = rechecks.filter { paths.contains($0.key) }
    }
}

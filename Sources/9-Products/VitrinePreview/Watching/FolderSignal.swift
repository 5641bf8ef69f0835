#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Waits for the next look at files, and is woken earlier where the system tells of changes in their folders.
///
/// Stamps say what has changed: a signal that is missed costs one pause, and none is needed.
final class FolderSignal {
    /// The maximum number of folders that are listened to.
    private static let limit = 256

    private var files: Set<String> = []
    private var folders: Set<String> = []
    #if os(Linux)
        private let queue = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        private var watches: [String: Int32] = [:]

        deinit { if queue >= 0 { close(queue) } }
    #endif

    /// Listens to the folders of files, and to no others.
    func listen(to files: Set<String>) {
        #if os(Linux)
            guard files != self.files else { return }
            self.files = files
            let wanted = Set(Set(files.map(Self.folder)).sorted().prefix(Self.limit))
            guard queue >= 0, wanted != folders else { return }
            for folder in folders.subtracting(wanted) {
                if let watch = watches.removeValue(forKey: folder) { inotify_rm_watch(queue, watch) }
            }
            // A file that is only opened for writing is empty: its end is waited for.
            let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
            for folder in wanted.subtracting(folders) {
                let watch = unsafe inotify_add_watch(queue, folder, UInt32(events))
                if watch >= 0 { watches[folder] = watch }
            }
            folders = wanted
        #endif
    }

    /// Returns after a pause, or once something changes in one of the folders.
    ///
    /// - Parameter milliseconds: The longest pause.
    /// - Returns: `true` if something has changed.
    @discardableResult
    func wait(_ milliseconds: Int32) -> Bool {
        #if os(Linux)
            if queue >= 0 {
                var listener = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
                guard unsafe poll(&listener, 1, milliseconds) > 0 else { return false }
                var buffer = [UInt8](repeating: 0, count: 4_096)
                while unsafe read(queue, &buffer, buffer.count) > 0 {}
                return true
            }
        #endif
        usleep(UInt32(milliseconds) * 1_000)
        return false
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { path[..<$0].isEmpty ? "/" : String(path[..<$0]) } ?? "."
    }
}

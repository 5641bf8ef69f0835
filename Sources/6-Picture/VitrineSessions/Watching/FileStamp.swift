#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The metadata of a file that reveals a possible change without reading it.
package struct FileStamp: Hashable, Sendable {
    package enum Kind: Sendable { case absent, file, folder, other }

    package let kind: Kind
    private let device: UInt64
    private let inode: UInt64
    private let size: Int64
    /// Nanoseconds since 1970 at which the contents changed.
    private let modified: Int64
    /// Nanoseconds since 1970 at which anything about the file changed: a program can set the other time,
    /// but not this one.
    private let changed: Int64

    /// Creates the stamp of the file at a path, following symbolic links.
    package init(of path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else {
            (kind, device, inode, size, modified, changed) = (.absent, 0, 0, 0, 0, 0)
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        default: kind = .other
        }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int64(truncatingIfNeeded: status.st_size)
        #if canImport(Darwin)
            let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modified, changed) = (status.st_mtim, status.st_ctim)
        #endif
        self.modified = Self.nanoseconds(modified)
        self.changed = Self.nanoseconds(changed)
    }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }

    /// Returns `true` for the stamps of one file, at different times or by different names.
    package func isOfSameFile(as other: FileStamp) -> Bool {
        kind != .absent && kind == other.kind && device == other.device && inode == other.inode
    }

    /// The time now, in the nanoseconds of stamps.
    package static var now: Int64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }

    /// Returns `true` if the file changed after a time, or so shortly before it that the clock of the file
    /// system, which ticks every few milliseconds, would not tell.
    ///
    /// - Parameter time: Nanoseconds since 1970.
    package func isNewer(than time: Int64) -> Bool { max(modified, changed) >= time - 50_000_000 }
}

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What the system says of a file.
package struct FileStatus: Sendable {
    package let kind: SystemCalls.Kind
    /// The permissions, as in `0o644`.
    package let permissions: Int
    /// The time of the last change of the contents, in seconds since 1970.
    package let modified: Double

    init(_ status: stat) {
        kind = SystemCalls.kind(of: status)
        permissions = Int(status.st_mode & 0o7777)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        modified = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

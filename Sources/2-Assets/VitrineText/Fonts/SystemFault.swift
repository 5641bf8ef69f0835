#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Failures of the system that say nothing of what is installed: a font that cannot be found because of one
/// is not missing.
enum SystemFault {
    private static let numbers: Set<Int32> = [EIO, EMFILE, ENFILE, ENOMEM]

    /// Forgets earlier failures of calls on this thread.
    static func reset() { errno = 0 }

    /// The system's text for the failure of the last call that has failed, if it is such a failure.
    static var current: String? {
        guard numbers.contains(errno), let text = unsafe strerror(errno) else { return nil }
        return unsafe String(cString: text)
    }
}

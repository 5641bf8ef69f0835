#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The streams of the process for text.
package enum StandardStream: String, Hashable, Sendable {
    case output = "standard output"
    case error = "standard error"

    /// Writes all bytes.
    ///
    /// - Throws: A `FileWriteError` if the stream is closed, or nothing more can be written to it.
    package func write(_ bytes: [UInt8]) throws(FileWriteError) {
        let number = SystemCalls.write(self == .output ? STDOUT_FILENO : STDERR_FILENO, bytes)
        guard number == 0 else {
            throw .failed(path: rawValue, step: .write, reason: SystemCalls.reason(number))
        }
    }

    /// Prepares a tool's process, before it opens any file: streams that are closed stay unusable, rather
    /// than become the next file that is opened, and what cannot be written is an error rather than a signal,
    /// so that no temporary file is left behind.
    package static func prepare() {
        for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            guard fcntl(file, F_GETFD) == -1, errno == EBADF else { continue }
            // The lowest free number is taken, which is this one.
            _ = unsafe open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
        for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    }
}

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// System calls that are repeated if a signal interrupts them, with errors as numbers.
package enum SystemCalls {
    package enum Kind: Sendable { case absent, regular, folder, link, special }

    /// Returns the kind of file that a path refers to, and the error number if it does not exist.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - followingLinks: `false` if a symbolic link is a kind of its own. Default: true.
    package static func kind(
        of path: String, followingLinks: Bool = true
    ) -> (kind: Kind, number: Int32) {
        var status = stat()
        let result = unsafe followingLinks ? stat(path, &status) : lstat(path, &status)
        guard result == 0 else { return (.absent, errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return (.regular, 0)
        case S_IFDIR: return (.folder, ENOTDIR)
        case S_IFLNK: return (.link, 0)
        default: return (.special, ENOTDIR)
        }
    }

    /// Opens a regular file for reading and returns its descriptor and size, or the error number: `EISDIR`
    /// for a folder, and `ENXIO` for anything else that is no regular file.
    ///
    /// A pipe without a writer would block `open` and `read` for ever, and a device may have no end.
    static func openToRead(_ path: String) -> (file: Int32, size: Int, number: Int32) {
        var file: Int32 = -1
        repeat {
            file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        } while file < 0 && errno == EINTR
        guard file >= 0 else { return (-1, 0, errno) }
        var status = stat()
        guard unsafe fstat(file, &status) == 0 else {
            let number = errno
            close(file)
            return (-1, 0, number)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            close(file)
            return (-1, 0, status.st_mode & S_IFMT == S_IFDIR ? EISDIR : ENXIO)
        }
        return (file, Int(status.st_size), 0)
    }

    /// Opens a file for writing and returns its descriptor, or the negative error number.
    static func openToWrite(_ path: String, creating: Bool) -> Int32 {
        let flags = O_WRONLY | O_CLOEXEC | (creating ? O_CREAT | O_EXCL : 0)
        while true {
            let file = unsafe open(path, flags, 0o666)
            if file >= 0 { return file }
            if errno != EINTR { return -errno }
        }
    }

    /// Opens a regular file for writing at its end, or creates it, and returns its descriptor, or the
    /// negative error number: `ENXIO` for anything that is no regular file.
    static func openToAppend(_ path: String) -> Int32 {
        var file: Int32 = -1
        repeat {
            file = unsafe open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o666)
        } while file < 0 && errno == EINTR
        guard file >= 0 else { return -errno }
        var status = stat()
        guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(file)
            return -ENXIO
        }
        return file
    }

    /// Writes all bytes. Returns the first error number, or 0.
    static func write(_ file: Int32, _ bytes: [UInt8]) -> Int32 {
        unsafe bytes.withUnsafeBytes { buffer -> Int32 in
            var rest = unsafe buffer[...]
            while unsafe !rest.isEmpty {
                let piece = unsafe UnsafeRawBufferPointer(rebasing: rest)
                let count = unsafe systemWrite(file, piece.baseAddress, piece.count)
                if count >= 0 {
                    unsafe rest = unsafe rest.dropFirst(count)
                } else if errno == EAGAIN {
                    // Whoever shares the stream has made it one that does not wait.
                    var ready = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
                    _ = unsafe poll(&ready, 1, -1)
                } else if errno != EINTR {
                    return errno
                }
            }
            return 0
        }
    }

    private static func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Darwin)
            unsafe Darwin.write(file, bytes, count)
        #else
            unsafe Glibc.write(file, bytes, count)
        #endif
    }

    /// Writes all bytes and closes the file in any case. Returns the first error number, or 0.
    static func writeAndClose(_ file: Int32, _ bytes: [UInt8]) -> Int32 {
        let written = write(file, bytes)
        // A full disk may not be reported until `close`.
        let closed = close(file) == 0 ? 0 : errno
        return written != 0 ? written : closed
    }

    /// Returns the path with all symbolic links resolved, or the path itself.
    static func resolved(_ path: String) -> String {
        guard let found = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(found) }
        return unsafe String(cString: found)
    }

    /// Returns the system's text for an error number.
    static func reason(_ number: Int32) -> String {
        guard let text = unsafe strerror(number) else { return "error \(number)" }
        return unsafe String(cString: text)
    }
}

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
        let kind = kind(of: status)
        return (kind, kind == .folder || kind == .special ? ENOTDIR : 0)
    }

    static func kind(of status: stat) -> Kind {
        switch status.st_mode & S_IFMT {
        case S_IFREG: .regular
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .special
        }
    }

    /// Opens a regular file for reading and returns its descriptor, or the negative error number: `EISDIR`
    /// for a folder, and `ENXIO` for anything else that is no regular file.
    ///
    /// A pipe without a writer would block `open` and `read` for ever, and a device may have no end.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - folder: The open folder that a relative path begins in. Default: the current one.
    ///   - followingLinks: `false` if a symbolic link is an error. Default: true.
    static func openToRead(
        _ path: String, in folder: Int32 = AT_FDCWD, followingLinks: Bool = true
    ) -> Int32 {
        let file = open(
            path, in: folder, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followingLinks ? 0 : O_NOFOLLOW))
        guard file >= 0 else { return file }
        var status = stat()
        guard unsafe fstat(file, &status) == 0 else {
            let number = errno
            close(file)
            return -number
        }
        let kind = kind(of: status)
        guard kind == .regular else {
            close(file)
            return kind == .folder ? -EISDIR : -ENXIO
        }
        return file
    }

    /// Opens a folder and returns its descriptor, or the negative error number.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - folder: The open folder that a relative path begins in.
    ///   - flags: `O_RDONLY` to list it, or ``searchOnly``.
    ///   - followingLinks: `true` if a symbolic link at the end of the path is followed. Default: `false`.
    ///   - creating: `true` to make the folder if there is none. Default: `false`.
    static func openFolder(
        _ path: String, in folder: Int32, flags: Int32, followingLinks: Bool = false, creating: Bool = false
    ) -> Int32 {
        let all = flags | O_DIRECTORY | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW)
        let found = open(path, in: folder, all)
        guard found == -ENOENT, creating else { return found }
        // Another process may have made it first.
        guard unsafe mkdirat(folder, path, 0o777) == 0 || errno == EEXIST else { return -errno }
        return open(path, in: folder, all)
    }

    /// Makes a folder and those above it, as far as they are not there. Returns the error number, or 0.
    ///
    /// Foundation's function calls itself for ever where it cannot ask for the status of any folder.
    @discardableResult
    package static func makeFolders(_ path: String) -> Int32 {
        if kind(of: path).kind == .folder { return 0 }
        var number = make(path)
        if number == ENOENT, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex
        {
            // Each path is shorter than the one before.
            let above = makeFolders(String(path[..<slash]))
            if above != 0 { return above }
            number = make(path)
        }
        guard number == EEXIST else { return number }
        // Another process may have made it first.
        let found = kind(of: path)
        return found.kind == .folder ? 0 : found.kind == .absent ? found.number : ENOTDIR
    }

    /// Makes one folder. Returns the error number, or 0.
    private static func make(_ path: String) -> Int32 { unsafe mkdir(path, 0o777) == 0 ? 0 : errno }

    /// The flags for a folder in which files are only opened by name, which needs no right to list it.
    static var searchOnly: Int32 {
        #if os(Linux)
            // O_PATH, which is no constant for Swift.
            0o10000000
        #else
            O_RDONLY
        #endif
    }

    private static func open(_ path: String, in folder: Int32, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
        while true {
            let file = unsafe openat(folder, path, flags, mode)
            if file >= 0 { return file }
            if errno != EINTR { return -errno }
        }
    }

    /// Returns the status of an open file; `nil` if there is none.
    static func status(of file: Int32) -> stat? {
        var status = stat()
        return unsafe fstat(file, &status) == 0 ? status : nil
    }

    /// Returns the status of a file in an open folder; `nil` if there is none. Links are not followed.
    static func status(of name: String, in folder: Int32) -> stat? {
        var status = stat()
        return unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
    }

    /// Returns the target of a symbolic link in an open folder; `nil` if there is no link of that name.
    static func target(ofLink name: String, in folder: Int32) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let count = unsafe readlinkat(folder, name, &buffer, buffer.count)
        guard count >= 0, count < buffer.count else { return nil }
        return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Returns the names in an open folder, sorted, and closes it.
    static func names(inAndClosing folder: Int32) -> [String] {
        guard let listing = unsafe fdopendir(folder) else {
            close(folder)
            return []
        }
        defer { unsafe closedir(listing) }
        var names: [String] = []
        while let entry = unsafe readdir(listing) {
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Opens a file for writing and returns its descriptor, or the negative error number.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - folder: The open folder that a relative path begins in.
    ///   - creating: `true` for a new file, which nothing may have the name of.
    static func openToWrite(_ path: String, in folder: Int32, creating: Bool) -> Int32 {
        open(path, in: folder, O_WRONLY | O_CLOEXEC | (creating ? O_CREAT | O_EXCL | O_NOFOLLOW : 0), 0o666)
    }

    /// Opens a regular file for writing at its end, or creates it, and returns its descriptor, or the
    /// negative error number: `ENXIO` for anything that is no regular file.
    static func openToAppend(_ path: String) -> Int32 {
        let file = open(
            path, in: AT_FDCWD, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o666)
        guard file >= 0 else { return file }
        var status = stat()
        guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(file)
            return -ENXIO
        }
        return file
    }

    /// Writes all bytes. Returns the first error number, or 0.
    ///
    /// - Parameters:
    ///   - file: The descriptor.
    ///   - bytes: The bytes.
    ///   - offset: The place in the file to write them at. Default: after what was written last.
    static func write(_ file: Int32, _ bytes: [UInt8], at offset: Int? = nil) -> Int32 {
        unsafe bytes.withUnsafeBytes { buffer -> Int32 in
            var rest = unsafe buffer[...]
            while unsafe !rest.isEmpty {
                let piece = unsafe UnsafeRawBufferPointer(rebasing: rest)
                let done = unsafe buffer.count - rest.count
                let count = unsafe systemWrite(
                    file, piece.baseAddress, piece.count, at: offset.map { $0 + done })
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

    private static func systemWrite(
        _ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, at offset: Int?
    ) -> Int {
        if let offset { return unsafe pwrite(file, bytes, count, off_t(offset)) }
        #if canImport(Darwin)
            return unsafe Darwin.write(file, bytes, count)
        #else
            return unsafe Glibc.write(file, bytes, count)
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

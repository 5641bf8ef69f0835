#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The contents of whole files.
package enum FileBytes {
    /// Reads a regular file. Pipes, devices and sockets are refused, because they may block or never end.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - limit: The maximum size of the file, in bytes. Default: 1 GiB.
    /// - Throws: A `FileReadError` if the file cannot be read or is too long.
    package static func read(_ path: String, limit: Int = 1 << 30) throws(FileReadError) -> [UInt8] {
        let file = SystemCalls.openToRead(path)
        guard file >= 0 else {
            switch -file {
            case ENOENT, ENOTDIR: throw .noSuchFile(path: path)
            case EISDIR: throw .isFolder(path: path)
            case ENXIO: throw .notRegular(path: path)
            default: throw .failed(path: path, reason: SystemCalls.reason(-file))
            }
        }
        defer { close(file) }
        let expected = Int(SystemCalls.status(of: file)?.st_size ?? 0)
        guard expected <= limit else { throw .tooLong(path: path, limit: limit) }
        return try contents(of: file, path: path, expected: expected, limit: limit)
    }

    /// Reads an open file to its end.
    ///
    /// - Parameter expected: The size that it had when it was opened; 0 for one that has none.
    static func contents(
        of file: Int32, path: String, expected: Int, limit: Int
    ) throws(FileReadError) -> [UInt8] {
        // The size is only what it was when the file was opened, and 0 for the files of some file systems.
        let size = max(min(expected + 1, 1 << 24), 1 << 16)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(expected + 1)
        while true {
            var failure: Int32 = 0
            let piece = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
                var found = 0
                repeat {
                    found = unsafe Self.read(file, buffer.baseAddress, size)
                } while found < 0
                    && errno == EINTR
                if found < 0 { failure = errno }
                count = max(found, 0)
            }
            guard failure == 0 else { throw .failed(path: path, reason: SystemCalls.reason(failure)) }
            if piece.isEmpty { return bytes }
            guard bytes.count + piece.count <= limit else { throw .tooLong(path: path, limit: limit) }
            bytes += piece
        }
    }

    private static func read(_ file: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ size: Int) -> Int {
        #if canImport(Darwin)
            unsafe Darwin.read(file, buffer, size)
        #else
            unsafe Glibc.read(file, buffer, size)
        #endif
    }
}

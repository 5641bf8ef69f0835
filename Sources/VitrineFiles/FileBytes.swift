#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The contents of whole files.
public enum FileBytes {
    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - limit: The maximum size of the file, in bytes. Default: 1 GiB.
    /// - Throws: A `FileReadError` if the file cannot be read or is too long.
    public static func read(_ path: String, limit: Int = 1 << 30) throws(FileReadError) -> [UInt8] {
        guard let file = unsafe fopen(path, "rb") else {
            let number = errno
            throw number == ENOENT || number == ENOTDIR
                ? .noSuchFile(path: path) : .failed(path: path, reason: SystemCalls.reason(number))
        }
        defer { unsafe fclose(file) }
        var bytes: [UInt8] = []
        let size = 1 << 18
        while true {
            errno = 0
            let piece = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
                count = unsafe fread(buffer.baseAddress, 1, size, file)
            }
            let number = errno
            guard bytes.count + piece.count <= limit else { throw .tooLong(path: path, limit: limit) }
            bytes += piece
            if piece.count == size { continue }
            guard unsafe ferror(file) == 0 else {
                throw number == EISDIR
                    ? .isFolder(path: path) : .failed(path: path, reason: SystemCalls.reason(number))
            }
            return bytes
        }
    }
}

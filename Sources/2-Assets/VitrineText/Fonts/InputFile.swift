#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file that is open for reading at any offset.
final class InputFile {
    let path: String
    /// The size of the file, in bytes.
    let size: Int
    private let descriptor: Int32

    init(path: String) throws(FontError) {
        // Without `O_NONBLOCK` a pipe that has no writer would be waited for.
        descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            throw .unreadable(path: path, reason: unsafe String(cString: strerror(errno)))
        }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .unreadable(path: path, reason: "not a regular file")
        }
        self.path = path
        size = Int(status.st_size)
    }

    deinit { close(descriptor) }

    /// Fills `buffer` with the bytes from `offset` on and returns the number of bytes read, which is smaller
    /// at the end of the file.
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
        var done = 0
        while done < buffer.count {
            let count = unsafe pread(
                descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done, off_t(offset + done))
            guard count > 0 else { break }
            done += count
        }
        return done
    }

    /// Returns up to `count` bytes from `offset` on.
    func bytes(at offset: Int, count: Int) -> [UInt8] {
        let available = min(count, max(size - offset, 0))
        guard offset >= 0, available > 0 else { return [] }
        return unsafe [UInt8](unsafeUninitializedCapacity: available) { buffer, initialized in
            initialized = unsafe read(into: UnsafeMutableRawBufferPointer(buffer), at: offset)
        }
    }
}

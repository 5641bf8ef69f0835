#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Bytes from the C library, whose want is an error instead of the end of the process.
@safe package final class NativeMemory: @unchecked Sendable {
    @unsafe package let start: UnsafeMutablePointer<UInt8>
    package let count: Int

    /// Takes memory with undefined contents.
    package init(count: Int) throws(OutOfMemoryError) {
        guard let start = unsafe malloc(max(count, 1)) else { throw OutOfMemoryError() }
        unsafe self.start = unsafe start.bindMemory(to: UInt8.self, capacity: max(count, 1))
        self.count = count
    }

    deinit { unsafe free(start) }
}

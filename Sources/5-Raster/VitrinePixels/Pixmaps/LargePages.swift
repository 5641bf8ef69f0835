#if canImport(Glibc)
    import Glibc
#endif

/// Advice to the system about memory that is about to be written.
///
/// A full-screen picture is 24 MB: in pages of 4 KiB that is 5800 page faults, which took as long as painting
/// the picture's background. With pages of 2 MiB there are twelve. For a blur of 50 megapixels the faults
/// took three quarters of the time, and the cost was no longer proportional to the pixels. (Keeping the
/// memory between blurs would save the rest, but hold it as long as the process runs.)
public enum LargePages: Sendable {
    /// The smallest size that is advised, in bytes.
    private static let minimumSize = 4 << 20
    private static let size = 2 << 20

    /// Requests large pages within memory whose contents are not set yet. Has no effect where there are none.
    public static func advise(_ memory: UnsafeMutableRawBufferPointer) {
        #if canImport(Glibc)
            guard memory.count >= minimumSize, let base = memory.baseAddress else { return }
            let start = (Int(bitPattern: base) + size - 1) & ~(size - 1)
            let end = (Int(bitPattern: base) + memory.count) & ~(size - 1)
            guard start < end, let first = unsafe UnsafeMutableRawPointer(bitPattern: start) else { return }
            // Advice only: a failure changes nothing.
            _ = unsafe madvise(first, end - start, MADV_HUGEPAGE)
        #endif
    }
}

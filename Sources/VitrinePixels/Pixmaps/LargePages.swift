#if canImport(Glibc)
    import Glibc
#endif

/// Advice to the system about memory that is about to be written.
///
/// A full-screen picture is 24 MB: in pages of 4 KiB that is 5800 page faults, which took as long as
/// painting the picture's background. Pages of 2 MiB make twelve of them. Of a blur of 50 megapixels the faults
/// took three quarters, and the cost was no longer in proportion to the pixels. (Memory kept between blurs
/// would take away the rest, but held as long as the process runs.)
public enum LargePages: Sendable {
    /// Less than this is left alone, in bytes.
    private static let least = 4 << 20
    private static let size = 2 << 20

    /// Asks for large pages within memory whose contents are not set yet; where there are none, nothing
    /// happens.
    public static func advise(_ memory: UnsafeMutableRawBufferPointer) {
        #if canImport(Glibc)
            guard memory.count >= least, let base = memory.baseAddress else { return }
            let start = (Int(bitPattern: base) + size - 1) & ~(size - 1)
            let end = (Int(bitPattern: base) + memory.count) & ~(size - 1)
            guard start < end, let first = unsafe UnsafeMutableRawPointer(bitPattern: start) else { return }
            // It is advice: a refusal changes nothing.
            _ = unsafe madvise(first, end - start, MADV_HUGEPAGE)
        #endif
    }
}

import CPNG

/// Bytes from the C library, whose want is an error instead of the end of the process.
@safe final class NativeMemory: @unchecked Sendable {
    @unsafe let start: UnsafeMutablePointer<UInt8>
    let count: Int

    /// The contents are undefined.
    init(count: Int) throws(PNG.EncodingError) {
        guard let start = unsafe vitrine_png_allocate(max(count, 1)) else { throw .outOfMemory }
        unsafe self.start = unsafe start.bindMemory(to: UInt8.self, capacity: max(count, 1))
        self.count = count
    }

    deinit { unsafe vitrine_png_release(start) }
}

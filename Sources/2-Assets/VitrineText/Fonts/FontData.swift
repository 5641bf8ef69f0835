import VitrineGeometry

/// The bytes of one font file in memory, shared read-only by all engines that use it.
///
/// The bytes are a copy rather than a mapping: if a mapped file were truncated, the process would crash.
@safe final class FontData: @unchecked Sendable {
    let path: String
    let bytes: UnsafeRawBufferPointer

    init(path: String) throws(FontError) {
        let file = try InputFile(path: path)
        guard file.size <= Self.largestFile else {
            throw .unreadable(path: path, reason: "larger than \(Self.largestFile) bytes")
        }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: file.size, alignment: 16)
        guard unsafe file.read(into: buffer, at: 0) == file.size else {
            unsafe buffer.deallocate()
            throw .unreadable(path: path, reason: "the file ends early")
        }
        self.path = path
        unsafe bytes = UnsafeRawBufferPointer(buffer)
    }

    deinit { unsafe bytes.deallocate() }

    /// The maximum size of a font file, in bytes. The largest known font is Apple Color Emoji, with 190 MB.
    private static let largestFile = 256 << 20

    /// Returns a hash of the file's bytes. Hashing takes about 2 ms per megabyte, so callers keep the result.
    func hash() -> String { unsafe FNV1a64.digits(bytes) }
}

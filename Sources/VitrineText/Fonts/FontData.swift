import VitrineGeometry

/// The bytes of one font file in memory, shared read-only by all engines that use it.
///
/// A copy, not a mapping: a mapped file that somebody truncates would end the process.
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

    /// No font known is larger than Apple Color Emoji, 190 MB.
    private static let largestFile = 256 << 20

    /// A hash of the file's bytes, about 2 ms a megabyte: callers keep the result.
    func hash() -> String { unsafe FNV1a64.digits(bytes) }
}

/// The pixels of pictures as whole words: of 32 bits, or of 64 with 16 bits per component.
enum FramePixels<Word: FixedWidthInteger & UnsignedInteger & Sendable> {
    /// The bits of alpha, which lies in the last bytes of a pixel.
    static var alpha: Word {
        let byteCount = MemoryLayout<Word>.size / 4
        let top = Word.max << Word(Word.bitWidth - 8 * byteCount)
        return Word(littleEndian: top)
    }

    /// Returns the pixel at an index.
    @inline(__always)
    static func at(_ index: Int, _ pixels: UnsafeRawPointer) -> Word {
        unsafe pixels.loadUnaligned(fromByteOffset: index &* MemoryLayout<Word>.size, as: Word.self)
    }

    /// Returns the pixel of four components.
    static func word<Component: FixedWidthInteger & UnsignedInteger>(_ components: [Component]) -> Word {
        unsafe components.withUnsafeBytes { bytes in
            bytes.count == MemoryLayout<Word>.size ? unsafe bytes.loadUnaligned(as: Word.self) : 0
        }
    }
}

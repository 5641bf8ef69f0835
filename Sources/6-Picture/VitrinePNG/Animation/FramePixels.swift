import VitrinePixels

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

/// The colour that stands for no colour in films without alpha: a pixel of it shows what is below.
///
/// `tRNS` names it. It takes no fourth channel to leave unchanged pixels out of a frame, and a picture that
/// has this very colour makes its film one with alpha.
enum ClearColor {
    /// Returns the components of the colour and of alpha.
    static func components<Component: FixedWidthInteger & UnsignedInteger>(
        of _: Component.Type
    ) -> [Component] {
        // Neither a colour of interfaces nor, in 16 bits, a whole number of 8.
        [0xFE05, 0x0102, 0xFD03].map { Component(truncatingIfNeeded: Component.bitWidth == 8 ? $0 >> 8 : $0) }
            + [.max]
    }
}

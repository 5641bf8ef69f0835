import CPNG
import VitrineDeflate

/// PNG files, read and written in the stages that the folders are named after.
///
/// - Chunks: The parts of a file other than its pixels, and the places of the chunks with its pixels.
/// - Decoding: libpng reads the file before and after its pixels. Pixels in RGB and RGBA with 8 bits, as in
///   most goldens, are inflated by libdeflate and unfiltered here, in a third of libpng's time. All others
///   are read by libpng, which also rejects damaged files with its own messages: other kinds of pixels,
///   interlaced pictures, those with one transparent colour, and those over 16 megapixels.
/// - Color: The meaning of the samples, and their conversion for a canvas (`Decoded.pixmap(in:)`); libpng
///   only passes on the chunks.
/// - Orientation: The way in which the pixels are seen, and turning them upright, whatever the format that
///   states it.
/// - Encoding: Rows are packed, filtered and compressed (`VitrineDeflate`); libpng writes the chunks around
///   them.
/// - Animation: Films (APNG): what each frame stores is planned, and then encoded as a picture.
package enum PNG {
    /// The bytes that every file begins with.
    package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The version of the libpng in use, such as "1.6.39".
    package static var libraryVersion: String {
        let version = Int(vitrine_png_version())
        return "\(version / 10_000).\(version / 100 % 100).\(version % 100)"
    }

    /// The version of libdeflate that this was built with, such as "1.14".
    package static var deflateVersion: String { DeflateLibrary.version }
}

import CPNG

/// PNG files, read and written in the stages that the folders are named after.
///
/// - Chunks: what a file is made of beside its pixels, and where the chunks of its pixels lie.
/// - Decoding: libpng reads the file up to its pixels and behind them. Pixels of RGB and RGBA with 8 bits,
///   which most goldens have, are inflated by libdeflate and unfiltered here, in a third of libpng's
///   time; all others, and whatever is damaged, libpng reads, and refuses in its own words.
/// - Color: what the samples mean, and their way to a canvas (`Decoded.pixmap(in:)`); libpng only hands over
///   the chunks.
/// - Encoding: rows are packed, filtered and compressed (`VitrineDeflate`); libpng writes the chunks around
///   them.
/// - Files: bytes to and from disk, whole or not at all.
public enum PNG {
    /// The bytes that every file begins with.
    public static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The version of the libpng in use, such as "1.6.39".
    public static var libraryVersion: String {
        let version = Int(vitrine_png_version())
        return "\(version / 10_000).\(version / 100 % 100).\(version % 100)"
    }
}

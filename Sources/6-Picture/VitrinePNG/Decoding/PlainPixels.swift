import CPNG
import VitrineDeflate
import VitrinePixels

/// The pixels of a file in RGB or RGBA with 8 bits, neither interlaced nor with a transparent colour, read
/// without libpng.
///
/// Most goldens are such files, and reading them takes most of the time of a comparison. Inflating with zlib,
/// as libpng does, took three quarters of it; libdeflate is 3.4 times as fast, but needs the whole stream at
/// once.
struct PlainPixels {
    let image: RGBA8Image
    /// The offset of the first chunk after the pixels.
    let end: Int

    /// The maximum number of pixels of a picture whose stream is inflated at once, which takes its memory
    /// twice. libpng reads larger pictures row by row.
    static let pixelLimit = 16_000_000

    /// Reads the pixels; `nil` if the file is of another kind or too large, if its data are invalid, or if
    /// there is not enough memory for the whole stream. libpng then reads it.
    init?(_ header: vitrine_png_header, _ file: UnsafeBufferPointer<UInt8>) {
        guard header.file_depth == 8, header.channels >= 3, header.interlaced == 0, header.transparent == 0,
            let chunks = unsafe DataChunks(file)
        else { return nil }
        let (width, height, channels) = (Int(header.width), Int(header.height), Int(header.channels))
        guard width * height <= Self.pixelLimit,
            let rows = try? unsafe chunks.inflated(
                from: file, count: (1 + width * channels) * height, margin: RowUnfilter.margin),
            let components = unsafe RowUnfilter.components(
                rows.start, width: width, height: height, channels: channels)
        else { return nil }
        image = RGBA8Image(width: width, height: height, components: components)
        end = chunks.end
    }
}

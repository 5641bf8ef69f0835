import CPNG
import VitrinePixels

/// A reader of a file by libpng, through the C reader's handle. It must be closed exactly once.
///
/// The header is read first, then the pixels are read or skipped, and then the other chunks are available.
@unsafe struct LibPNGReader {
    private let handle: OpaquePointer

    /// - Parameter bytes: The file, which must outlive the reader.
    init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PNG.DecodingError) {
        guard let handle = unsafe vitrine_png_reader_create(bytes.baseAddress, bytes.count) else {
            throw .outOfMemory
        }
        unsafe self.handle = unsafe handle
    }

    func close() { unsafe vitrine_png_reader_destroy(handle) }

    /// Reads the chunks before the pixels.
    func readHeader() throws(PNG.DecodingError) -> vitrine_png_header {
        var header = vitrine_png_header()
        try unsafe check(vitrine_png_reader_read_header(handle, &header))
        return header
    }

    /// Reads the pixels and the rest of the file.
    func readPixels(_ header: vitrine_png_header) throws(PNG.DecodingError) -> PNG.Decoded.Pixels {
        let (width, height) = (Int(header.width), Int(header.height))
        if header.depth == 16 {
            return .sixteen(
                RGBA16Image(
                    width: width, height: height,
                    components: try unsafe components(width: width, height: height)))
        }
        return .eight(
            RGBA8Image(
                width: width, height: height, components: try unsafe components(width: width, height: height)
            ))
    }

    /// Reads to the end of the file, skipping the pixels.
    ///
    /// - Parameter end: The offset of the first chunk after the pixels.
    func passPixels(to end: Int) throws(PNG.DecodingError) {
        try unsafe check(vitrine_png_reader_pass_pixels(handle, end))
    }

    private func components<Component: FixedWidthInteger>(
        width: Int, height: Int
    ) throws(PNG.DecodingError) -> [Component] {
        let count = width * height * 4
        var status = VITRINE_PNG_OK
        let components = unsafe [Component](unsafeUninitializedCapacity: count) { buffer, filled in
            guard let base = buffer.baseAddress else { return }
            let rowBytes = width * 4 * MemoryLayout<Component>.size
            status = unsafe UnsafeMutableRawPointer(base).withMemoryRebound(
                to: UInt8.self, capacity: rowBytes * height
            ) { unsafe vitrine_png_reader_read_pixels(handle, $0, rowBytes) }
            filled = status == VITRINE_PNG_OK ? count : 0
        }
        try unsafe check(status)
        return components
    }

    /// Returns libpng's warnings.
    func warnings() -> [String] {
        unsafe String(cString: vitrine_png_reader_warnings(handle)).split(separator: "\n").map(String.init)
    }

    /// Returns all text chunks, in the file's order.
    func texts() -> [PNG.TextChunk] {
        let count = unsafe vitrine_png_reader_text_count(handle)
        return (0..<count).map { index in
            let chunk = unsafe vitrine_png_reader_text(handle, index)
            let bytes = unsafe UnsafeRawBufferPointer(start: chunk.text, count: chunk.length)
            let keyword = unsafe UnsafeRawBufferPointer(
                start: chunk.keyword, count: chunk.keyword_length)
            return unsafe PNG.TextChunk(
                keyword: Latin1.string(keyword),
                text: chunk.utf8 != 0 ? String(decoding: bytes, as: UTF8.self) : Latin1.string(bytes))
        }
    }

    /// Returns the chunks that describe colours.
    func colorChunks(_ header: vitrine_png_header) -> ColorChunks {
        var found = ColorChunks(isGray: header.gray != 0)
        for chunk in unsafe keptChunks() where unsafe chunk.name != Self.exifName {
            found.add(chunk.name, ColorChunks.Chunk(bytes: chunk.bytes, isInPlace: chunk.isBeforePalette))
        }
        let profile = unsafe vitrine_png_reader_profile(handle)
        if let start = unsafe profile.bytes {
            let name = unsafe UnsafeRawBufferPointer(start: profile.name, count: profile.name_length)
            found.profile = unsafe (
                Latin1.string(name), Array(UnsafeBufferPointer(start: start, count: profile.count))
            )
        }
        return found
    }

    /// Returns the contents of all chunks of Exif data, which may stand before or after the pixels, in the
    /// file's order.
    func exifChunks() -> [[UInt8]] {
        unsafe keptChunks().filter { unsafe $0.name == Self.exifName }.map(\.bytes)
    }

    private static let exifName = "eXIf"

    /// Returns the chunks that libpng was told to keep.
    private func keptChunks() -> [(name: String, bytes: [UInt8], isBeforePalette: Bool)] {
        (0..<(unsafe vitrine_png_reader_chunk_count(handle))).compactMap { index in
            let chunk = unsafe vitrine_png_reader_chunk(handle, index)
            guard let name = unsafe chunk.name.map({ unsafe String(cString: $0) }) else { return nil }
            let bytes = unsafe UnsafeBufferPointer(start: chunk.bytes, count: chunk.count)
            return unsafe (name, Array(bytes), chunk.before_palette != 0)
        }
    }

    private func check(_ status: vitrine_png_status) throws(PNG.DecodingError) {
        switch status {
        case VITRINE_PNG_OK: return
        case VITRINE_PNG_TRUNCATED: throw .truncated
        case VITRINE_PNG_OUT_OF_MEMORY: throw .outOfMemory
        default: throw .malformed(unsafe String(cString: vitrine_png_reader_message(handle)))
        }
    }
}

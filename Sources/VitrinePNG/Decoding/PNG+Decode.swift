import CPNG
import VitrinePixels

extension PNG {
    /// Reads a file of any colour type, depth and interlacing.
    ///
    /// Palettes, greys and `tRNS` come out as RGBA. An index beyond the palette is opaque black,
    /// as libpng has it. Any wrong checksum, in ancillary chunks too, is an error; bytes after the end of
    /// the picture are not looked at.
    ///
    /// - Parameter limit: the most pixels a picture may have, judged before memory is taken for it.
    public static func decode(
        _ bytes: [UInt8], limit: Int = 64_000_000
    ) throws(PNG.DecodingError) -> Decoded {
        let header = try Header(bytes)
        // Both sides are below 2^31, so the product fits.
        guard header.width * header.height <= limit else {
            throw .tooLarge(width: header.width, height: header.height, limit: limit)
        }
        // Typed throws do not pass through the closure of `withUnsafeBufferPointer`.
        let result: Result<Decoded, PNG.DecodingError> = unsafe bytes.withUnsafeBufferPointer { buffer in
            do throws(PNG.DecodingError) {
                let reader = try unsafe Reader(buffer)
                defer { unsafe reader.close() }
                return .success(try unsafe reader.read())
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}

extension PNG {
    /// The C reader's handle; `close` it once.
    @unsafe fileprivate struct Reader {
        private let handle: OpaquePointer

        init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PNG.DecodingError) {
            guard let handle = unsafe vitrine_png_reader_create(bytes.baseAddress, bytes.count) else {
                throw .outOfMemory
            }
            unsafe self.handle = unsafe handle
        }

        func close() { unsafe vitrine_png_reader_destroy(handle) }

        func read() throws(PNG.DecodingError) -> Decoded {
            var header = vitrine_png_header()
            try unsafe check(vitrine_png_reader_read_header(handle, &header))
            let width = Int(header.width)
            let height = Int(header.height)
            let pixels: Decoded.Pixels
            if header.depth == 16 {
                let components: [UInt16] = try unsafe readComponents(width: width, height: height)
                pixels = .sixteen(RGBA16Image(width: width, height: height, components: components))
            } else if let rows = unsafe vitrine_png_reader_rows(handle) {
                let components = unsafe RowUnfilter.components(
                    rows, width: width, height: height, channels: Int(header.channels))
                // As libpng words it.
                guard let components else { throw .malformed("bad adaptive filter value") }
                try unsafe check(vitrine_png_reader_pass_pixels(handle))
                pixels = .eight(RGBA8Image(width: width, height: height, components: components))
            } else {
                let components: [UInt8] = try unsafe readComponents(width: width, height: height)
                pixels = .eight(RGBA8Image(width: width, height: height, components: components))
            }
            let found = unsafe colorChunks(isGray: header.gray != 0)
            let (color, colorWarnings) = found.color()
            let warnings = unsafe String(cString: vitrine_png_reader_warnings(handle))
            return unsafe Decoded(
                pixels: pixels, color: color, text: texts(),
                warnings: warnings.split(separator: "\n").map(String.init) + colorWarnings)
        }

        private func readComponents<Component: FixedWidthInteger>(
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

        private func texts() -> [TextChunk] {
            let count = unsafe vitrine_png_reader_text_count(handle)
            return (0..<count).map { index in
                let chunk = unsafe vitrine_png_reader_text(handle, index)
                let bytes = unsafe UnsafeRawBufferPointer(start: chunk.text, count: chunk.length)
                let keyword = unsafe UnsafeRawBufferPointer(
                    start: chunk.keyword, count: chunk.keyword_length)
                return unsafe TextChunk(
                    keyword: Latin1.string(keyword),
                    text: chunk.utf8 != 0 ? String(decoding: bytes, as: UTF8.self) : Latin1.string(bytes))
            }
        }

        private func colorChunks(isGray: Bool) -> ColorChunks {
            var found = ColorChunks(isGray: isGray)
            for index in 0..<(unsafe vitrine_png_reader_chunk_count(handle)) {
                let chunk = unsafe vitrine_png_reader_chunk(handle, index)
                guard let name = unsafe chunk.name.map({ unsafe String(cString: $0) }) else { continue }
                let bytes = unsafe UnsafeBufferPointer(start: chunk.bytes, count: chunk.count)
                unsafe found.add(
                    name, ColorChunks.Chunk(bytes: Array(bytes), isInPlace: chunk.before_palette != 0))
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

        private func check(_ status: vitrine_png_status) throws(PNG.DecodingError) {
            switch status {
            case VITRINE_PNG_OK: return
            case VITRINE_PNG_TRUNCATED: throw .truncated
            case VITRINE_PNG_OUT_OF_MEMORY: throw .outOfMemory
            default: throw .malformed(unsafe String(cString: vitrine_png_reader_message(handle)))
            }
        }
    }
}

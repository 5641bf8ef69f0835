import VitrineSamples

extension PNG {
    /// The largest number of pixels of a side of a picture that is read, which is libpng's own default. Rows
    /// are buffered whole, and a blur of a few rows of many million pixels takes several times their memory.
    package static let sideLimit = 1_000_000

    /// Decodes a file of any colour type, bit depth and interlacing.
    ///
    /// Palettes, greys and `tRNS` are converted to RGBA. As in libpng, an index beyond the palette is opaque
    /// black. The pixels are turned and mirrored as the orientation in `eXIf` says, so that every reader gets
    /// them upright. A wrong checksum is an error, even in ancillary chunks. Bytes after the end of the
    /// picture are ignored.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - limit: The maximum number of pixels, checked before memory is allocated.
    /// - Returns: The pixels and the file's metadata about them.
    package static func decode(
        _ bytes: [UInt8], limit: Int = 64_000_000
    ) throws(PNG.DecodingError) -> Decoded {
        let header = try Header(bytes)
        // Both dimensions are below 2^31, so the product does not overflow.
        guard header.width * header.height <= limit else {
            throw .tooLarge(width: header.width, height: header.height, limit: limit)
        }
        guard max(header.width, header.height) <= sideLimit else {
            throw .tooLong(width: header.width, height: header.height, limit: sideLimit)
        }
        guard header.mayFit(in: bytes.count), Header.chunksFit(in: bytes) else { throw .truncated }
        // Typed throws do not pass through the closure of `withUnsafeBufferPointer`.
        let result: Result<Decoded, PNG.DecodingError> = unsafe bytes.withUnsafeBufferPointer { buffer in
            do throws(PNG.DecodingError) {
                let reader = try unsafe LibPNGReader(buffer)
                defer { unsafe reader.close() }
                return .success(try unsafe decoded(reader, buffer))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private static func decoded(
        _ reader: LibPNGReader, _ file: UnsafeBufferPointer<UInt8>
    ) throws(PNG.DecodingError) -> Decoded {
        let header = try unsafe reader.readHeader()
        var pixels: Decoded.Pixels
        if let plain = unsafe PlainPixels(header, file) {
            try unsafe reader.passPixels(to: plain.end)
            pixels = .eight(plain.image)
        } else {
            pixels = try unsafe reader.readPixels(header)
        }
        let (color, colorWarnings) = unsafe reader.colorChunks(header).color()
        let (orientation, exifWarnings) = orientation(unsafe reader.exifChunks())
        if orientation != .up { pixels = pixels.upright(from: orientation) }
        return unsafe Decoded(
            pixels: pixels, color: color, orientation: orientation, text: reader.texts(),
            warnings: reader.warnings() + colorWarnings + exifWarnings)
    }

    /// Returns the orientation that the first of some chunks of Exif data states, and warnings about what is
    /// ignored.
    private static func orientation(_ chunks: [[UInt8]]) -> (ImageOrientation, warnings: [String]) {
        guard let first = chunks.first else { return (.up, []) }
        let warnings = chunks.count > 1 ? ["eXIf: there is more than one; the first counts"] : []
        do throws(ExifProblem) {
            return (try ExifReader(first).orientation() ?? .up, warnings)
        } catch {
            return (.up, warnings + ["eXIf: \(error); ignored"])
        }
    }
}

import VitrineColor
import VitrineDeflate
import VitrinePixels
import VitrineThreads

extension PNG {
    /// Encodes a picture with 8 bits per channel: with a palette if it has at most 256 colours and that makes
    /// the file smaller, otherwise without alpha if every pixel is opaque.
    ///
    /// The same picture, text and compression give the same bytes on every machine and for any number of
    /// threads. Only the profile of Display P3 is compressed by zlib and depends on its version.
    ///
    /// - Parameters:
    ///   - image: The picture to encode.
    ///   - text: The text chunks to write.
    ///   - colorSpace: The colour space of the components, which the file states: sRGB by `sRGB`, Display P3
    ///     by `iCCP` and `cICP`.
    ///   - compression: The effort spent on a small file.
    ///   - workers: The threads to use.
    /// - Throws: A `PNG.EncodingError` if the picture or a text chunk cannot be written.
    package static func encode(
        _ image: RGBA8Image, text: [TextChunk] = [], colorSpace: ColorSpace = .sRGB,
        compression: Compression = .standard, workers: Workers = .serial
    ) throws(PNG.EncodingError) -> [UInt8] {
        try encode(
            rows: image, text: text, colorSpace: colorSpace, compression: compression, workers: workers)
    }

    /// Encodes a picture with 16 bits per channel, without an alpha channel if every pixel is opaque.
    ///
    /// - Parameters:
    ///   - image: The picture to encode.
    ///   - text: The text chunks to write.
    ///   - colorSpace: The colour space of the components, which the file states as it does for 8 bits.
    ///   - compression: The effort spent on a small file.
    ///   - workers: The threads to use.
    /// - Throws: A `PNG.EncodingError` if the picture or a text chunk cannot be written.
    package static func encode(
        _ image: RGBA16Image, text: [TextChunk] = [], colorSpace: ColorSpace = .sRGB,
        compression: Compression = .standard, workers: Workers = .serial
    ) throws(PNG.EncodingError) -> [UInt8] {
        try encode(
            rows: image, text: text, colorSpace: colorSpace, compression: compression, workers: workers)
    }

    /// Encodes premultiplied pixels with 8 bits per channel: the same bytes as for `Pixmap.rgba8`, without
    /// making that picture.
    ///
    /// - Parameters:
    ///   - rows: The dithered rows of the picture.
    ///   - text: The text chunks to write.
    ///   - colorSpace: The colour space of the components, which the file states.
    ///   - compression: The effort spent on a small file.
    ///   - workers: The threads to use.
    /// - Throws: A `PNG.EncodingError` if the picture or a text chunk cannot be written.
    package static func encode(
        _ rows: DitheredRows, text: [TextChunk] = [], colorSpace: ColorSpace = .sRGB,
        compression: Compression = .standard, workers: Workers = .serial
    ) throws(PNG.EncodingError) -> [UInt8] {
        try encode(rows: rows, text: text, colorSpace: colorSpace, compression: compression, workers: workers)
    }

    /// Encodes a picture that provides its rows one by one, each as often as it is requested.
    package static func encode<Source: PixelSource>(
        rows source: Source, text: [TextChunk] = [], colorSpace: ColorSpace = .sRGB,
        compression: Compression, workers: Workers
    ) throws(PNG.EncodingError) -> [UInt8] {
        guard source.width > 0, source.height > 0 else {
            throw .emptyImage(width: source.width, height: source.height)
        }
        guard Int32(exactly: source.width) != nil, Int32(exactly: source.height) != nil else {
            throw .tooLarge(width: source.width, height: source.height)
        }
        for chunk in text {
            guard chunk.hasValidKeyword else { throw .invalidKeyword(chunk.keyword) }
            guard chunk.hasValidText else { throw .invalidText(keyword: chunk.keyword) }
        }
        let plan: Plan
        let stream: [UInt8]
        do throws(OutOfMemoryError) {
            plan = Plan(
                width: source.width, height: source.height, componentBits: Source.Component.bitWidth,
                survey: try PixelSurvey(source, workers: workers), compression: compression)
            stream = try smallestStream(of: source, plan: plan, workers: workers)
        } catch {
            throw .outOfMemory
        }
        return try Container(plan: plan, text: text, colorSpace: colorSpace).file(around: stream)
    }

    /// Compresses the rows by each way that the plan names, and returns the shortest stream.
    private static func smallestStream<Source: PixelSource>(
        of source: Source, plan: Plan, workers: Workers
    ) throws(OutOfMemoryError) -> [UInt8] {
        var smallest: [UInt8]?
        for policy in plan.policies {
            let rows = try FilteredRows(source, plan: plan, policy: policy, workers: workers)
            let stream = try unsafe ZlibStream(plan.layout, effort: plan.effort, workers: workers) {
                () throws(OutOfMemoryError) in try unsafe rows.writer()
            }
            if stream.bytes.count < smallest?.count ?? .max { smallest = stream.bytes }
        }
        return smallest ?? []
    }

    /// Returns the rows of a picture as a zlib stream.
    ///
    /// - Throws: ``EncodingError/outOfMemory``, the one reason why there may be none.
    static func stream<Source: PixelSource>(
        of source: Source, plan: Plan, workers: Workers
    ) throws(PNG.EncodingError) -> [UInt8] {
        do throws(OutOfMemoryError) {
            return try smallestStream(of: source, plan: plan, workers: workers)
        } catch {
            throw .outOfMemory
        }
    }
}

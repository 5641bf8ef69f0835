import VitrineDisplayList
import VitrinePNG
import VitrinePixels

/// A rendered picture and the colour space of its components.
public struct RenderedImage: Sendable {
    public var pixels: Pixmap
    public var colorSpace: ColorSpace

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - pixels: The premultiplied pixels.
    ///   - colorSpace: The colour space of their components.
    public init(pixels: Pixmap, colorSpace: ColorSpace) {
        self.pixels = pixels
        self.colorSpace = colorSpace
    }

    /// Returns the bytes of a PNG file.
    ///
    /// - Parameters:
    ///   - depth: The number of bits per channel. Pictures with 8 bits are dithered.
    ///   - text: The text chunks to write.
    ///   - compression: The effort spent on a small file.
    ///   - workers: The threads that compress the pixels.
    /// - Throws: A `PNG.EncodingError` if the picture cannot be encoded.
    public func png(
        depth: BitDepth, text: [PNG.TextChunk] = [], compression: PNG.Compression = .standard,
        workers: Workers = .serial
    ) throws(PNG.EncodingError) -> [UInt8] {
        var timings = StageTimings()
        return try png(
            depth: depth, text: text, compression: compression, workers: workers, timings: &timings)
    }

    /// Returns the bytes of a PNG file and adds the time that encoding takes to `timings`.
    func png(
        depth: BitDepth, text: [PNG.TextChunk], compression: PNG.Compression, workers: Workers,
        timings: inout StageTimings
    ) throws(PNG.EncodingError) -> [UInt8] {
        try timings.measure("encode") { () throws(PNG.EncodingError) in
            switch depth {
            case .eight:
                try PNG.encode(
                    DitheredRows(pixels), text: text, colorSpace: colorSpace, compression: compression,
                    workers: workers)
            case .sixteen:
                try PNG.encode(
                    pixels.rgba16(), text: text, colorSpace: colorSpace, compression: compression,
                    workers: workers)
            }
        }
    }
}

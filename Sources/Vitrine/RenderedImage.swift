import VitrineDisplayList
import VitrinePNG
import VitrinePixels

/// Pixels, and what their components are encoded in.
public struct RenderedImage: Sendable {
    public var pixels: Pixmap
    public var colorSpace: ColorSpace

    public init(pixels: Pixmap, colorSpace: ColorSpace) {
        self.pixels = pixels
        self.colorSpace = colorSpace
    }

    /// A PNG file of 8 bits a channel, dithered, or of 16.
    public func png(
        depth: BitDepth, text: [PNG.TextChunk] = [], compression: PNG.Compression = .standard,
        workers: Workers = .serial
    ) throws(PNG.EncodingError) -> [UInt8] {
        var timings = StageTimings()
        return try png(
            depth: depth, text: text, compression: compression, workers: workers, timings: &timings)
    }

    /// The same, with the time that it takes.
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

import VitrineDisplayList
import VitrinePNG
import VitrinePixels
import VitrineSource

/// A PNG file in memory: its pixels on a canvas of sRGB or Display P3, and what else it says.
public struct PictureFile: Sendable {
    public var picture: RenderedImage
    /// Bits a channel of the file: 16, or 8 for all below.
    public var depth: BitDepth
    public var text: [PNG.TextChunk]
    /// What is odd about the file, yet not wrong enough to refuse it.
    public var warnings: [String]

    /// Reads a file. Its colours stay in Display P3 where they are, and come to sRGB from anywhere else.
    public init(reading path: String) throws(PictureError) {
        let bytes: [UInt8]
        do throws(FileReadError) {
            bytes = try FileBytes.read(path, limit: 512 << 20)
        } catch {
            throw .input(error)
        }
        do throws(PNG.DecodingError) {
            let file = try PNG.decode(bytes, limit: SceneLimits.standard.pixels)
            let space = file.color.space ?? .sRGB
            picture = RenderedImage(pixels: file.pixmap(in: space), colorSpace: space)
            if case .sixteen = file.pixels { depth = .sixteen } else { depth = .eight }
            (text, warnings) = (file.text, file.warnings)
        } catch {
            throw .decoding(error, path: path)
        }
    }

    /// The file's bytes, dithered where it has 8 bits.
    public func encoded(
        compression: PNG.Compression = .standard, workers: Workers = .serial
    ) throws(PictureError) -> [UInt8] {
        do throws(PNG.EncodingError) {
            return try picture.png(depth: depth, text: text, compression: compression, workers: workers)
        } catch {
            throw .encoding(error)
        }
    }
}

extension FileReadError {
    /// What is wrong, where `what` was to be read.
    func reason(for what: String) -> String {
        switch self {
        case .noSuchFile: "there is no such file"
        case .isFolder: "this is a folder, not \(what)"
        case .tooLong(_, let limit): "the file is longer than \(limit) bytes"
        case .failed(_, let reason): "the file cannot be read: \(reason)"
        }
    }
}

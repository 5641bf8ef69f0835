import CWebPReference
import VitrineTestSupport

/// A file that libwebp writes, and what the library alone makes of it.
struct ReferenceWebP: Sendable, CustomStringConvertible {
    var width: Int
    var height: Int
    var isLossless = false
    var isOpaque = true
    var quality: Float = 80

    var description: String {
        "\(width)x\(height) \(isLossless ? "lossless" : "lossy") \(isOpaque ? "opaque" : "with alpha")"
    }

    /// The pixels before they are written: slopes with noise.
    var pixels: [UInt8] {
        var random = SeededGenerator(seed: 3)
        return (0..<width * height * 4).map { index in
            let (pixel, component) = (index / 4, index % 4)
            if component == 3, isOpaque { return 255 }
            let slope = pixel % width * (7 + component) + pixel / width * (3 + 2 * component)
            return UInt8(abs((slope + Int.random(in: 0..<24, using: &random)) % 510 - 255))
        }
    }

    var file: [UInt8] {
        var file = [UInt8](repeating: 0, count: width * height * 8 + 4096)
        let length = unsafe vitrine_reference_webp_write(
            Int32(width), Int32(height), pixels, isLossless ? 1 : 0, quality, &file, file.count)
        return Array(file.prefix(length))
    }

    /// Returns what the library makes of a file, or `nil` if it fails.
    func libraryPixels(of file: [UInt8]) -> [UInt8]? {
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        let isRead = unsafe vitrine_reference_webp_read(
            file, file.count, Int32(width), Int32(height), &pixels)
        return isRead != 0 ? pixels : nil
    }
}

/// A part of a WebP file.
struct WebPChunk {
    var name: String
    var data: [UInt8]

    static func number(_ value: Int, bytes: Int) -> [UInt8] {
        (0..<bytes).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    /// The size of the canvas, with flags for what follows.
    static func header(width: Int, height: Int, flags: UInt8) -> WebPChunk {
        WebPChunk(
            name: "VP8X",
            data: [flags, 0, 0, 0] + number(width - 1, bytes: 3) + number(height - 1, bytes: 3))
    }

    /// A frame of an animation, of a file of one picture without alpha.
    static func frame(_ file: [UInt8], x: Int, y: Int, width: Int, height: Int) -> WebPChunk {
        let place = number(x / 2, bytes: 3) + number(y / 2, bytes: 3)
        let size = number(width - 1, bytes: 3) + number(height - 1, bytes: 3)
        return WebPChunk(name: "ANMF", data: place + size + [100, 0, 0, 0] + file.dropFirst(12))
    }

    var bytes: [UInt8] {
        Array(name.utf8) + Self.number(data.count, bytes: 4) + data
            + [UInt8](repeating: 0, count: data.count % 2)
    }

    static func file(_ chunks: [WebPChunk], then rest: [UInt8] = []) -> [UInt8] {
        let body = Array("WEBP".utf8) + chunks.flatMap(\.bytes) + rest
        return Array("RIFF".utf8) + number(body.count, bytes: 4) + body
    }
}

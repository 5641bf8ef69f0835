import VitrineFormats
import VitrineSamples

/// The formats of image files that can be read.
package enum ImageDecoders: Sendable {
    /// All decoders, in the order in which they are asked.
    package static let all: [any ImageDecoder.Type] =
        [PNGDecoder.self] + StillFormats.all.map { decoder(of: $0) }

    private static func decoder<Format: StillFormat>(of format: Format.Type) -> any ImageDecoder.Type {
        StillDecoder<Format>.self
    }

    /// Decodes a file of any of the formats, which its first bytes tell; its name does not matter.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - limit: The largest number of pixels.
    /// - Throws: An ``ImageDecodingError`` if no format is recognized or the file is damaged or too large.
    package static func decode(
        _ bytes: [UInt8], limit: Int
    ) throws(ImageDecodingError) -> any DecodedImage {
        guard let decoder = all.first(where: { $0.recognizes(bytes) }) else {
            throw ImageDecodingError(unrecognized: bytes)
        }
        return try decoder.decode(bytes, limit: limit)
    }
}

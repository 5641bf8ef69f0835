import VitrineColor
import VitrineFormats
import VitrinePNG
import VitrineSamples

/// The decoder of PNG files.
package enum PNGDecoder: ImageDecoder {
    package static let name = "PNG"

    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        !bytes.isEmpty && bytes.starts(with: PNG.signature.prefix(bytes.count))
    }

    package static func decode(
        _ bytes: [UInt8], limit: Int
    ) throws(ImageDecodingError) -> any DecodedImage {
        do throws(PNG.DecodingError) {
            return try PNG.decode(bytes, limit: limit)
        } catch {
            throw .png(error)
        }
    }
}

extension PNG.Decoded: DecodedImage {
    package var colorSpace: ColorSpace { color.space ?? .sRGB }

    package var isTurned: Bool { orientation != .up }

    package var texts: [ImageText] { text.map(ImageText.init) }

    package var depth: BitDepth {
        switch pixels {
        case .eight: .eight
        case .sixteen: .sixteen
        }
    }
}

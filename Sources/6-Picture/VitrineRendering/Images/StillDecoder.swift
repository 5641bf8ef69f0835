import VitrineColor
import VitrineDisplayList
import VitrineFormats
import VitrinePixels
import VitrineSamples
import VitrineShaders

/// The decoder of a format with 8 bits per channel.
package enum StillDecoder<Format: StillFormat>: ImageDecoder {
    package static var name: String { Format.name }

    package static func recognizes(_ bytes: [UInt8]) -> Bool { Format.recognizes(bytes) }

    package static func decode(
        _ bytes: [UInt8], limit: Int
    ) throws(ImageDecodingError) -> any DecodedImage {
        do throws(PictureDecodingError) {
            return try Format.decode(bytes, limit: limit)
        } catch {
            throw .still(error)
        }
    }
}

extension StillPicture: DecodedImage {
    package var colorSpace: ColorSpace { color.space ?? .sRGB }

    package var depth: BitDepth { .eight }

    package var isTurned: Bool { orientation != .up }

    package var texts: [ImageText] { [] }

    package func handle(in space: ColorSpace) -> ImageHandle {
        guard isOpaque, ColorTransform(color, in: space) == nil else {
            return ImageHandle(pixmap(in: space))
        }
        return ImageHandle(OpaqueImage(pixels))
    }
}

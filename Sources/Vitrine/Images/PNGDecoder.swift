import VitrineDisplayList
import VitrinePNG

/// The decoder of PNG files.
public enum PNGDecoder: ImageDecoder {
    public static let name = "PNG"

    public static func recognizes(_ bytes: [UInt8]) -> Bool {
        !bytes.isEmpty && bytes.starts(with: PNG.signature.prefix(bytes.count))
    }

    public static func decode(
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
    public var colorSpace: ColorSpace { color.space ?? .sRGB }

    public var depth: BitDepth {
        switch pixels {
        case .eight: .eight
        case .sixteen: .sixteen
        }
    }
}

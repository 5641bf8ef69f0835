import VitrineColor
import VitrineDisplayList
import VitrineFormats
import VitrinePixels
import VitrineSamples
import VitrineTestSupport

/// Pictures of the formats beside PNG: decoded and converted.
public final class PhotosTarget: FuzzTarget {
    public static let name = "photos"

    public init(folder: String) throws {}

    public func run(_ bytes: [UInt8]) -> FuzzOutcome {
        guard let format = StillFormats.format(of: bytes) else { return .rejected }
        do throws(PictureDecodingError) {
            let picture = try format.decode(bytes, limit: PNGTarget.limit)
            let pixels = picture.pixmap(in: .sRGB)
            guard pixels.width == picture.image.width, pixels.height == picture.image.height else {
                return .broken("another size")
            }
            // What memory held before would be another picture the next time.
            guard try format.decode(bytes, limit: PNGTarget.limit).image == picture.image else {
                return .broken("another picture from the same bytes")
            }
            return .accepted
        } catch {
            return "\(error)".isEmpty ? .broken("an error without a reason") : .rejected
        }
    }

    public func mutated(
        _ bytes: [UInt8], with other: [UInt8], using random: inout SeededGenerator
    ) -> [UInt8] {
        ByteMutation.apply(to: bytes, with: other, using: &random)
    }
}

import VitrineColor
import VitrinePixels

/// A picture to compare with a golden, which may become one itself.
package struct GoldenCandidate: Sendable {
    package var image: RGBA8Image
    /// The colour space of the components.
    package var colorSpace: ColorSpace
    package var record: GoldenRecord

    package init(image: RGBA8Image, colorSpace: ColorSpace = .sRGB, record: GoldenRecord) {
        self.image = image
        self.colorSpace = colorSpace
        self.record = record
    }

    /// The hash of the size and all components, as stored for goldens that are kept only as hashes.
    package var hash: String { PixelHash.digits(image) }
}

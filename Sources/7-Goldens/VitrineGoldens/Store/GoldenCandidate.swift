import VitrineColor
import VitrinePixels

/// A picture to compare with a golden, which may become one itself.
public struct GoldenCandidate: Sendable {
    public var image: RGBA8Image
    /// The colour space of the components.
    public var colorSpace: ColorSpace
    public var record: GoldenRecord

    public init(image: RGBA8Image, colorSpace: ColorSpace = .sRGB, record: GoldenRecord) {
        self.image = image
        self.colorSpace = colorSpace
        self.record = record
    }

    /// The hash of the size and all components, as stored for goldens that are kept only as hashes.
    public var hash: String { PixelHash.digits(image) }
}

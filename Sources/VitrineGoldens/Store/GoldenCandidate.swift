import VitrineDisplayList
import VitrinePNG
import VitrinePixels

/// A picture that is compared with its golden, and may become one.
public struct GoldenCandidate: Sendable {
    public var image: RGBA8Image
    /// What the components are encoded in.
    public var colorSpace: ColorSpace
    public var record: GoldenRecord

    public init(image: RGBA8Image, colorSpace: ColorSpace = .sRGB, record: GoldenRecord) {
        self.image = image
        self.colorSpace = colorSpace
        self.record = record
    }

    /// The hash of the size and all components: what goldens of which only the hash is kept keep.
    public var hash: String { PixelHash.digits(image) }
}

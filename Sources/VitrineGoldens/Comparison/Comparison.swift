import VitrineGraphics

/// What a comparator found between an expected and an actual picture.
public struct Comparison: Hashable, Sendable {
    /// Whether the comparator lets the pictures pass as the same.
    public var matches: Bool
    /// Pixels that differ. Where sizes do, the pixels that only one picture has are among them.
    public var differingPixels: Int
    /// The largest difference of one component, 0...255; 255 where only one picture has a pixel.
    public var largestDifference: Int
    /// The mean difference of all components of all pixels, 0...255, on the same terms.
    public var meanDifference: Double
    /// The smallest rectangle that holds every differing pixel, or nil where none does.
    public var boundingBox: PixelRect?
    /// Whether width or height differ.
    public var sizesDiffer: Bool

    public init(
        matches: Bool, differingPixels: Int, largestDifference: Int, meanDifference: Double,
        boundingBox: PixelRect?, sizesDiffer: Bool
    ) {
        self.matches = matches
        self.differingPixels = differingPixels
        self.largestDifference = largestDifference
        self.meanDifference = meanDifference
        self.boundingBox = boundingBox
        self.sizesDiffer = sizesDiffer
    }
}

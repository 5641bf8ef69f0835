import VitrineGraphics

/// Every byte of every pixel counts, the colour of transparent pixels too.
///
/// The renderer is deterministic, so its own pictures need nothing else.
public struct ExactComparator: Comparator {
    public static let name = "exact"
    public let tolerance = "none"

    public init() {}

    public func compare(_ expected: RGBA8Image, _ actual: RGBA8Image) -> Comparison {
        let scan = PixelDifferences(expected, actual)
        let sizesDiffer = expected.width != actual.width || expected.height != actual.height
        return Comparison(
            matches: scan.count == 0 && !sizesDiffer, differingPixels: scan.count,
            largestDifference: scan.largest, meanDifference: scan.mean, boundingBox: scan.box,
            sizesDiffer: sizesDiffer)
    }
}

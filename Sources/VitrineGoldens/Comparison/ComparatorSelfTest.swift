import VitrineGraphics

/// Shows, before a run trusts a comparator, that it is not blind.
public enum ComparatorSelfTest {
    /// Whether the comparator finds no difference in a picture and itself, and does find a black block
    /// turned white (from either side), where it is, and a missing row of pixels.
    public static func run(_ comparator: any Comparator) -> Bool {
        let block = PixelRect(x0: 9, y0: 14, x1: 19, y1: 22)
        let clean = picture(width: 40, height: 32, block: nil)
        let injected = picture(width: 40, height: 32, block: block)
        let shorter = picture(width: 40, height: 31, block: nil)

        let same = comparator.compare(clean, clean)
        guard same.differingPixels == 0, same.boundingBox == nil, !same.sizesDiffer else { return false }
        for found in [comparator.compare(clean, injected), comparator.compare(injected, clean)] {
            guard !found.matches, found.differingPixels > 0, found.largestDifference > 0, !found.sizesDiffer,
                let box = found.boundingBox, !box.intersection(block).isEmpty
            else { return false }
        }
        let resized = comparator.compare(clean, shorter)
        return !resized.matches && resized.sizesDiffer
    }

    /// A dark gradient, so that the white block is far from every tolerance but one that lets all pass.
    private static func picture(width: Int, height: Int, block: PixelRect?) -> RGBA8Image {
        var components: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let inside = block.map { (y >= $0.y0 && y < $0.y1) && (x >= $0.x0 && x < $0.x1) } ?? false
                components += inside ? [255, 255, 255, 255] : [UInt8(x), UInt8(y), 8, 255]
            }
        }
        return RGBA8Image(width: width, height: height, components: components)
    }
}

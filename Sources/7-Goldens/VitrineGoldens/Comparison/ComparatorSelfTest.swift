import VitrinePixels

/// A test that a comparator can find differences, run before it is trusted.
package enum ComparatorSelfTest {
    /// Returns `true` if the comparator finds no difference between a picture and itself, but does find a
    /// black block turned white (in either direction), at its position, and a missing row of pixels.
    ///
    /// A comparator that tolerates differences must find the block, but may let it pass; one that demands
    /// differences must not report any where there are none. A comparator with a drift gate must also find a
    /// shift of the whole picture by one level, which no metric of single pixels can.
    package static func run(_ comparator: any ImageComparator) -> Bool {
        let block = PixelRect(x0: 9, y0: 14, x1: 19, y1: 22)
        let clean = picture(width: 40, height: 32, block: nil)
        let injected = picture(width: 40, height: 32, block: block)

        let same = comparator.compare(clean, clean)
        guard same.differingPixels == 0, same.changedPixels == 0, same.boundingBox == nil, !same.sizesDiffer,
            same.regions.isEmpty, same.drift.map({ $0.largest == 0 }) ?? true
        else { return false }
        for found in [comparator.compare(clean, injected), comparator.compare(injected, clean)] {
            guard finds(block, found) else { return false }
        }
        return findsSize(comparator, clean) && findsShift(comparator, clean)
    }

    private static func finds(_ block: PixelRect, _ found: Comparison) -> Bool {
        guard found.differingPixels > 0, found.changedPixels == block.width * block.height,
            found.largestDifference > 0, !found.sizesDiffer, let region = found.regions.first,
            let box = found.boundingBox, !box.intersection(block).isEmpty,
            !region.box.intersection(block).isEmpty
        else { return false }
        // Only a comparator with a tolerance may let the block pass.
        return !found.matches || found.tolerance.text != Tolerance.none.text
    }

    private static func findsSize(_ comparator: any ImageComparator, _ clean: RGBA8Image) -> Bool {
        let resized = comparator.compare(clean, picture(width: 40, height: 31, block: nil))
        return !resized.matches && resized.sizesDiffer && resized.failures.contains(.sizes)
    }

    /// Returns `true` if the comparator finds a shift by one level everywhere, which is a drift of 1/255.
    private static func findsShift(_ comparator: any ImageComparator, _ clean: RGBA8Image) -> Bool {
        var shifted = clean
        for index in shifted.components.indices where index % 4 < 3 { shifted.components[index] += 1 }
        let found = comparator.compare(clean, shifted)
        guard found.changedPixels == 40 * 32 else { return false }
        guard let drift = found.drift else { return true }
        return drift.largest == 1 && drift.isExceeded == (drift.limit < 1)
            && found.failures.contains(.drift) == drift.isExceeded
    }

    /// Returns a dark gradient, on which the white block exceeds every tolerance except one that lets
    /// everything pass.
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

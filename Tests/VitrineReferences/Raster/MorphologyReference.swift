@testable import VitrinePixels

/// The reference implementation of `MorphologyKernels`, one value at a time.
enum MorphologyReference {
    static func dilate(_ row: [UInt16], by step: Int) -> [UInt16] {
        row.indices.map { $0 + step < row.count ? max(row[$0], row[$0 + step]) : row[$0] }
    }

    static func raise(_ row: [UInt16], _ first: [UInt16], _ second: [UInt16]) -> [UInt16] {
        row.indices.map { max(row[$0], first[$0], second[$0]) }
    }

    static func mix(_ row: [UInt16], with other: [UInt16], weight: UInt16) -> [UInt16] {
        zip(row, other).map {
            SourceOverReference.product($0, weight) + SourceOverReference.product($1, 65535 - weight)
        }
    }

    static func shift(_ row: [UInt16], weight: UInt16) -> [UInt16] {
        mix([0] + row.dropLast(), with: row, weight: weight)
    }

    /// Returns a mask grown by a disc of whole pixels, comparing all of its pixels.
    static func dilated(_ mask: Mask, by radius: Int, outside: UInt16) -> Mask {
        var result = mask
        for y in 0..<mask.height {
            for x in 0..<mask.width {
                var most: UInt16 = 0
                for dy in -radius...radius {
                    for dx in -radius...radius where dx * dx + dy * dy <= radius * radius {
                        let (u, v) = (x + dx, y + dy)
                        let isInside = u >= 0 && v >= 0 && u < mask.width && v < mask.height
                        most = max(most, isInside ? mask[u, v] : outside)
                    }
                }
                result[x, y] = most
            }
        }
        return result
    }
}

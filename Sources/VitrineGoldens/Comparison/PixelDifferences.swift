import VitrineGraphics

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Counts and measures over all pixels that either of two pictures has, aligned at the top left.
struct PixelDifferences: Hashable {
    var count = 0
    var largest = 0
    /// The sum of all component differences, a pixel that only one picture has counting 4 * 255.
    var sum = 0
    /// Pixels that at least one picture has.
    var pixels = 0
    var box: PixelRect?

    var mean: Double { pixels == 0 ? 0 : Double(sum) / Double(pixels * 4) }

    init(_ expected: RGBA8Image, _ actual: RGBA8Image) {
        let width = min(expected.width, actual.width)
        let height = min(expected.height, actual.height)
        let shared = width * height
        pixels = expected.width * expected.height + actual.width * actual.height - shared
        compareShared(expected, actual, width: width, height: height)
        for image in [expected, actual] {
            note(PixelRect(x0: width, y0: 0, x1: image.width, y1: min(height, image.height)))
            note(PixelRect(x0: 0, y0: height, x1: image.width, y1: image.height))
        }
    }

    /// Takes in a rectangle of pixels that one picture lacks.
    private mutating func note(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        count += rect.width * rect.height
        sum += rect.width * rect.height * 4 * 255
        largest = 255
        grow(to: rect)
    }

    private mutating func grow(to rect: PixelRect) {
        guard let old = box else {
            box = rect
            return
        }
        box = PixelRect(
            x0: min(old.x0, rect.x0), y0: min(old.y0, rect.y0), x1: max(old.x1, rect.x1),
            y1: max(old.y1, rect.y1))
    }

    private mutating func compareShared(
        _ expected: RGBA8Image, _ actual: RGBA8Image, width: Int, height: Int
    ) {
        unsafe expected.components.withUnsafeBufferPointer { first in
            unsafe actual.components.withUnsafeBufferPointer { second in
                guard let first = first.baseAddress, let second = second.baseAddress else { return }
                for y in 0..<height {
                    unsafe compareRow(
                        first + y * expected.width * 4, second + y * actual.width * 4, width: width, y: y)
                }
            }
        }
    }

    private mutating func compareRow(
        _ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, width: Int, y: Int
    ) {
        // Rows that are the same, in most runs all of them, cost no more than memory does.
        guard unsafe memcmp(first, second, width * 4) != 0 else { return }
        var x0 = width
        var x1 = 0
        var x = 0
        while x < width {
            var total = 0
            for component in x * 4..<x * 4 + 4 {
                let difference = abs(unsafe Int(first[component]) - Int(second[component]))
                total += difference
                largest = max(largest, difference)
            }
            if total > 0 {
                sum += total
                count += 1
                x0 = min(x0, x)
                x1 = x + 1
            }
            x += 1
        }
        grow(to: PixelRect(x0: x0, y0: y, x1: x1, y1: y + 1))
    }
}

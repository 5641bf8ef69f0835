import VitrinePixels

/// The window of N × N pixels, at any position, that contains the most marks.
struct DensityScan: Hashable, Sendable {
    private(set) var largest = 0
    /// The first window with that many marks, from the top left.
    private(set) var window: PixelRect?

    /// Scans all windows.
    ///
    /// - Parameters:
    ///   - marks: The marked pixels.
    ///   - side: The side N of a window, which is limited to the size of the picture.
    init(_ marks: PixelBits, side: Int) {
        let width = min(max(side, 1), marks.width)
        let height = min(max(side, 1), marks.height)
        guard width > 0, height > 0 else { return }
        var columns = [Int](repeating: 0, count: marks.width)
        // The total over all columns is an upper bound for every window, and most bands of rows contain few
        // marks.
        var total = 0
        for y in 0..<marks.height {
            total += Self.add(marks, y, 1, to: &columns)
            let top = y - height + 1
            guard top >= 0 else { continue }
            if total > largest { slide(columns, width: width, height: height, top: top) }
            total += Self.add(marks, top, -1, to: &columns)
        }
    }

    private static func add(_ marks: PixelBits, _ y: Int, _ sign: Int, to columns: inout [Int]) -> Int {
        var added = 0
        for index in 0..<marks.wordsPerRow {
            var word = marks.words[y * marks.wordsPerRow + index]
            added += word.nonzeroBitCount * sign
            while word != 0 {
                columns[index * 64 + word.trailingZeroBitCount] += sign
                word &= word - 1
            }
        }
        return added
    }

    private mutating func slide(_ columns: [Int], width: Int, height: Int, top: Int) {
        var sum = columns[..<(width - 1)].reduce(0, +)
        for left in 0...columns.count - width {
            sum += columns[left + width - 1]
            if sum > largest {
                largest = sum
                window = PixelRect(x0: left, y0: top, x1: left + width, y1: top + height)
            }
            sum -= columns[left]
        }
    }
}

import VitrinePixels

/// Cells of two by two pixels, computed two at a time.
extension BoxFilterKernel {
    private typealias Words = SIMD8<UInt16>

    /// Writes `count` cells of two rows by two columns.
    static func pairs(
        _ rows: [Row], _ columns: Columns, _ first: Int, into target: UnsafeMutablePointer<PackedPixel>,
        _ count: Int
    ) {
        let plain = columns.plain
        if !plain.isEmpty {
            let start = columns.columns[2 * plain.lowerBound] - first
            unsafe pairs(rows[0] + start, rows[1] + start, into: target + plain.lowerBound, plain.count)
        }
        for cell in 0..<count where !plain.contains(cell) {
            let (a, b) = (columns.columns[2 * cell] - first, columns.columns[2 * cell + 1] - first)
            unsafe target[cell] = mean(pair(rows[0][a], rows[0][b]), pair(rows[1][a], rows[1][b]))
        }
    }

    /// Writes cells whose columns are consecutive.
    private static func pairs(
        _ top: Row, _ bottom: Row, into target: UnsafeMutablePointer<PackedPixel>, _ count: Int
    ) {
        var cell = 0
        while cell &+ 2 <= count {
            let place = 2 &* cell
            let (a, b) = unsafe halves(top + place)
            let (c, d) = unsafe halves(bottom + place)
            let (above, below) = (PixelPair.mean(a, b), PixelPair.mean(c, d))
            // Rounded up twice, which is one too many where an inner mean was rounded up and the two differ
            // in the last bit.
            let excess = ((a ^ b) | (c ^ d)) & (above ^ below) & Words(repeating: 1)
            unsafe (PixelPair.mean(above, below) &- excess).store(target + cell)
            cell &+= 2
        }
        if cell < count {
            let place = 2 &* cell
            unsafe target[cell] = mean(pair(top + place), pair(bottom + place))
        }
    }

    /// Returns the first and the second pixel of each of two pairs.
    @inline(__always)
    private static func halves(_ pixels: Row) -> (Words, Words) {
        let a = unsafe UnsafeRawPointer(pixels).loadUnaligned(as: SIMD2<UInt64>.self)
        let b = unsafe UnsafeRawPointer(pixels + 2).loadUnaligned(as: SIMD2<UInt64>.self)
        return unsafe (
            unsafeBitCast(SIMD2(a[0], b[0]), to: Words.self), unsafeBitCast(SIMD2(a[1], b[1]), to: Words.self)
        )
    }

    /// Returns the mean of two pairs of pixels, rounded to nearest.
    @inline(__always)
    private static func mean(_ a: Lanes, _ b: Lanes) -> PackedPixel {
        var sums = Sums()
        sums.add(a)
        sums.add(b)
        let (first, second) = sums.pixels
        return packed((first &+ second &+ Lanes(repeating: 2)) &>> Lanes(repeating: 2))
    }
}

/// Means of squares of pixels.
enum CellKernel {
    private typealias Lanes = SIMD4<UInt32>
    private typealias Words = SIMD8<UInt16>
    typealias Row = UnsafePointer<PackedPixel>

    /// Writes `count` cells, each the mean of `factor` pixels of each of as many rows; column c is `columns[c] - first`.
    /// The columns of the cells `plain` follow one another.
    static func average(
        _ rows: [Row], _ columns: [Int], plain: Range<Int>, from first: Int, _ factor: Int,
        into target: UnsafeMutablePointer<PackedPixel>, _ count: Int
    ) {
        unsafe mirrored(rows, columns, 0..<plain.lowerBound, first, factor, target)
        if !plain.isEmpty {
            let start = columns[plain.lowerBound * factor] - first
            let to = unsafe target + plain.lowerBound
            if factor == 2 {
                unsafe pairs(rows[0] + start, rows[1] + start, into: to, plain.count)
            } else {
                unsafe squares(rows, start, factor, into: to, plain.count)
            }
        }
        unsafe mirrored(rows, columns, plain.upperBound..<count, first, factor, target)
    }

    /// The cells whose columns follow one another, as many as there are in one stretch.
    static func plain(_ columns: [Int], _ factor: Int) -> Range<Int> {
        let count = columns.count / factor
        func isPlain(_ cell: Int) -> Bool {
            (1..<factor).allSatisfy { columns[cell * factor + $0] == columns[cell * factor] + $0 }
        }
        guard let first = (0..<count).first(where: isPlain) else { return 0..<0 }
        var end = first + 1
        while end < count, isPlain(end), columns[end * factor] == columns[end * factor - 1] + 1 { end += 1 }
        return first..<end
    }

    /// Cells of two pixels each way.
    private static func pairs(
        _ top: Row, _ bottom: Row, into target: UnsafeMutablePointer<PackedPixel>, _ count: Int
    ) {
        var cell = 0
        while cell &+ 2 <= count {
            let place = 2 &* cell
            let (a, b) = unsafe halves(top + place)
            let (c, d) = unsafe halves(bottom + place)
            let (above, below) = (mean(a, b), mean(c, d))
            // Rounded up twice, and too far where one of the means below was and they differ in the last bit.
            let excess = ((a ^ b) | (c ^ d)) & (above ^ below) & Words(repeating: 1)
            unsafe (mean(above, below) &- excess).store(target + cell)
            cell &+= 2
        }
        if cell < count {
            let place = 2 &* cell
            unsafe target[cell] = sum(pair(top + place), pair(bottom + place))
        }
    }

    /// The mean rounded up; compiles to one `pavgw`.
    @inline(__always)
    private static func mean(_ a: Words, _ b: Words) -> Words {
        (a | b) &- ((a ^ b) &>> Words(repeating: 1))
    }

    /// The first and the second pixel of each of two pairs.
    @inline(__always)
    private static func halves(_ pixels: Row) -> (Words, Words) {
        let a = unsafe UnsafeRawPointer(pixels).loadUnaligned(as: SIMD2<UInt64>.self)
        let b = unsafe UnsafeRawPointer(pixels + 2).loadUnaligned(as: SIMD2<UInt64>.self)
        return unsafe (
            unsafeBitCast(SIMD2(a[0], b[0]), to: Words.self), unsafeBitCast(SIMD2(a[1], b[1]), to: Words.self)
        )
    }

    /// Cells of four pixels each way and more.
    private static func squares(
        _ rows: [Row], _ start: Int, _ factor: Int, into target: UnsafeMutablePointer<PackedPixel>,
        _ count: Int
    ) {
        let shift = UInt32(truncatingIfNeeded: 2 * factor.trailingZeroBitCount)
        unsafe rows.withUnsafeBufferPointer { rows in
            for cell in 0..<count {
                let place = start &+ cell &* factor
                var sums = Sums()
                for index in 0..<rows.count {
                    let row = unsafe rows[index] + place
                    var i = 0
                    while i < factor {
                        unsafe sums.add(pair(row + i))
                        unsafe sums.add(pair(row + (i &+ 2)))
                        i &+= 4
                    }
                }
                unsafe target[cell] = sums.mean(shift)
            }
        }
    }

    /// Cells of pixels in any order.
    private static func mirrored(
        _ rows: [Row], _ columns: [Int], _ cells: Range<Int>, _ first: Int, _ factor: Int,
        _ target: UnsafeMutablePointer<PackedPixel>
    ) {
        let shift = UInt32(truncatingIfNeeded: 2 * factor.trailingZeroBitCount)
        unsafe columns.withUnsafeBufferPointer { columns in
            unsafe rows.withUnsafeBufferPointer { rows in
                for cell in cells {
                    var sums = Sums()
                    for index in 0..<rows.count {
                        let row = unsafe rows[index] - first
                        var column = cell &* factor
                        while column < (cell &+ 1) &* factor {
                            let pair = unsafe SIMD2(row[columns[column]], row[columns[column &+ 1]])
                            unsafe sums.add(unsafeBitCast(pair, to: Lanes.self))
                            column &+= 2
                        }
                    }
                    unsafe target[cell] = sums.mean(shift)
                }
            }
        }
    }

    @inline(__always)
    private static func pair(_ pixels: Row) -> Lanes {
        unsafe UnsafeRawPointer(pixels).loadUnaligned(as: Lanes.self)
    }

    @inline(__always)
    private static func sum(_ a: Lanes, _ b: Lanes) -> PackedPixel {
        var sums = Sums()
        sums.add(a)
        sums.add(b)
        return sums.mean(2)
    }

    /// Two pixels at a time as four words, each of two components, in sums of their own.
    private struct Sums {
        private var even = Lanes()
        private var odd = Lanes()

        @inline(__always)
        mutating func add(_ words: Lanes) {
            even &+= words & Lanes(repeating: 0xFFFF)
            odd &+= words &>> Lanes(repeating: 16)
        }

        /// Both pixels' sums as a mean, rounded to the nearest.
        @inline(__always)
        func mean(_ shift: UInt32) -> PackedPixel {
            let components = mean(even, shift) | mean(odd, shift) &<< SIMD2(repeating: 16)
            return unsafe unsafeBitCast(components, to: PackedPixel.self)
        }

        @inline(__always)
        private func mean(_ sums: Lanes, _ shift: UInt32) -> SIMD2<UInt32> {
            (sums.lowHalf &+ sums.highHalf &+ SIMD2(repeating: 1 &<< (shift &- 1)))
                &>> SIMD2(repeating: shift)
        }
    }
}

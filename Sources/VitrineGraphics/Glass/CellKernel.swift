/// Means of squares of pixels.
enum CellKernel {
    private typealias Lanes = SIMD4<UInt32>
    private typealias Words = SIMD8<UInt16>
    typealias Row = UnsafePointer<PackedPixel>

    /// The columns that cells are made of, as many each.
    struct Columns: Sendable {
        fileprivate let columns: [Int]
        fileprivate let factor: Int
        /// The cells whose columns follow one another, as many as there are in one stretch.
        fileprivate let plain: Range<Int>
        /// The least column of each cell whose columns follow one another, also backwards, as in a mirror; -1 for others.
        fileprivate let starts: [Int]

        init(_ columns: [Int], factor: Int) {
            (self.columns, self.factor) = (columns, factor)
            let count = columns.count / factor
            func isRun(_ cell: Int, _ step: Int) -> Bool {
                (1..<factor).allSatisfy { columns[cell * factor + $0] == columns[cell * factor] + step * $0 }
            }
            starts = (0..<count).map { cell in
                if isRun(cell, 1) { return columns[cell * factor] }
                return isRun(cell, -1) ? columns[cell * factor + factor - 1] : -1
            }
            guard let first = (0..<count).first(where: { isRun($0, 1) }) else {
                plain = 0..<0
                return
            }
            var end = first + 1
            while end < count, isRun(end, 1), columns[end * factor] == columns[end * factor - 1] + 1 {
                end += 1
            }
            plain = first..<end
        }
    }

    /// Writes `count` cells, each the mean of as many pixels of each of as many rows as it has columns; rows begin
    /// with column `first`.
    static func average(
        _ rows: [Row], _ columns: Columns, from first: Int, into target: UnsafeMutablePointer<PackedPixel>,
        _ count: Int
    ) {
        let (plain, factor) = (columns.plain, columns.factor)
        unsafe others(rows, columns, 0..<plain.lowerBound, first, target)
        if !plain.isEmpty {
            let start = columns.starts[plain.lowerBound] - first
            let to = unsafe target + plain.lowerBound
            if factor == 2 {
                unsafe pairs(rows[0] + start, rows[1] + start, into: to, plain.count)
            } else {
                unsafe squares(rows, start, step: factor, factor, into: to, plain.count)
            }
        }
        unsafe others(rows, columns, plain.upperBound..<count, first, target)
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

    /// Cells of four pixels each way and more; the first begins at `start`, each other `step` pixels from the one before.
    private static func squares(
        _ rows: [Row], _ start: Int, step: Int, _ factor: Int,
        into target: UnsafeMutablePointer<PackedPixel>, _ count: Int
    ) {
        let shift = UInt32(truncatingIfNeeded: 2 * factor.trailingZeroBitCount)
        unsafe rows.withUnsafeBufferPointer { rows in
            for cell in 0..<count {
                let place = start &+ cell &* step
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

    /// Cells one by one: mirrored ones are sums of the same pixels, and only those across an edge take theirs singly.
    private static func others(
        _ rows: [Row], _ columns: Columns, _ cells: Range<Int>, _ first: Int,
        _ target: UnsafeMutablePointer<PackedPixel>
    ) {
        let (factor, starts) = (columns.factor, columns.starts)
        var cell = cells.lowerBound
        while cell < cells.upperBound {
            let start = starts[cell]
            if start < 0 {
                unsafe target[cell] = gathered(rows, columns, cell, first)
                cell += 1
            } else if factor == 2 {
                let place = start - first
                unsafe target[cell] = sum(pair(rows[0] + place), pair(rows[1] + place))
                cell += 1
            } else {
                // In a mirror cells come backwards.
                var end = cell + 1
                while end < cells.upperBound, starts[end] >= 0, starts[end] == starts[end - 1] - factor {
                    end += 1
                }
                unsafe squares(rows, start - first, step: -factor, factor, into: target + cell, end - cell)
                cell = end
            }
        }
    }

    /// A cell of pixels in any order.
    private static func gathered(_ rows: [Row], _ columns: Columns, _ cell: Int, _ first: Int) -> PackedPixel
    {
        let factor = columns.factor
        var sums = Sums()
        for index in 0..<factor {
            let row = unsafe rows[index] - first
            for column in stride(from: cell * factor, to: (cell + 1) * factor, by: 2) {
                let pair = unsafe SIMD2(row[columns.columns[column]], row[columns.columns[column + 1]])
                unsafe sums.add(unsafeBitCast(pair, to: Lanes.self))
            }
        }
        return sums.mean(UInt32(truncatingIfNeeded: 2 * factor.trailingZeroBitCount))
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

import CRowKernels
import VitrinePixels

/// Computes the means of square cells of pixels.
public enum BoxFilterKernel: Sendable {
    public typealias Lanes = SIMD4<UInt32>
    public typealias Row = UnsafePointer<PackedPixel>

    /// The columns that each cell consists of, the same number for all cells.
    public struct Columns: Sendable {
        let columns: [Int]
        fileprivate let factor: Int
        /// One contiguous range of cells whose columns are consecutive.
        let plain: Range<Int>
        /// For each cell, the smallest of its columns if they are consecutive, forwards or, as in a mirror,
        /// backwards; otherwise `nil`.
        fileprivate let starts: [Int?]

        public init(_ columns: [Int], factor: Int) {
            (self.columns, self.factor) = (columns, factor)
            let count = columns.count / factor
            func isRun(_ cell: Int, _ step: Int) -> Bool {
                (1..<factor).allSatisfy { columns[cell * factor + $0] == columns[cell * factor] + step * $0 }
            }
            starts = (0..<count).map { cell in
                if isRun(cell, 1) { return columns[cell * factor] }
                return isRun(cell, -1) ? columns[(cell + 1) * factor - 1] : nil
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

    /// Writes `count` cells, each the mean of a square of pixels.
    ///
    /// Rows begin with column `first` and have `width` pixels.
    ///
    /// With more than two rows, each column is summed only once, even if it belongs to further cells beyond
    /// an edge, where the picture is mirrored. Around a button, that is about half of the cells.
    ///
    /// - Parameter memory: Scratch memory for `2 * width + 1` vectors.
    public static func average(
        _ rows: [Row], _ columns: Columns, from first: Int, width: Int, _ memory: UnsafeMutablePointer<Lanes>,
        into target: UnsafeMutablePointer<PackedPixel>, _ count: Int
    ) {
        if columns.factor == 2 { return unsafe pairs(rows, columns, first, into: target, count) }
        let sums = unsafe memory + width + 1
        unsafe add(rows, width, into: sums)
        unsafe average([UnsafePointer(sums)], columns, from: first, width: width, memory, into: target, count)
    }

    /// Writes the sums of `width` columns of four, eight or sixteen rows, with one component per lane.
    ///
    /// Four rows are added at a time: with all sixteen, the pieces of each row were too short for the
    /// hardware prefetcher, which took twice as long.
    static func add(_ rows: [Row], _ width: Int, into sums: UnsafeMutablePointer<Lanes>) {
        let words = unsafe rows.map { unsafe UnsafeRawPointer($0).assumingMemoryBound(to: UInt16.self) }
        let target = unsafe UnsafeMutableRawPointer(sums).assumingMemoryBound(to: UInt32.self)
        let stride = unsafe words[1] - words[0]
        unsafe words.withUnsafeBufferPointer { words in
            guard let start = words.baseAddress else { return }
            for first in Swift.stride(from: 0, to: words.count, by: 4) {
                // The next four rows, or those that follow the last ones if the picture continues.
                let ahead = unsafe first + 8 <= words.count ? words[first + 4] : words[first] + 4 * stride
                unsafe vitrine_sum_rows(
                    target, 4 * width, start + first, ahead, stride, first == 0 ? 0 : 1)
            }
        }
    }

    /// Writes `count` cells from one or two rows of sums of `width` columns, which begin with column `first`.
    ///
    /// A cell is the difference between the sums of all columns before its end and before its start. Overflow
    /// of 32 bits cancels in the difference.
    ///
    /// - Parameter totals: Scratch memory for `width + 1` vectors.
    public static func average(
        _ sums: [UnsafePointer<Lanes>], _ columns: Columns, from first: Int, width: Int,
        _ totals: UnsafeMutablePointer<Lanes>, into target: UnsafeMutablePointer<PackedPixel>, _ count: Int
    ) {
        unsafe accumulate(sums, width, into: totals)
        let factor = columns.factor
        let shift = Lanes(repeating: UInt32(truncatingIfNeeded: 2 * factor.trailingZeroBitCount))
        let half = Lanes(repeating: 1) &<< (shift &- Lanes(repeating: 1))
        for cell in 0..<count {
            var sum = half
            if let start = columns.starts[cell] {
                let place = start &- first
                unsafe sum &+= totals[place &+ factor] &- totals[place]
            } else {
                for column in columns.columns[cell &* factor..<(cell &+ 1) &* factor] {
                    unsafe sum &+= totals[column &- first &+ 1] &- totals[column &- first]
                }
            }
            unsafe target[cell] = packed(sum &>> shift)
        }
    }

    /// Writes the running sums of the columns: for each column that of all before it, and finally the total.
    private static func accumulate(
        _ sums: [UnsafePointer<Lanes>], _ width: Int, into totals: UnsafeMutablePointer<Lanes>
    ) {
        var total = Lanes()
        unsafe totals[0] = total
        // Both rows are added first, because each running sum waits for the previous one.
        guard unsafe sums.count > 1 else {
            for column in 0..<width {
                unsafe total &+= sums[0][column]
                unsafe totals[column &+ 1] = total
            }
            return
        }
        let (first, second) = unsafe (sums[0], sums[1])
        for column in 0..<width {
            unsafe total &+= first[column] &+ second[column]
            unsafe totals[column &+ 1] = total
        }
    }

    /// Returns a pixel from components of at most 16 bits each.
    @inline(__always)
    static func packed(_ components: Lanes) -> PackedPixel {
        let words = components.evenHalf | components.oddHalf &<< SIMD2(repeating: 16)
        return unsafe unsafeBitCast(words, to: PackedPixel.self)
    }

    // MARK: Pairs of pixels

    @inline(__always)
    static func pair(_ pixels: Row) -> Lanes {
        unsafe UnsafeRawPointer(pixels).loadUnaligned(as: Lanes.self)
    }

    @inline(__always)
    static func pair(_ a: PackedPixel, _ b: PackedPixel) -> Lanes {
        unsafe unsafeBitCast(SIMD2(a, b), to: Lanes.self)
    }

    /// Sums of pixels that come two at a time, as four words of two components each.
    struct Sums {
        private(set) var even = Lanes()
        private(set) var odd = Lanes()

        @inline(__always)
        mutating func add(_ words: Lanes) {
            even &+= words & Lanes(repeating: 0xFFFF)
            odd &+= words &>> Lanes(repeating: 16)
        }

        /// The sums of each of the two pixels, with one component per lane.
        @inline(__always)
        var pixels: (Lanes, Lanes) {
            var both = SIMD8<UInt32>()
            both.evenHalf = even
            both.oddHalf = odd
            return (both.lowHalf, both.highHalf)
        }
    }
}

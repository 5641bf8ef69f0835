/// The sums of `DriftScan` for opaque pixels of 8 bits and windows of 16 pixels, computed for eight
/// components at a time.
///
/// The sum of a window consists of four sums of four columns. Each of these is at most 16,320, so that two
/// fit in 16 bits, and so does the magnitude of all four as an unsigned number.
struct DriftKernel {
    private let plan: DriftPlan
    private var columns: [Int16]
    private var fours: [Int16]

    init(_ plan: DriftPlan) {
        self.plan = plan
        // Room to read beyond the last column.
        let count = plan.width * 4 + 128
        columns = [Int16](repeating: 0, count: count)
        fours = [Int16](repeating: 0, count: count)
    }

    mutating func run(
        _ views: PixelViews<UInt8>, _ tops: Range<Int>, _ band: inout DriftBand, _ cells: inout DriftCells
    ) {
        for y in tops.lowerBound..<tops.lowerBound + plan.windowHeight - 1 {
            unsafe add(views, y, leaves: false)
        }
        for top in tops {
            unsafe add(views, top + plan.windowHeight - 1, leaves: false)
            if let lefts = plan.lefts(top: top) { slide(lefts, top, &band, &cells) }
            unsafe add(views, top, leaves: true)
        }
    }

    private mutating func add(_ views: PixelViews<UInt8>, _ y: Int, leaves: Bool) {
        guard let span = plan.spans[y] else { return }
        let first = unsafe UnsafeRawPointer(views.expected.row(y))
        let second = unsafe UnsafeRawPointer(views.actual.row(y))
        unsafe columns.withUnsafeMutableBytes { columns in
            var at = span.lowerBound * 4
            let end = span.upperBound * 4
            while at &+ 8 <= end {
                let a = unsafe SIMD8<UInt16>(
                    widened: first.loadUnaligned(fromByteOffset: at, as: SIMD8<UInt8>.self))
                let b = unsafe SIMD8<UInt16>(
                    widened: second.loadUnaligned(fromByteOffset: at, as: SIMD8<UInt8>.self))
                let difference = leaves ? a &- b : b &- a
                let old = unsafe columns.loadUnaligned(fromByteOffset: at &* 2, as: SIMD8<UInt16>.self)
                unsafe columns.storeBytes(
                    of: old &+ difference, toByteOffset: at &* 2, as: SIMD8<UInt16>.self)
                at &+= 8
            }
            while at < end {
                let (a, b) = unsafe (
                    Int16(first.load(fromByteOffset: at, as: UInt8.self)),
                    Int16(second.load(fromByteOffset: at, as: UInt8.self))
                )
                let old = unsafe columns.load(fromByteOffset: at &* 2, as: Int16.self)
                unsafe columns.storeBytes(
                    of: leaves ? old &- (b - a) : old &+ (b - a), toByteOffset: at &* 2, as: Int16.self)
                at &+= 1
            }
        }
    }

    private mutating func slide(
        _ lefts: ClosedRange<Int>, _ top: Int, _ band: inout DriftBand, _ cells: inout DriftCells
    ) {
        sumFours(lefts)
        unsafe fours.withUnsafeBufferPointer { buffer in
            guard let fours = buffer.baseAddress else { return }
            var left = lefts.lowerBound
            while left <= lefts.upperBound {
                // The windows that begin in one cell.
                let end = min((left | 7) &+ 1, lefts.upperBound &+ 1)
                // Use the units of the reference implementation, which weights by alpha.
                let largest = unsafe end &- left == 8 ? Self.largestOfEight(fours + left &* 4) &* 255 : .max
                if largest > band.sum {
                    unsafe Self.note(fours, left..<end, top, plan.allowed, &band, &cells)
                } else if largest > plan.allowed {
                    cells.mark(x: left, y: top)
                }
                left = end
            }
        }
    }

    /// Computes the sums of four columns.
    private mutating func sumFours(_ lefts: ClosedRange<Int>) {
        let end = (lefts.upperBound + 13) * 4
        unsafe columns.withUnsafeBytes { columns in
            unsafe fours.withUnsafeMutableBytes { fours in
                var at = lefts.lowerBound * 4
                while at < end {
                    let sum =
                        unsafe (Self.load(columns, at) &+ Self.load(columns, at &+ 4))
                        &+ (Self.load(columns, at &+ 8) &+ Self.load(columns, at &+ 12))
                    unsafe fours.storeBytes(of: sum, toByteOffset: at &* 2, as: SIMD8<Int16>.self)
                    at &+= 8
                }
            }
        }
    }

    /// Returns the largest magnitude of the sums of the four components of eight windows.
    @inline(__always)
    private static func largestOfEight(_ fours: UnsafePointer<Int16>) -> Int {
        let bytes = unsafe UnsafeRawBufferPointer(start: fours, count: 160)
        var largest = SIMD8<Int16>(repeating: .min)
        for block in 0..<4 {
            let size = unsafe size(bytes, block &* 8)
            largest.replace(with: size, where: largest .< size)
        }
        let four = pointwiseMax(largest.lowHalf, largest.highHalf)
        let two = pointwiseMax(four.lowHalf, four.highHalf)
        return Int(max(two[0], two[1])) &+ 0x8000
    }

    /// Returns the magnitudes of sums, minus 2^15.
    @inline(__always)
    private static func size(_ fours: UnsafeRawBufferPointer, _ at: Int) -> SIMD8<Int16> {
        let a = unsafe load(fours, at) &+ load(fours, at &+ 16)
        let b = unsafe load(fours, at &+ 32) &+ load(fours, at &+ 48)
        let sign = unsafe unsafeBitCast(a .< (0 &- b), to: SIMD8<Int16>.self)
        return (((a &+ b) ^ sign) &- sign) ^ SIMD8(repeating: .min)
    }

    /// Adds windows one by one.
    private static func note(
        _ fours: UnsafePointer<Int16>, _ lefts: Range<Int>, _ top: Int, _ allowed: Int,
        _ band: inout DriftBand, _ cells: inout DriftCells
    ) {
        for left in lefts {
            var largest = 0
            for channel in 0..<4 {
                let four = unsafe fours + (left &* 4 &+ channel)
                let sum = unsafe (Int(four[0]) &+ Int(four[16])) &+ (Int(four[32]) &+ Int(four[48]))
                largest = max(largest, abs(sum))
            }
            largest &*= 255
            if largest > band.sum { band.note(largest, x: left, y: top) }
            if largest > allowed { cells.mark(x: left, y: top) }
        }
    }

    @inline(__always)
    private static func load(_ bytes: UnsafeRawBufferPointer, _ at: Int) -> SIMD8<Int16> {
        unsafe bytes.loadUnaligned(fromByteOffset: at &* 2, as: SIMD8<Int16>.self)
    }
}

extension SIMD8 where Scalar == UInt16 {
    /// The standard library's own conversion is not always inlined.
    @inline(__always)
    fileprivate init(widened x: SIMD8<UInt8>) {
        self.init(
            UInt16(x[0]), UInt16(x[1]), UInt16(x[2]), UInt16(x[3]), UInt16(x[4]), UInt16(x[5]),
            UInt16(x[6]), UInt16(x[7]))
    }
}

import VitrineGraphics

/// The sums of `DriftScan` for opaque pixels of 8 bits, eight components at a time.
///
/// A window's sum is that of four sums of four columns. Those are at most 16320, so that all sums fit 16 bits
/// where none of a row is above 8191; a row with a larger one goes the long way.
struct DriftKernel {
    private let plan: DriftPlan
    private var columns: [Int16]
    private var fours: [Int16]
    private var windows: [Int16]
    /// The blocks of two windows that drift.
    private var flags: [Bool]

    init(_ plan: DriftPlan) {
        self.plan = plan
        // Room to read on beyond the last column.
        let count = plan.width * 4 + 128
        columns = [Int16](repeating: 0, count: count)
        fours = [Int16](repeating: 0, count: count)
        windows = [Int16](repeating: 0, count: count)
        flags = []
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
        guard plan.windowWidth == DriftScan.side, sumFours(lefts) <= 8191 else {
            slidePlainly(lefts, top, &band, &cells)
            return
        }
        let largest = sumWindows(lefts)
        // The units of the plain way, which weighs by alpha.
        let isAbove = largest * 255 > plan.allowed
        guard largest * 255 > band.sum || isAbove else { return }
        unsafe windows.withUnsafeBufferPointer { windows in
            for left in lefts {
                let at = left &* 4
                let (r, g) = unsafe (abs(Int(windows[at])), abs(Int(windows[at &+ 1])))
                let (b, a) = unsafe (abs(Int(windows[at &+ 2])), abs(Int(windows[at &+ 3])))
                let sum = max(max(r, g), max(b, a)) &* 255
                if sum > band.sum { band.note(sum, x: left, y: top) }
                if sum > plan.allowed { cells.mark(x: left, y: top) }
            }
        }
    }

    /// Sums of four columns; returns the largest.
    private mutating func sumFours(_ lefts: ClosedRange<Int>) -> Int {
        let start = lefts.lowerBound * 4
        let end = (lefts.upperBound + 13) * 4
        return unsafe columns.withUnsafeBytes { columns in
            unsafe fours.withUnsafeMutableBytes { fours in
                unsafe Self.sum(columns, into: fours, start..<end, step: 4)
            }
        }
    }

    /// Sums of four sums of four columns; returns the largest.
    private mutating func sumWindows(_ lefts: ClosedRange<Int>) -> Int {
        let start = lefts.lowerBound * 4
        let end = (lefts.upperBound + 1) * 4
        return unsafe fours.withUnsafeBytes { fours in
            unsafe windows.withUnsafeMutableBytes { windows in
                unsafe Self.sum(fours, into: windows, start..<end, step: 16)
            }
        }
    }

    /// Each element of the range becomes the sum of four that are `step` apart. What lies beyond the range is not
    /// looked at for the largest, though it may be written.
    private static func sum(
        _ source: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer, _ range: Range<Int>,
        step: Int
    ) -> Int {
        var largest = SIMD8<Int16>()
        var at = range.lowerBound
        while at &+ 8 <= range.upperBound {
            let sum = unsafe four(source, at, step)
            unsafe target.storeBytes(of: sum, toByteOffset: at &* 2, as: SIMD8<Int16>.self)
            // Sums are below 32768, and so is the difference of two sizes.
            let sign = sum &>> 15
            let rest = ((sum ^ sign) &- sign) &- largest
            largest &+= rest & ~(rest &>> 15)
            at &+= 8
        }
        var result = Int(largest.max())
        if at < range.upperBound {
            let sum = unsafe four(source, at, step)
            unsafe target.storeBytes(of: sum, toByteOffset: at &* 2, as: SIMD8<Int16>.self)
            for lane in 0..<range.upperBound - at { result = max(result, abs(Int(sum[lane]))) }
        }
        return result
    }

    @inline(__always)
    private static func four(_ source: UnsafeRawBufferPointer, _ at: Int, _ step: Int) -> SIMD8<Int16> {
        let a = unsafe source.loadUnaligned(fromByteOffset: at &* 2, as: SIMD8<Int16>.self)
        let b = unsafe source.loadUnaligned(fromByteOffset: (at &+ step) &* 2, as: SIMD8<Int16>.self)
        let c = unsafe source.loadUnaligned(fromByteOffset: (at &+ 2 &* step) &* 2, as: SIMD8<Int16>.self)
        let d = unsafe source.loadUnaligned(fromByteOffset: (at &+ 3 &* step) &* 2, as: SIMD8<Int16>.self)
        return (a &+ b) &+ (c &+ d)
    }

    /// For rows of larger sums, and for pictures of less than 16 pixels' width.
    private func slidePlainly(
        _ lefts: ClosedRange<Int>, _ top: Int, _ band: inout DriftBand, _ cells: inout DriftCells
    ) {
        var sums = SIMD4<Int>()
        for x in lefts.lowerBound..<lefts.lowerBound + plan.windowWidth - 1 { sums &+= column(x) }
        for left in lefts {
            sums &+= column(left + plan.windowWidth - 1)
            let largest = max(abs(sums[0]), abs(sums[1]), abs(sums[2]), abs(sums[3])) * 255
            band.note(largest, x: left, y: top)
            if largest > plan.allowed { cells.mark(x: left, y: top) }
            sums &-= column(left)
        }
    }

    private func column(_ x: Int) -> SIMD4<Int> {
        SIMD4(
            Int(columns[x * 4]), Int(columns[x * 4 + 1]), Int(columns[x * 4 + 2]), Int(columns[x * 4 + 3]))
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

import VitrineGraphics

/// Finds the pixels of a row that differ, and by how much.
enum DifferenceKernels {
    /// The specification, for components of any size.
    ///
    /// - Parameters:
    ///   - range: the pixels to look at.
    ///   - words: the row's marks, all clear in that range.
    static func plain<Component: ComparedComponent>(
        _: Component.Type, _ first: UnsafePointer<Component.Word>, _ second: UnsafePointer<Component.Word>,
        _ range: Range<Int>, marking words: UnsafeMutablePointer<UInt64>, _ totals: inout DifferenceTotals
    ) {
        for x in range where unsafe first[x] != second[x] {
            unsafe words[x / 64] |= 1 << UInt64(x % 64)
            totals.changed += 1
            if unsafe !Component.isOpaque(first[x] & second[x]) { totals.isTranslucent = true }
            for channel in 0..<4 {
                let difference = unsafe abs(
                    Component.component(first[x], channel) - Component.component(second[x], channel))
                totals.sum += difference
                totals.largest = max(totals.largest, difference)
            }
        }
    }

    /// Eight pixels at a time.
    static func eightBit(
        _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, width: Int,
        marking words: UnsafeMutablePointer<UInt64>, _ totals: inout DifferenceTotals
    ) {
        var largest = SIMD32<UInt8>()
        var sums = SIMD16<UInt16>()
        var common = SIMD8<UInt32>(repeating: .max)
        // Each block adds at most 510 to a lane.
        var room = 128
        var x = 0
        while x &+ 8 <= width {
            let a = unsafe UnsafeRawPointer(first + x).loadUnaligned(as: SIMD8<UInt32>.self)
            let b = unsafe UnsafeRawPointer(second + x).loadUnaligned(as: SIMD8<UInt32>.self)
            let mark = marks(a, b)
            if mark != 0 {
                unsafe words[x &>> 6] |= UInt64(mark) &<< UInt64(truncatingIfNeeded: x & 63)
                totals.changed &+= mark.nonzeroBitCount
                common &= (a & b).replacing(with: SIMD8(repeating: .max), where: a .== b)
                let difference = absoluteDifference(a, b)
                largest = largest.replacing(with: difference, where: difference .> largest)
                let pairs = unsafe unsafeBitCast(difference, to: SIMD16<UInt16>.self)
                sums &+= (pairs & 255) &+ (pairs &>> 8)
                room &-= 1
                if room == 0 {
                    totals.sum &+= total(sums)
                    sums = SIMD16()
                    room = 128
                }
            }
            x &+= 8
        }
        totals.sum &+= total(sums)
        totals.largest = max(totals.largest, Int(largest.max()))
        if common.min() < 0xFF00_0000 { totals.isTranslucent = true }
        unsafe plain(UInt8.self, first, second, x..<width, marking: words, &totals)
    }

    /// A bit for each pair that differs.
    @inline(__always)
    private static func marks(_ a: SIMD8<UInt32>, _ b: SIMD8<UInt32>) -> UInt32 {
        let difference = unsafe unsafeBitCast(a ^ b, to: SIMD4<UInt64>.self)
        // Most blocks of most pictures are the same.
        if difference[0] | difference[1] | difference[2] | difference[3] == 0 { return 0 }
        let bits = SIMD8<UInt32>(1, 2, 4, 8, 16, 32, 64, 128)
        return bits.replacing(with: SIMD8(repeating: 0), where: a .== b).wrappedSum()
    }

    @inline(__always)
    private static func absoluteDifference(_ a: SIMD8<UInt32>, _ b: SIMD8<UInt32>) -> SIMD32<UInt8> {
        let (a, b) = unsafe (
            unsafeBitCast(a, to: SIMD32<UInt8>.self), unsafeBitCast(b, to: SIMD32<UInt8>.self)
        )
        let isLess = a .< b
        return a.replacing(with: b, where: isLess) &- b.replacing(with: a, where: isLess)
    }

    private static func total(_ sums: SIMD16<UInt16>) -> Int {
        sums.indices.reduce(0) { $0 &+ Int(sums[$1]) }
    }
}

/// The functions that find the pixels of a row that differ, and the size of the difference.
enum DifferenceKernels {
    /// The reference implementation, for components of any size.
    ///
    /// - Parameters:
    ///   - first: The pixels of the row in one picture.
    ///   - second: The pixels of the row in the other picture.
    ///   - range: The pixels to examine.
    ///   - words: The marks of the row, all of them clear in that range.
    ///   - totals: The sums to add to.
    static func reference<Component: PixelComponent>(
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

    /// Processes eight pixels at a time, in vectors of 128 bits: comparisons of wider ones would be compiled
    /// to loops.
    static func eightBit(
        _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, width: Int,
        marking words: UnsafeMutablePointer<UInt64>, _ totals: inout DifferenceTotals
    ) {
        var largest = SIMD16<UInt8>()
        var sums = SIMD8<UInt16>()
        var common = SIMD4<UInt32>(repeating: .max)
        // Each block adds at most 1,020 to a lane.
        var room = 64
        var x = 0
        while x &+ 8 <= width {
            let (a, c) = unsafe (four(first + x), four(first + x + 4))
            let (b, d) = unsafe (four(second + x), four(second + x + 4))
            let (low, high) = (a .== b, c .== d)
            let mark = ~packedBits(low, high)
            // Most blocks of most pictures are the same.
            if mark != 0 {
                unsafe words[x &>> 6] |= UInt64(mark) &<< UInt64(truncatingIfNeeded: x & 63)
                totals.changed &+= mark.nonzeroBitCount
                common &=
                    unsafe ((a & b) | unsafeBitCast(low, to: SIMD4<UInt32>.self))
                    & ((c & d) | unsafeBitCast(high, to: SIMD4<UInt32>.self))
                let (left, right) = (differences(a, b), differences(c, d))
                largest.replace(with: left, where: largest .< left)
                largest.replace(with: right, where: largest .< right)
                sums &+= pairs(left) &+ pairs(right)
                room &-= 1
                if room == 0 {
                    totals.sum &+= total(sums)
                    sums = SIMD8()
                    room = 64
                }
            }
            x &+= 8
        }
        totals.sum &+= total(sums)
        totals.largest = max(totals.largest, Int(largest.max()))
        if common.min() < 0xFF00_0000 { totals.isTranslucent = true }
        unsafe reference(UInt8.self, first, second, x..<width, marking: words, &totals)
    }

    /// Returns the absolute differences of components.
    @inline(__always)
    static func differences(_ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>) -> SIMD16<UInt8> {
        let (a, b) = unsafe (
            unsafeBitCast(a, to: SIMD16<UInt8>.self), unsafeBitCast(b, to: SIMD16<UInt8>.self)
        )
        let isLess = a .< b
        return a.replacing(with: b, where: isLess) &- b.replacing(with: a, where: isLess)
    }

    /// Returns the sums of pairs of components.
    @inline(__always)
    private static func pairs(_ x: SIMD16<UInt8>) -> SIMD8<UInt16> {
        let pairs = unsafe unsafeBitCast(x, to: SIMD8<UInt16>.self)
        return (pairs & 255) &+ (pairs &>> 8)
    }

    private static func total(_ sums: SIMD8<UInt16>) -> Int {
        sums.indices.reduce(0) { $0 &+ Int(sums[$1]) }
    }

    @inline(__always)
    static func four(_ pointer: UnsafePointer<UInt32>) -> SIMD4<UInt32> {
        unsafe UnsafeRawPointer(pointer).loadUnaligned(as: SIMD4<UInt32>.self)
    }

    /// Returns the lanes of two masks as bits.
    @inline(__always)
    static func packedBits(_ low: SIMDMask<SIMD4<Int32>>, _ high: SIMDMask<SIMD4<Int32>>) -> UInt8 {
        let (low, high) = unsafe (
            unsafeBitCast(low, to: SIMD4<UInt32>.self) & SIMD4(1, 2, 4, 8),
            unsafeBitCast(high, to: SIMD4<UInt32>.self) & SIMD4(16, 32, 64, 128)
        )
        // If this were done lane by lane, the compiler would split up everything before it as well.
        let pairs = unsafe unsafeBitCast(low | high, to: SIMD2<UInt64>.self)
        let pair = pairs[0] | pairs[1]
        return UInt8(truncatingIfNeeded: pair | pair &>> 32)
    }
}

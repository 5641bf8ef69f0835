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

    /// Eight pixels at a time, without comparisons of lanes: the compiler makes loops of those.
    static func eightBit(
        _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, width: Int,
        marking words: UnsafeMutablePointer<UInt64>, _ totals: inout DifferenceTotals
    ) {
        var largest = SIMD16<Int16>()
        var sums = SIMD16<Int16>()
        var common = SIMD8<UInt32>(repeating: .max)
        // Each block adds at most 510 to a lane.
        var room = 64
        var x = 0
        while x &+ 8 <= width {
            let a = unsafe UnsafeRawPointer(first + x).loadUnaligned(as: SIMD8<UInt32>.self)
            let b = unsafe UnsafeRawPointer(second + x).loadUnaligned(as: SIMD8<UInt32>.self)
            let changed = a ^ b
            // Most blocks of most pictures are the same.
            if isAnySet(changed) {
                let differs = (changed | (0 &- changed)) &>> 31
                let mark = differs.packedBits
                unsafe words[x &>> 6] |= UInt64(mark) &<< UInt64(truncatingIfNeeded: x & 63)
                totals.changed &+= mark.nonzeroBitCount
                common &= (a & b) | (differs &- 1)
                let (even, odd) = differences(a, b)
                largest = larger(larger(largest, even), odd)
                sums &+= even &+ odd
                room &-= 1
                if room == 0 {
                    totals.sum &+= total(sums)
                    sums = SIMD16()
                    room = 64
                }
            }
            x &+= 8
        }
        totals.sum &+= total(sums)
        totals.largest = max(totals.largest, Int(largest.max()))
        if common.min() < 0xFF00_0000 { totals.isTranslucent = true }
        unsafe plain(UInt8.self, first, second, x..<width, marking: words, &totals)
    }

    @inline(__always)
    private static func isAnySet(_ x: SIMD8<UInt32>) -> Bool {
        let x = unsafe unsafeBitCast(x.lowHalf | x.highHalf, to: SIMD2<UInt64>.self)
        return x[0] | x[1] != 0
    }

    /// The absolute differences of components of even and of odd places.
    @inline(__always)
    private static func differences(
        _ a: SIMD8<UInt32>, _ b: SIMD8<UInt32>
    ) -> (SIMD16<Int16>, SIMD16<Int16>) {
        let (a, b) = unsafe (
            unsafeBitCast(a, to: SIMD16<UInt16>.self), unsafeBitCast(b, to: SIMD16<UInt16>.self)
        )
        let even = unsafe unsafeBitCast((a & 255) &- (b & 255), to: SIMD16<Int16>.self)
        let odd = unsafe unsafeBitCast((a &>> 8) &- (b &>> 8), to: SIMD16<Int16>.self)
        let (evenSign, oddSign) = (even &>> 15, odd &>> 15)
        return ((even ^ evenSign) &- evenSign, (odd ^ oddSign) &- oddSign)
    }

    /// Of lanes from 0 to 255.
    @inline(__always)
    private static func larger(_ a: SIMD16<Int16>, _ b: SIMD16<Int16>) -> SIMD16<Int16> {
        let rest = b &- a
        return a &+ (rest & ~(rest &>> 15))
    }

    private static func total(_ sums: SIMD16<Int16>) -> Int {
        sums.indices.reduce(0) { $0 &+ Int(sums[$1]) }
    }
}

extension SIMD8 where Scalar == UInt32 {
    /// Lanes of 0 or 1 as bits.
    @inline(__always)
    var packedBits: UInt8 {
        let bits = self &<< SIMD8(0, 1, 2, 3, 4, 5, 6, 7)
        let four = bits.lowHalf | bits.highHalf
        let two = four.lowHalf | four.highHalf
        return UInt8(truncatingIfNeeded: two[0] | two[1])
    }
}

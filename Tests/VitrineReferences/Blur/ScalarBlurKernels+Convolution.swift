@testable import VitrineBlur

extension ScalarBlurKernels {
    /// Returns sample `i` of rows convolved with a symmetric kernel; `taps` as in `BlurPlan`.
    @inline(__always)
    static func convolved<Sample: BlurSample>(
        rows: UnsafePointer<UnsafePointer<Sample>>, taps: UnsafePointer<UInt32>, radius: Int, at i: Int
    ) -> UInt16 {
        var sum = unsafe 0x8000 &+ UInt32(rows[radius][i].wide) &* taps[0]
        var k = 1
        while k <= radius {
            unsafe sum &+= UInt32(mean(rows[radius &- k][i].wide, rows[radius &+ k][i].wide)) &* taps[k]
            k &+= 1
        }
        return UInt16(truncatingIfNeeded: sum &>> 16)
    }

    /// Returns sample `i` of rows convolved as pictures of 8 bits are: of each product only the upper half
    /// counts, and half of the number of products is added.
    static func convolvedBriefly<Sample: BlurSample>(
        rows: UnsafePointer<UnsafePointer<Sample>>, taps: UnsafePointer<UInt32>, radius: Int, at i: Int
    ) -> UInt16 {
        convolvedBriefly(taps: (0...radius).map { unsafe taps[$0] }) {
            unsafe rows[radius + $0][i].wide
        }
    }

    /// Returns a sample convolved as pictures of 8 bits are.
    ///
    /// - Parameter at: Returns the sample at a distance.
    static func convolvedBriefly(taps: [UInt32], _ at: (Int) -> UInt16) -> UInt16 {
        var sum = UInt32(taps.count / 2) + (UInt32(at(0)) * taps[0]) >> 16
        for k in taps.indices.dropFirst() {
            // Shifts come before products in Swift.
            sum += (UInt32(mean(at(-k), at(k))) * taps[k]) >> 16
        }
        return UInt16(truncatingIfNeeded: sum)
    }
}

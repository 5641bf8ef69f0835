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
}

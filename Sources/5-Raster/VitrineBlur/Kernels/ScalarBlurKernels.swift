/// The kernels of `BlurKernels` on one sample at a time, in the same integer arithmetic.
///
/// They specify the vector kernels, and finish the rest of a row after whole vectors.
enum ScalarBlurKernels {
    /// Returns the mean, rounded up.
    @inline(__always)
    static func mean(_ a: UInt16, _ b: UInt16) -> UInt16 {
        UInt16(truncatingIfNeeded: (UInt32(a) &+ UInt32(b) &+ 1) &>> 1)
    }

    /// Returns the samples weighted by [1 3 3 1]/8.
    @inline(__always)
    static func downsampled(_ a: UInt16, _ b: UInt16, _ c: UInt16, _ d: UInt16) -> UInt16 {
        let inner = mean(b, c)
        return mean(mean(inner, mean(a, d)), inner)
    }

    /// Returns the samples weighted by [1 5 10 10 5 1]/32.
    @inline(__always)
    static func downsampled(
        _ a: UInt16, _ b: UInt16, _ c: UInt16, _ d: UInt16, _ e: UInt16, _ f: UInt16
    ) -> UInt16 {
        let inner = mean(c, d)
        let middle = mean(b, e)
        return mean(inner, mean(middle, mean(mean(mean(a, f), middle), inner)))
    }

    /// Returns the samples weighted by [3 1]/4.
    @inline(__always)
    static func upsampled(near: UInt16, far: UInt16) -> UInt16 {
        mean(near, mean(near, far))
    }

    /// Returns the samples weighted by [5 10 1]/16.
    @inline(__always)
    static func upsampled(near: UInt16, centre: UInt16, far: UInt16) -> UInt16 {
        mean(centre, mean(near, mean(mean(near, far), centre)))
    }
}

import CRowKernels
import VitrineDisplayList
import VitrinePixels

extension GradientRamp {
    /// Calls `body` with the ramp as the row kernels take it.
    ///
    /// Tried and lost: a table of colours, because the 65536 entries that a slow gradient needs are read as
    /// slowly as they are computed. Stepping whole colours would be faster still, but a picture moved by
    /// whole pixels would not be the same to the bit.
    func withKernelRamp(_ spread: GradientSpread, _ body: (UnsafePointer<vitrine_ramp>) -> Void) {
        unsafe segments.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            // `Segment` has the layout of `vitrine_segment`.
            var ramp = unsafe vitrine_ramp(
                segments: start.assumingMemoryBound(to: vitrine_segment.self), count: segments.count,
                spread: spread.kernelValue)
            unsafe body(&ramp)
        }
    }

    /// Writes the colours at the parameters of `count` pixels.
    func shade(
        _ row: UnsafeMutablePointer<PackedPixel>, _ count: Int, values: UnsafePointer<Double>,
        _ spread: GradientSpread = .pad
    ) {
        unsafe withKernelRamp(spread) { ramp in unsafe vitrine_shade_values(row, count, ramp, values) }
    }

    /// Returns the colour at `t`.
    func color(at t: Double, _ spread: GradientSpread = .pad) -> PackedPixel {
        var (pixel, value) = (PackedPixel(0), t)
        unsafe shade(&pixel, 1, values: &value, spread)
        return pixel
    }
}

extension GradientSpread {
    /// The spread as the row kernels take it.
    fileprivate var kernelValue: Int {
        switch self {
        case .pad: Int(VITRINE_PAD)
        case .repeat: Int(VITRINE_REPEAT)
        case .reflect: Int(VITRINE_REFLECT)
        }
    }
}

import VitrineColor

/// A converter of samples by a `ColorTransform`, which computes each value of a curve when it is first
/// needed.
struct ColorConverter {
    private let transform: ColorTransform
    private let encoding = SRGBEncoder.shared
    /// The light of each sample value, or -1 if it is not computed yet: one table for each curve.
    private var tables: [[Double]]
    private let levels: Int

    /// Creates a converter.
    ///
    /// - Parameters:
    ///   - model: The transform to apply.
    ///   - levels: The highest sample value: 255 or 65,535.
    init(_ transform: ColorTransform, levels: Int) {
        self.transform = transform
        self.levels = levels
        tables = transform.curves.map { _ in [Double](repeating: -1, count: levels + 1) }
    }

    /// Fills `output` with RGBA pixels of 16 bits per channel. Colours with an alpha of zero become black.
    ///
    /// - Parameters:
    ///   - input: RGBA pixels, with as many components as `output` has.
    ///   - output: The buffer for the converted pixels.
    mutating func convert<Component: FixedWidthInteger & UnsignedInteger>(
        _ input: UnsafeBufferPointer<Component>, into output: UnsafeMutableBufferPointer<UInt16>
    ) {
        precondition(input.count == output.count && input.count % 4 == 0 && Int(Component.max) == levels)
        let scale = Component.bitWidth == 8 ? UInt16(257) : 1
        // Pictures of interfaces are repetitive: a pixel is often the same as the one before.
        var last = SIMD3<Int>(repeating: -1)
        var result = SIMD3<UInt16>()
        for pixel in stride(from: 0, to: input.count, by: 4) {
            let alpha = unsafe UInt16(truncatingIfNeeded: input[pixel + 3]) &* scale
            let samples = unsafe SIMD3(
                Int(input[pixel]), Int(input[pixel + 1]), Int(input[pixel + 2]))
            if alpha != 0, samples != last {
                result = converted(samples)
                last = samples
            }
            unsafe output[pixel] = alpha == 0 ? 0 : result.x
            unsafe output[pixel + 1] = alpha == 0 ? 0 : result.y
            unsafe output[pixel + 2] = alpha == 0 ? 0 : result.z
            unsafe output[pixel + 3] = alpha
        }
    }

    @inline(__always)
    private mutating func converted(_ s: SIMD3<Int>) -> SIMD3<UInt16> {
        if transform.keepsGrays, s.x == s.y, s.y == s.z {
            return SIMD3(repeating: encoding.nearest(light(s.x, 0)))
        }
        let last = tables.count - 1
        let (r, g, b) = (light(s.x, 0), light(s.y, min(1, last)), light(s.z, last))
        let m = transform.matrix
        return SIMD3(
            encoding.nearest(m.x.x * r + m.y.x * g + m.z.x * b),
            encoding.nearest(m.x.y * r + m.y.y * g + m.z.y * b),
            encoding.nearest(m.x.z * r + m.y.z * g + m.z.z * b))
    }

    @inline(__always)
    private mutating func light(_ sample: Int, _ curve: Int) -> Double {
        let known = tables[curve][sample]
        if known >= 0 { return known }
        let value = transform.curves[curve].linear(Double(sample) / Double(levels))
        tables[curve][sample] = value
        return value
    }
}

import VitrineComparisonSettings

struct YIQMetric: ColorMetric {
    /// The limit: larger squared distances count.
    let limit: Double
    /// The difference up to which opaque colours never count, if none of their channels exceeds it.
    private let smallDifference: UInt8
    let backdrop: ComparisonBackdrop
    let antialiasing: AntialiasingDetector?

    /// Creates the metric.
    ///
    /// - Parameters:
    ///   - threshold: The limit as a fraction of the largest distance, from 0 to 1.
    ///   - backdrop: The backdrop of translucent pixels.
    ///   - countsAntialiasing: `true` to count pixels that look like anti-aliasing.
    init(threshold: Double, backdrop: ComparisonBackdrop, countsAntialiasing: Bool) {
        limit = YIQ.largest * threshold * threshold
        // The squared distance of colours whose channels differ by at most d is at most 1.143 d^2.
        smallDifference = UInt8(max(min((limit / 1.15).squareRoot().rounded(.down), 254), 0))
        self.backdrop = backdrop
        antialiasing =
            countsAntialiasing ? nil : AntialiasingDetector(backdrop: backdrop, tellsAlphaApart: false)
    }

    func makeCache() {}

    @inline(__always)
    func exceeds<Component: PixelComponent>(
        _: Component.Type, _ expected: Component.Word, _ actual: Component.Word, place: Int,
        _ memory: inout Void
    ) -> Bool {
        let (a, b) = (Component.channels(expected), Component.channels(actual))
        if a.w == 255, b.w == 255 { return YIQ.delta(a.x - b.x, a.y - b.y, a.z - b.z) > limit }
        let difference = Backdrop.difference(a, b, on: backdrop, place: place)
        return YIQ.delta(difference.x, difference.y, difference.z) > limit
    }

    /// Screens pixels in single precision, which decides all but those within 0.1 of the limit: with
    /// components below 256, the three sums of products are accurate to 1e-4, and the squared distance to
    /// 0.03.
    ///
    /// Most pixels of interfaces need less: if no channel differs by much, none of eight counts, and if the
    /// brightness differs by enough, all do.
    @inline(__always)
    func screen(
        _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>
    ) -> (above: UInt8, unsure: UInt8) {
        let (a, b) = unsafe (DifferenceKernels.four(expected), DifferenceKernels.four(actual))
        let (c, d) = unsafe (DifferenceKernels.four(expected + 4), DifferenceKernels.four(actual + 4))
        guard Self.areOpaque((a & b) & (c & d)) else { return (0, 255) }
        let large = SIMD16(repeating: smallDifference)
        let left = DifferenceKernels.differences(a, b)
        let right = DifferenceKernels.differences(c, d)
        if !Self.isAnySet((left .> large) .| (right .> large)) { return (0, 0) }
        let low = ChannelDifferences(a, b)
        let high = ChannelDifferences(c, d)
        let limit = SIMD4(repeating: Float(limit) + 0.1)
        let (lowY, highY) = (low.y, high.y)
        if Self.areSet(limit .< lowY * lowY * 0.5053, limit .< highY * highY * 0.5053) { return (255, 0) }
        let (lowDelta, highDelta) = (low.delta, high.delta)
        let below = SIMD4(repeating: Float(self.limit) - 0.1)
        let above = DifferenceKernels.packedBits(limit .< lowDelta, limit .< highDelta)
        return (above, ~above & ~DifferenceKernels.packedBits(lowDelta .< below, highDelta .< below))
    }

    /// The differences of the channels of four opaque colours.
    private struct ChannelDifferences {
        let red: SIMD4<Float>
        let green: SIMD4<Float>
        let blue: SIMD4<Float>

        @inline(__always)
        init(_ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>) {
            red = Self.difference(a, b, 0)
            green = Self.difference(a, b, 8)
            blue = Self.difference(a, b, 16)
        }

        /// Returns differences as numbers in single precision from 1.5 * 2^23 on, whose lowest bits are
        /// integers.
        @inline(__always)
        private static func difference(
            _ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>, _ shift: UInt32
        ) -> SIMD4<Float> {
            let difference = ((a &>> shift) & 255) &- ((b &>> shift) & 255)
            let biased = difference &+ SIMD4(repeating: Float(12_582_912).bitPattern)
            return unsafe unsafeBitCast(biased, to: SIMD4<Float>.self) - 12_582_912
        }

        @inline(__always)
        var y: SIMD4<Float> { (red * 0.29889531 + green * 0.58662247) + blue * 0.11448223 }

        @inline(__always)
        var delta: SIMD4<Float> {
            let y = y
            let i = (red * 0.59597799 - green * 0.27417610) - blue * 0.32180189
            let q = (red * 0.21147017 - green * 0.52261711) + blue * 0.31114694
            return (y * y * 0.5053 + i * i * 0.299) + q * q * 0.1957
        }
    }

    @inline(__always)
    private static func areOpaque(_ common: SIMD4<UInt32>) -> Bool {
        let pairs = unsafe unsafeBitCast(common, to: SIMD2<UInt64>.self)
        let alphas: UInt64 = 0xFF00_0000_FF00_0000
        return pairs[0] & pairs[1] & alphas == alphas
    }

    @inline(__always)
    private static func isAnySet(_ mask: SIMDMask<SIMD16<Int8>>) -> Bool {
        let halves = unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self)
        return halves[0] | halves[1] != 0
    }

    @inline(__always)
    private static func areSet(_ a: SIMDMask<SIMD4<Int32>>, _ b: SIMDMask<SIMD4<Int32>>) -> Bool {
        let halves =
            unsafe unsafeBitCast(a, to: SIMD2<UInt64>.self)
            & unsafeBitCast(b, to: SIMD2<UInt64>.self)
        return halves[0] & halves[1] == .max
    }
}

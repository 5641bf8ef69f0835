import CRowKernels
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
    func screen(
        _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, _ marks: UInt64, groups: Int
    ) -> (above: UInt64, unsure: UInt64) {
        var limits = vitrine_yiq_limit(
            above: Float(limit) + 0.1, below: Float(limit) - 0.1, small: smallDifference)
        var unsure: UInt64 = 0
        let above = unsafe vitrine_screen_yiq(expected, actual, marks, groups, &limits, &unsure)
        return (above, unsure)
    }
}

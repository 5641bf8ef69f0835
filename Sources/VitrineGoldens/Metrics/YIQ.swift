/// The metric of "Measuring perceived color difference using YIQ NTSC transmission color space in mobile
/// applications", Y. Kotsarenko and F. Ramos, 2010, with pixelmatch's coefficients.
enum YIQ {
    /// The largest distance there is, as pixelmatch and odiff state it.
    static let largest = 35215.0

    @inline(__always)
    static func y(_ r: Double, _ g: Double, _ b: Double) -> Double {
        r * 0.29889531 + g * 0.58662247 + b * 0.11448223
    }

    /// The squared distance of colours whose channels differ so, in 255ths.
    @inline(__always)
    static func delta(_ r: Double, _ g: Double, _ b: Double) -> Double {
        let y = y(r, g, b)
        let i = r * 0.59597799 - g * 0.27417610 - b * 0.32180189
        let q = r * 0.21147017 - g * 0.52261711 + b * 0.31114694
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }
}

struct YIQMetric: ColorMetric {
    /// Squared distances above count.
    let limit: Double
    let backdrop: ComparisonBackdrop
    let antialiasing: AntialiasingDetector?

    /// - Parameter threshold: a fraction of the largest distance, 0 to 1.
    init(threshold: Double, backdrop: ComparisonBackdrop, countsAntialiasing: Bool) {
        limit = YIQ.largest * threshold * threshold
        self.backdrop = backdrop
        antialiasing =
            countsAntialiasing ? nil : AntialiasingDetector(backdrop: backdrop, tellsAlphaApart: false)
    }

    func makeMemory() {}

    @inline(__always)
    func exceeds<Component: ComparedComponent>(
        _: Component.Type, _ expected: Component.Word, _ actual: Component.Word, place: Int,
        _ memory: inout Void
    ) -> Bool {
        let (a, b) = (Component.channels(expected), Component.channels(actual))
        if a.w == 255, b.w == 255 { return YIQ.delta(a.x - b.x, a.y - b.y, a.z - b.z) > limit }
        let difference = Backdrop.difference(a, b, on: backdrop, place: place)
        return YIQ.delta(difference.x, difference.y, difference.z) > limit
    }

    /// Single precision decides all but those within 0.1 of the limit: with components below 256, the three sums
    /// of products are off by at most 1e-4, and the squared distance by 0.03.
    @inline(__always)
    func screen(_ expected: SIMD8<UInt32>, _ actual: SIMD8<UInt32>) -> (above: UInt8, unsure: UInt8) {
        let r = Self.difference(expected, actual, 0)
        let g = Self.difference(expected, actual, 8)
        let b = Self.difference(expected, actual, 16)
        let y = (r * 0.29889531 + g * 0.58662247) + b * 0.11448223
        let i = (r * 0.59597799 - g * 0.27417610) - b * 0.32180189
        let q = (r * 0.21147017 - g * 0.52261711) + b * 0.31114694
        let delta = (y * y * 0.5053 + i * i * 0.299) + q * q * 0.1957
        // Comparisons of lanes would be made loops; a sign is as good.
        let above = Self.isNegative(SIMD8(repeating: Float(limit) + 0.1) - delta)
        let below = Self.isNegative(delta - SIMD8(repeating: Float(limit) - 0.1))
        let opaque = (((expected & actual) &>> 24) &+ 1) &>> 8
        let sure = (above | below) & opaque
        return ((above & opaque).packedBits, ~sure.packedBits)
    }

    /// 1 for lanes below zero.
    @inline(__always)
    private static func isNegative(_ x: SIMD8<Float>) -> SIMD8<UInt32> {
        unsafe unsafeBitCast(x, to: SIMD8<UInt32>.self) &>> 31
    }

    @inline(__always)
    private static func difference(
        _ a: SIMD8<UInt32>, _ b: SIMD8<UInt32>, _ shift: UInt32
    ) -> SIMD8<Float> {
        let difference = ((a &>> shift) & 255) &- ((b &>> shift) & 255)
        return SIMD8(
            Float(Int32(bitPattern: difference[0])), Float(Int32(bitPattern: difference[1])),
            Float(Int32(bitPattern: difference[2])), Float(Int32(bitPattern: difference[3])),
            Float(Int32(bitPattern: difference[4])), Float(Int32(bitPattern: difference[5])),
            Float(Int32(bitPattern: difference[6])), Float(Int32(bitPattern: difference[7])))
    }
}

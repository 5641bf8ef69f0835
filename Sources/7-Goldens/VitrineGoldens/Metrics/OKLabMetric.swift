import VitrineComparisonSettings

struct OKLabMetric: ColorMetric {
    /// The limit: larger distances count.
    let limit: Double
    let backdrop: ComparisonBackdrop
    let antialiasing: AntialiasingDetector?

    init(threshold: Double, backdrop: ComparisonBackdrop, countsAntialiasing: Bool) {
        limit = threshold
        self.backdrop = backdrop
        antialiasing =
            countsAntialiasing ? nil : AntialiasingDetector(backdrop: .white, tellsAlphaApart: true)
    }

    /// A cache of results for pairs of opaque colours with 8 bits per channel. Interfaces have few colours,
    /// and few pairs of them: with one entry for each of 4096 hashes, most pixels find theirs.
    struct Cache {
        /// The two colours in 48 bits, followed by a bit that is set if the distance exceeds the limit. An
        /// entry of 0, which would be two blacks, is empty.
        private var pairs = [UInt64](repeating: 0, count: 4096)

        @inline(__always)
        mutating func exceeds(_ expected: UInt64, _ actual: UInt64, _ answer: () -> Bool) -> Bool {
            let pair = (expected & 0xFF_FFFF) | (actual & 0xFF_FFFF) &<< 24
            // Knuth's multiplicative hash.
            let place = Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> 52)
            let known = pairs[place]
            if known & 0xFFFF_FFFF_FFFF == pair, known != 0 { return known &>> 48 == 1 }
            let result = answer()
            pairs[place] = pair | (result ? 1 &<< 48 : 0)
            return result
        }
    }

    func makeCache() -> Cache { Cache() }

    @inline(__always)
    func exceeds<Component: PixelComponent>(
        _: Component.Type, _ expected: Component.Word, _ actual: Component.Word, place: Int,
        _ memory: inout Cache
    ) -> Bool {
        guard Component.isOpaque(expected), Component.isOpaque(actual) else {
            let below = Backdrop.color(backdrop, place: place)
            return HyAB.exceeds(
                Self.lms(Component.channels(expected), on: below),
                Self.lms(Component.channels(actual), on: below), limit)
        }
        func answer() -> Bool {
            HyAB.exceeds(
                Self.lms(Component.channels(expected)), Self.lms(Component.channels(actual)), limit)
        }
        guard Component.self == UInt8.self else { return answer() }
        return memory.exceeds(
            UInt64(truncatingIfNeeded: expected), UInt64(truncatingIfNeeded: actual), answer)
    }

    func screen(
        _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, _ marks: UInt64, groups: Int
    ) -> (above: UInt64, unsure: UInt64) { (0, marks) }

    @inline(__always)
    private static func lms(_ color: SIMD4<Double>) -> HyAB.LMS {
        HyAB.LMS(HyAB.light(color.x), HyAB.light(color.y), HyAB.light(color.z))
    }

    private static func lms(_ color: SIMD4<Double>, on below: SIMD3<Double>) -> HyAB.LMS {
        let rest = 255 - color.w
        return HyAB.LMS(
            HyAB.light((color.x * color.w + below.x * rest) / 255),
            HyAB.light((color.y * color.w + below.y * rest) / 255),
            HyAB.light((color.z * color.w + below.z * rest) / 255))
    }
}

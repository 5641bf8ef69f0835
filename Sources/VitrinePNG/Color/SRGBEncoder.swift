import VitrineDisplayList

/// From light to 16-bit components of the curve that both canvas spaces share, always to the nearest.
///
/// The nearest is k where the light lies between `ColorSpace.linear` of (k - 1/2)/65535 and of
/// (k + 1/2)/65535. Straight lines between 1024 points an octave come within 0.002 of a step, so that only
/// light within `margin` of such a border, one sample in 125, needs its power.
///
/// A table of all borders would need 65535 powers before the first pixel; this one needs 9217.
struct SRGBEncoder: Sendable {
    static let shared = SRGBEncoder()

    /// Above the straight part of the curve, which ends at 0.0031308, from 2^-9 to 1; in steps of 1/65535.
    private let points: [Double]

    private static let margin = 0.004
    /// The bits of a Double above those that place it within an interval.
    private static let shift: UInt64 = 42
    private static let first = (0x1p-9).bitPattern >> shift

    private init() {
        let last = (1.0).bitPattern >> Self.shift
        // One more than the last, for the interval that would begin at 1.
        points = (Self.first...last + 1).map { bits in
            ColorSpace.encoded(Double(bitPattern: bits << Self.shift)) * 65535
        }
    }

    /// The component nearest to `light`; below zero is 0, above one 65535.
    @inline(__always)
    func nearest(_ light: Double) -> UInt16 {
        // Light that is no number fails this as well.
        guard light > 0 else { return 0 }
        guard light < 1 else { return 65535 }
        let value = light <= 0.0031308 ? light * (12.92 * 65535) : interpolated(light)
        let whole = UInt16(value)
        let rest = value - Double(whole)
        if abs(rest - 0.5) > Self.margin { return rest < 0.5 ? whole : whole &+ 1 }
        return light < Self.border(above: whole) ? whole : whole &+ 1
    }

    /// The same from the definition alone.
    static func nearestReference(_ light: Double) -> UInt16 {
        var (low, high) = (0, 65535)
        while low < high {
            let middle = (low + high) / 2
            if light < border(above: UInt16(middle)) { high = middle } else { low = middle + 1 }
        }
        return UInt16(low)
    }

    /// The least light that belongs to `component` + 1.
    static func border(above component: UInt16) -> Double {
        ColorSpace.linear((Double(component) + 0.5) / 65535)
    }

    @inline(__always)
    private func interpolated(_ light: Double) -> Double {
        let bits = light.bitPattern
        let index = Int(bits >> Self.shift &- Self.first)
        let fraction = Double(bits & (1 << Self.shift - 1)) * 0x1p-42
        let low = points[index]
        return low + (points[index + 1] - low) * fraction
    }
}

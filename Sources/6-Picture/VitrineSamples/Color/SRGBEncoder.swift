import VitrineColor

/// An encoder from light to the nearest 16-bit components, on the curve that both canvas spaces share.
///
/// The nearest component is k if the light lies between `ColorSpace.linear` of (k - 1/2)/65535 and of (k +
/// 1/2)/65535. Linear interpolation between 1024 points per octave is accurate to 0.002 of a step, so that
/// only light within `margin` of such a border, one sample in 125, requires a power.
///
/// A table of all borders would need 65,535 powers before the first pixel; this one needs 9,217.
package struct SRGBEncoder: Sendable {
    package static let shared = SRGBEncoder()

    /// The values of the curve for light from 2^-9 to 1, in units of 1/65,535. They are used above the
    /// straight part of the curve, which ends at 0.0031308.
    private let points: [Double]

    private static let margin = 0.004
    /// The number of low bits of a `Double` that locate it within an interval.
    private static let shift: UInt64 = 42
    private static let first = (0x1p-9).bitPattern >> shift

    private init() {
        let last = (1.0).bitPattern >> Self.shift
        // One more than the last, for the interval that would begin at 1.
        points = (Self.first...last + 1).map { bits in
            ColorSpace.encoded(Double(bitPattern: bits << Self.shift)) * 65535
        }
    }

    /// Returns the component nearest to `light`: 0 for light below zero, and 65,535 above one.
    @inline(__always)
    package func nearest(_ light: Double) -> UInt16 {
        // This also rejects NaN.
        guard light > 0 else { return 0 }
        guard light < 1 else { return 65535 }
        let value = light <= 0.0031308 ? light * (12.92 * 65535) : interpolated(light)
        let whole = UInt16(value)
        let rest = value - Double(whole)
        if abs(rest - 0.5) > Self.margin { return rest < 0.5 ? whole : whole &+ 1 }
        return light < Self.border(above: whole) ? whole : whole &+ 1
    }

    /// Returns the smallest light that belongs to `component` + 1.
    package static func border(above component: UInt16) -> Double {
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

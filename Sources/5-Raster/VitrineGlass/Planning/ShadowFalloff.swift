import VitrineGeometry
import VitrinePixels

/// The fall of a shadow around an outline: the integral of the normal distribution, from a table.
enum ShadowFalloff {
    /// The distance from the outline, in sigmas, at which the table ends.
    private static let reach = 4.0
    /// The steps of the table to one sigma. Interpolated values are within 2e-6 of the integral.
    private static let steps = 128.0
    private static let values = (0...Int(2 * reach * steps)).map {
        65535 * ExactMath.normalTail(Double($0) / steps - reach)
    }

    /// Returns the shadow at a distance outside of the outline, in sigmas, in 65535ths.
    static func value(_ distance: Double) -> UInt16 {
        let place = (distance + reach) * steps
        guard place > 0 else { return 65535 }
        guard place < 2 * reach * steps else { return 0 }
        let index = Int(place)
        let (near, far) = (values[index], values[index + 1])
        return UInt16(near + (far - near) * (place - Double(index)) + 0.5)
    }
}

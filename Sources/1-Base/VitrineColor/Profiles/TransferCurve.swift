import VitrineGeometry

/// A function from an encoded component to light, both from 0 to 1.
package enum TransferCurve: Hashable, Sendable {
    /// The curve of `ColorSpace`, as defined in IEC 61966-2-1.
    case sRGB
    case parametric(Parametric)
    /// A curve of two or more evenly spaced entries, joined by straight lines; 65,535 means 1.0.
    case sampled([UInt16])

    /// The function `(a x + b)^g + e` from `d` up, and `c x + f` below: type 4 of ICC.1's
    /// parametricCurveType, of which the other four types are special cases.
    package struct Parametric: Hashable, Sendable {
        package var g: Double
        package var a = 1.0
        package var b = 0.0
        package var c = 0.0
        package var d = 0.0
        package var e = 0.0
        package var f = 0.0
    }

    package static func power(_ exponent: Double) -> TransferCurve { .parametric(Parametric(g: exponent)) }

    /// Returns the light of a component, clamped to 0 to 1, and zero if the formula gives NaN.
    package func linear(_ x: Double) -> Double {
        switch self {
        case .sRGB: Self.clamped(ColorSpace.linear(x))
        case .parametric(let p): Self.clamped(p.value(x))
        case .sampled(let table): Self.interpolated(table, x)
        }
    }

    /// The largest difference from the curve of sRGB over 1024 steps, in encoded components.
    package var distanceFromSRGB: Double {
        (0...1024).reduce(0) { worst, step in
            let x = Double(step) / 1024
            return max(worst, abs(ColorSpace.encoded(linear(x)) - x))
        }
    }

    private static func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

    private static func interpolated(_ table: [UInt16], _ x: Double) -> Double {
        guard let last = table.last, table.count > 1 else { return clamped(x) }
        let place = clamped(x) * Double(table.count - 1)
        let index = Int(place)
        if index >= table.count - 1 { return Double(last) / 65535 }
        let (low, high) = (Double(table[index]), Double(table[index + 1]))
        return (low + (high - low) * (place - Double(index))) / 65535
    }
}

extension TransferCurve.Parametric {
    fileprivate func value(_ x: Double) -> Double {
        guard x >= d else { return c * x + f }
        // Straight lines stay exact, which a power computed through the logarithm would not.
        return (g == 1 ? a * x + b : ExactMath.pow(a * x + b, g)) + e
    }
}

extension Double: Interpolatable {
    /// Extrapolates. Between an infinite and a finite number lies the infinite one.
    package func mixture(with other: Double, at fraction: Double) -> Double {
        guard isFinite && other.isFinite else {
            return fraction < 0 || (fraction < 1 && !isFinite) ? self : other
        }
        return self * (1 - fraction) + other * fraction
    }

    /// Returns the number at a fraction of the way to another, kept within a range if an overshoot leads out
    /// of it. A range that does not contain the ends is extended to them, so that nothing jumps there.
    package func interpolated(
        to other: Double, at fraction: Double, within range: ClosedRange<Double>
    ) -> Double {
        let value = interpolated(to: other, at: fraction)
        if value < range.lowerBound { return max(value, min(range.lowerBound, self, other)) }
        if value > range.upperBound { return min(value, max(range.upperBound, self, other)) }
        return value
    }
}

extension ClosedRange<Double> {
    /// The range of lengths: of sizes, radii, widths and sigmas.
    package static var lengths: ClosedRange<Double> { 0 ... .infinity }
    /// The range of opacities, components of colours and other shares of a whole.
    package static var shares: ClosedRange<Double> { 0...1 }
}

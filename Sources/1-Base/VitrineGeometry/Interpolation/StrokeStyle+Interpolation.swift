extension StrokeStyle: Interpolatable {
    /// Returns `false` if caps, joins or positions differ, or if only one of the lines has dashes.
    package func isInterpolatable(to other: StrokeStyle) -> Bool {
        cap == other.cap && join == other.join && position == other.position
            && Self.dashes(dash, other.dash) != nil
    }

    /// Widths, dashes and the miter limit stay at 0 or above; the phase extrapolates. Patterns of different
    /// counts are repeated until they have the same, as CSS does with `stroke-dasharray`.
    package func mixture(with other: StrokeStyle, at fraction: Double) -> StrokeStyle {
        var style = switched(to: other, at: fraction)
        style.width = width.interpolated(to: other.width, at: fraction, within: .lengths)
        style.miterLimit = miterLimit.interpolated(to: other.miterLimit, at: fraction, within: .lengths)
        if let dashes = Self.dashes(dash, other.dash) {
            style.dash = zip(dashes.from, dashes.to).map {
                $0.interpolated(to: $1, at: fraction, within: .lengths)
            }
            style.dashPhase = dashPhase.interpolated(to: other.dashPhase, at: fraction)
        }
        return style
    }

    /// The largest number of lengths in a pattern that two others are repeated to.
    private static let largestPattern = 1024

    /// Returns two patterns repeated to the same count; `nil` if only one is empty, or if they do not meet.
    private static func dashes(_ from: [Double], _ to: [Double]) -> (from: [Double], to: [Double])? {
        if from.count == to.count { return (from, to) }
        guard !from.isEmpty, !to.isEmpty else { return nil }
        var count = max(from.count, to.count)
        while count % from.count != 0 || count % to.count != 0 {
            count += max(from.count, to.count)
            if count > largestPattern { return nil }
        }
        func repeated(_ dash: [Double]) -> [Double] { (0..<count).map { dash[$0 % dash.count] } }
        return (repeated(from), repeated(to))
    }
}

extension CornerRadii {
    /// Returns the radii that a rectangle of this size can hold.
    ///
    /// Negative or non-finite radii count as zero, and if two neighbours exceed their side all four shrink by
    /// one factor. This is the rule of CSS Backgrounds and Borders, section 5.5; a radius that is the same at
    /// all corners ends at half the shorter side, as in SwiftUI.
    public func fitted(to size: Size) -> CornerRadii {
        func valid(_ r: Double) -> Double { r > 0 ? min(r, 1e12) : 0 }
        var result = CornerRadii(
            topLeft: valid(topLeft), topRight: valid(topRight),
            bottomRight: valid(bottomRight), bottomLeft: valid(bottomLeft))
        var factor = 1.0
        func limit(_ sum: Double, _ side: Double) {
            if sum > side { factor = min(factor, max(side, 0) / sum) }
        }
        limit(result.topLeft + result.topRight, size.width)
        limit(result.bottomLeft + result.bottomRight, size.width)
        limit(result.topLeft + result.bottomLeft, size.height)
        limit(result.topRight + result.bottomRight, size.height)
        if factor < 1 {
            result.topLeft *= factor
            result.topRight *= factor
            result.bottomRight *= factor
            result.bottomLeft *= factor
        }
        return result
    }
}

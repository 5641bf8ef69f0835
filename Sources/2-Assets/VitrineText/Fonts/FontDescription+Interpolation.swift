import VitrineGeometry

extension FontDescription: Interpolatable {
    /// Returns `false` for different families, designs, styles or features: the glyphs differ.
    package func isInterpolatable(to other: FontDescription) -> Bool {
        var font = other
        (font.size, font.weight) = (size, weight)
        (font.tracking, font.kerning) = (tracking, kerning)
        return self == font
    }

    /// Sizes and weights stay within those that fonts can have, and spaces within what the size allows.
    package func mixture(with other: FontDescription, at fraction: Double) -> FontDescription {
        var font = switched(to: other, at: fraction)
        font.size = size.interpolated(to: other.size, at: fraction, within: Self.sizes)
        font.weight = weight.interpolated(to: other.weight, at: fraction, within: Self.weights)
        let limit = font.size > 0 ? Self.largestTracking * font.size : 0
        font.tracking = tracking.interpolated(to: other.tracking, at: fraction, within: -limit...limit)
        font.kerning = kerning.interpolated(to: other.kerning, at: fraction, within: -limit...limit)
        return font
    }
}

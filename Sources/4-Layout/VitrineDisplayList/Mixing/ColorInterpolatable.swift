import VitrineColor
import VitrineGeometry

/// A value that has colours, which are mixed in a space that the caller states. Without one they are mixed in
/// encoded components: `ColorInterpolation.device`.
package protocol ColorInterpolatable: Interpolatable {
    /// Returns the value at a fraction of the way to another, for `interpolated(to:at:in:)`, which does not
    /// call it at 0 and 1, nor for equal values.
    func mixture(with other: Self, at fraction: Double, in colors: ColorInterpolation) -> Self
}

extension ColorInterpolatable {
    package func mixture(with other: Self, at fraction: Double) -> Self {
        mixture(with: other, at: fraction, in: .device)
    }

    /// Returns the value at a fraction of the way to another. Both ends are exact to the bit, and between
    /// equal values nothing changes.
    ///
    /// - Parameters:
    ///   - fraction: A finite number, 0 for this value and 1 for the other.
    ///   - colors: The space in which colours are mixed.
    package func interpolated(
        to other: Self, at fraction: Double, in colors: ColorInterpolation
    ) -> Self {
        if fraction == 1 { return other }
        return fraction == 0 || self == other ? self : mixture(with: other, at: fraction, in: colors)
    }
}

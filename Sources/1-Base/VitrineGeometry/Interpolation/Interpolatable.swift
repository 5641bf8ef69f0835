/// A value that can be mixed with another of its type, such as a length, a colour or a shape between two
/// states of a scene.
///
/// All mixing goes through `interpolated(to:at:)`, which a type gets from its `mixture(with:at:)`. SwiftUI
/// asks for a vector space instead (`Animatable`), which shapes and paints are not. A fraction is all that a
/// transition needs: one that is interrupted goes on from the moving value, `a.interpolated(to: b, at: s)
/// .interpolated(to: c, at: t)`, and keeps its speed where `t` starts with a slope of zero.
///
/// A fraction may lie outside 0...1, as springs overshoot. Positions, offsets and angles then go on beyond
/// the ends. Where a quantity has limits it stays within them, or within the ends if these lie beyond: sizes,
/// radii, widths and sigmas at 0, opacities and components of colours in 0...1.
package protocol Interpolatable: Equatable {
    /// Returns `false` if the two differ in structure, so that some part of them has nothing in between.
    /// Default: `true`.
    ///
    /// That part changes at once halfway, as discrete values do in CSS. A cross-fade of what the two paint
    /// may look better.
    func isInterpolatable(to other: Self) -> Bool

    /// Returns the value at a fraction of the way to another, for `interpolated(to:at:)`, which does not call
    /// it at 0 and 1, nor for equal values.
    func mixture(with other: Self, at fraction: Double) -> Self
}

extension Interpolatable {
    package func isInterpolatable(to other: Self) -> Bool { true }

    /// Returns the value at a fraction of the way to another. Both ends are exact to the bit, and between
    /// equal values nothing changes.
    ///
    /// - Parameter fraction: A finite number, 0 for this value and 1 for the other.
    package func interpolated(to other: Self, at fraction: Double) -> Self {
        if fraction == 1 { return other }
        return fraction == 0 || self == other ? self : mixture(with: other, at: fraction)
    }
}

extension Equatable {
    /// Returns the nearer of two values that have nothing in between; the other from one half on.
    package func switched(to other: Self, at fraction: Double) -> Self { fraction < 0.5 ? self : other }
}

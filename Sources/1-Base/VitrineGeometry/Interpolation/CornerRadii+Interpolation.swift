extension CornerRadii: Interpolatable {
    /// Stays at 0 or above.
    package func mixture(with other: CornerRadii, at fraction: Double) -> CornerRadii {
        CornerRadii(
            topLeft: topLeft.interpolated(to: other.topLeft, at: fraction, within: .lengths),
            topRight: topRight.interpolated(to: other.topRight, at: fraction, within: .lengths),
            bottomRight: bottomRight.interpolated(to: other.bottomRight, at: fraction, within: .lengths),
            bottomLeft: bottomLeft.interpolated(to: other.bottomLeft, at: fraction, within: .lengths))
    }
}

extension EllipticalRadii: Interpolatable {
    /// Stays at 0 or above.
    package func mixture(with other: EllipticalRadii, at fraction: Double) -> EllipticalRadii {
        EllipticalRadii(
            across: across.interpolated(to: other.across, at: fraction),
            down: down.interpolated(to: other.down, at: fraction))
    }
}

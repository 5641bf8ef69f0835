extension CornerRadii: Interpolatable {
    /// Stays at 0 or above.
    package func mixture(with other: CornerRadii, at fraction: Double) -> CornerRadii {
        CornerRadii(
            topLeft: topLeft.interpolated(to: other.topLeft, at: fraction),
            topRight: topRight.interpolated(to: other.topRight, at: fraction),
            bottomRight: bottomRight.interpolated(to: other.bottomRight, at: fraction),
            bottomLeft: bottomLeft.interpolated(to: other.bottomLeft, at: fraction))
    }
}

extension Point: Interpolatable {
    /// Extrapolates.
    ///
    /// `interpolated(to:_:)` is the plain sum for points along curves, which does not tell the ends apart.
    package func mixture(with other: Point, at fraction: Double) -> Point {
        Point(x.interpolated(to: other.x, at: fraction), y.interpolated(to: other.y, at: fraction))
    }
}

extension Size: Interpolatable {
    /// Stays at 0 or above.
    package func mixture(with other: Size, at fraction: Double) -> Size {
        Size(
            width.interpolated(to: other.width, at: fraction, within: .lengths),
            height.interpolated(to: other.height, at: fraction, within: .lengths))
    }
}

extension Insets: Interpolatable {
    /// Extrapolates, because insets may be negative.
    package func mixture(with other: Insets, at fraction: Double) -> Insets {
        Insets(
            top: top.interpolated(to: other.top, at: fraction),
            left: left.interpolated(to: other.left, at: fraction),
            bottom: bottom.interpolated(to: other.bottom, at: fraction),
            right: right.interpolated(to: other.right, at: fraction))
    }
}

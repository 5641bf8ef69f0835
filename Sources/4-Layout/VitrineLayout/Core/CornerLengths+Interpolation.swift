import VitrineGeometry

extension CornerLengths: Interpolatable {
    /// Radii stay at 0 or above.
    package func mixture(with other: CornerLengths, at fraction: Double) -> CornerLengths {
        func length(_ one: Length, _ other: Length) -> Length {
            Length(
                points: one.points.interpolated(to: other.points, at: fraction, within: .lengths),
                fraction: one.fraction.interpolated(to: other.fraction, at: fraction, within: .lengths))
        }
        func corner(_ path: (CornerLengths) -> Corner) -> Corner {
            let (one, other) = (path(self), path(other))
            return Corner(across: length(one.across, other.across), down: length(one.down, other.down))
        }
        return CornerLengths(
            topLeft: corner(\.topLeft), topRight: corner(\.topRight), bottomRight: corner(\.bottomRight),
            bottomLeft: corner(\.bottomLeft))
    }
}

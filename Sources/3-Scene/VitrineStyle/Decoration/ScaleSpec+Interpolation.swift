import VitrineGeometry

// The parameters of transforms, which unlike the maps that they become say how far something turns, and about
// which point.

extension ScaleSpec: Interpolatable {
    /// Extrapolates, through 0 and beyond, as SwiftUI's `scaleEffect` does.
    package func mixture(with other: ScaleSpec, at fraction: Double) -> ScaleSpec {
        ScaleSpec(
            factors: factors.interpolated(to: other.factors, at: fraction),
            anchor: anchor.interpolated(to: other.anchor, at: fraction))
    }
}

extension SkewSpec: Interpolatable {
    /// Extrapolates.
    package func mixture(with other: SkewSpec, at fraction: Double) -> SkewSpec {
        SkewSpec(
            x: x.interpolated(to: other.x, at: fraction), y: y.interpolated(to: other.y, at: fraction),
            anchor: anchor.interpolated(to: other.anchor, at: fraction))
    }
}

extension Rotation3DSpec: Interpolatable {
    package static func == (a: Rotation3DSpec, b: Rotation3DSpec) -> Bool {
        a.degrees == b.degrees && a.axis == b.axis && a.anchor == b.anchor && a.anchorZ == b.anchorZ
            && a.perspective == b.perspective
    }

    /// Extrapolates, each number for itself, as SwiftUI's `rotation3DEffect` does; the perspective stays at 0
    /// or above. An axis that has no length is the other's, and where opposite ones cancel it is the nearer
    /// one.
    package func mixture(with other: Rotation3DSpec, at fraction: Double) -> Rotation3DSpec {
        var rotation = self
        rotation.degrees = degrees.interpolated(to: other.degrees, at: fraction)
        rotation.axis = axis(to: other, at: fraction)
        rotation.anchor = anchor.interpolated(to: other.anchor, at: fraction)
        rotation.anchorZ = anchorZ.interpolated(to: other.anchorZ, at: fraction)
        rotation.perspective = perspective.interpolated(
            to: other.perspective, at: fraction, within: .lengths)
        return rotation
    }

    private func axis(to other: Rotation3DSpec, at fraction: Double) -> (x: Double, y: Double, z: Double) {
        if axis == (0, 0, 0) { return other.axis }
        if other.axis == (0, 0, 0) { return axis }
        let mixed = (
            x: axis.x.interpolated(to: other.axis.x, at: fraction),
            y: axis.y.interpolated(to: other.axis.y, at: fraction),
            z: axis.z.interpolated(to: other.axis.z, at: fraction)
        )
        return mixed == (0, 0, 0) ? (fraction < 0.5 ? axis : other.axis) : mixed
    }
}

extension TrimSpec: Interpolatable {
    /// Stays within 0...1.
    package func mixture(with other: TrimSpec, at fraction: Double) -> TrimSpec {
        TrimSpec(
            from: from.interpolated(to: other.from, at: fraction, within: .shares),
            to: to.interpolated(to: other.to, at: fraction, within: .shares))
    }
}

extension ResolvedShape: Interpolatable {
    /// Returns `false` if one is a path and the other is not, or for paths of different structure.
    package func isInterpolatable(to other: ResolvedShape) -> Bool {
        switch (self, other) {
        case (.path(let path, let rule), .path(let last, let lastRule)):
            rule == lastRule && path.isInterpolatable(to: last)
        case (.path, _), (_, .path): false
        default: true
        }
    }

    /// Rectangles, rounded rectangles, capsules, circles and ellipses are one family: their box and the radii
    /// of their corners are interpolated. Of shapes that have nothing in between it is the nearer one,
    /// stretched to the interpolated box.
    package func mixture(with other: ResolvedShape, at fraction: Double) -> ResolvedShape {
        if case (.path(let path, let rule), .path(let last, _)) = (self, other), isInterpolatable(to: other) {
            return .path(path.interpolated(to: last, at: fraction), rule)
        }
        let box = bounds.interpolated(to: other.bounds, at: fraction)
        if let from = corners, let to = other.corners {
            let radii = from.radii.interpolated(to: to.radii, at: fraction)
            return .box(box, radii, Self.style(from.style, to.style))
        }
        if case (.ellipse, .ellipse) = (self, other) { return .ellipse(box) }
        if let from = boxCorners, let to = other.boxCorners {
            let radii = from.radii.interpolated(to: to.radii, at: fraction)
            return .box(box, radii, Self.style(from.style, to.style))
        }
        return switched(to: other, at: fraction).fitted(to: box)
    }

    /// The corners of any shape but a path, with radii that fit its size. Corners of a radius of 0 have no
    /// style.
    private var boxCorners: (radii: CornerRadii, style: CornerStyle?)? {
        switch self {
        case .rectangle: (.zero, nil)
        case .roundedRectangle(let rect, let radii, let style): (radii.fitted(to: rect.size), style)
        case .ellipse(let rect): (CornerRadii(Size(rect.width / 2, rect.height / 2)), .circular)
        case .path: nil
        }
    }

    /// Returns the continuous style if either corner is continuous. At full radius that is a circular arc as
    /// well, so nothing jumps where the other shape ends as a capsule.
    private static func style(_ one: CornerStyle?, _ other: CornerStyle?) -> CornerStyle? {
        guard let one, let other else { return one ?? other }
        return one == other ? one : .continuous
    }
}

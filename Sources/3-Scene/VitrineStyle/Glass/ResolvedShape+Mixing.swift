import VitrineGeometry

extension ResolvedShape {
    /// Returns the shape between two: the box and corner radii are interpolated, or the points of two paths
    /// with the same elements. For different kinds of shape it is the closer of the two, stretched to the
    /// interpolated box.
    package func mixed(with other: ResolvedShape, _ t: Double) -> ResolvedShape {
        if self == other { return self }
        let box = bounds.mixed(with: other.bounds, t)
        if let one = corners, let two = other.corners {
            return .box(box, one.radii.mixed(with: two.radii, t), Self.style(one.style, two.style))
        }
        switch (self, other) {
        case (.ellipse, .ellipse): return .ellipse(box)
        case (.path(let path, let rule), .path(let last, let otherRule)):
            if rule == otherRule, let between = path.mixed(with: last, t) { return .path(between, rule) }
        default: break
        }
        return (t < 0.5 ? self : other).fitted(to: box)
    }

    /// Returns the continuous style if either corner is continuous. At full radius that is a circular arc as
    /// well, so nothing jumps where the other shape ends as a capsule.
    private static func style(_ one: CornerStyle?, _ other: CornerStyle?) -> CornerStyle? {
        guard let one, let other else { return one ?? other }
        return one == other ? one : .continuous
    }
}

extension Rect {
    package func mixed(with other: Rect, _ t: Double) -> Rect {
        if self == other { return self }
        return Rect(
            minX: minX.mixed(with: other.minX, t), minY: minY.mixed(with: other.minY, t),
            maxX: maxX.mixed(with: other.maxX, t), maxY: maxY.mixed(with: other.maxY, t))
    }
}

extension CornerRadii {
    package func mixed(with other: CornerRadii, _ t: Double) -> CornerRadii {
        func mixed(_ one: Size, _ two: Size) -> Size {
            Size(one.width.mixed(with: two.width, t), one.height.mixed(with: two.height, t))
        }
        return CornerRadii(
            topLeft: mixed(topLeft, other.topLeft),
            topRight: mixed(topRight, other.topRight),
            bottomRight: mixed(bottomRight, other.bottomRight),
            bottomLeft: mixed(bottomLeft, other.bottomLeft))
    }
}

extension Path {
    /// Returns the path between two; `nil` if they do not have the same elements.
    func mixed(with other: Path, _ t: Double) -> Path? {
        guard elements.count == other.elements.count else { return nil }
        var path = Path()
        for pair in zip(elements, other.elements) {
            switch pair {
            case (.move(let a), .move(let b)): path.move(to: a.interpolated(to: b, t))
            case (.line(let a), .line(let b)): path.line(to: a.interpolated(to: b, t))
            case (.quad(let c, let a), .quad(let d, let b)):
                path.quad(c.interpolated(to: d, t), to: a.interpolated(to: b, t))
            case (.cubic(let c, let e, let a), .cubic(let d, let f, let b)):
                path.cubic(c.interpolated(to: d, t), e.interpolated(to: f, t), to: a.interpolated(to: b, t))
            case (.close, .close): path.close()
            default: return nil
            }
        }
        return path
    }
}

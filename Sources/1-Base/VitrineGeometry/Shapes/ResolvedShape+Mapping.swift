extension ResolvedShape {
    /// Returns the shape in other coordinates: the same kind of shape if the map preserves it, otherwise its
    /// outline.
    package func mapped(by map: Affine) -> ResolvedShape {
        if map == .identity { return self }
        let isUpright = map.b == 0 && map.c == 0 && map.a > 0 && map.d > 0
        switch self {
        case .rectangle(let rect) where isUpright: return .rectangle(map.stretched(rect))
        case .ellipse(let rect) where isUpright: return .ellipse(map.stretched(rect))
        case .roundedRectangle(let rect, let radii, let style)
        where isUpright && (map.a == map.d || !radii.isRound):
            return .roundedRectangle(map.stretched(rect), radii.scaled(x: map.a, y: map.d), style)
        default: return .path(path().transformed(by: map), fillRule)
        }
    }

    /// Returns the shape stretched to fill another box.
    package func fitted(to box: Rect) -> ResolvedShape {
        let bounds = bounds
        guard bounds != box, bounds.width > 0, bounds.height > 0 else { return self }
        let (x, y) = (box.width / bounds.width, box.height / bounds.height)
        return mapped(
            by: Affine.translation(-bounds.minX, -bounds.minY).then(.scale(x, y))
                .then(.translation(box.minX, box.minY)))
    }

    /// The round corners of a rectangle, with radii that fit its size. A circle counts as a rectangle; `nil`
    /// for all other shapes.
    package var corners: (radii: CornerRadii, style: CornerStyle?)? {
        switch self {
        case .rectangle: (.zero, nil)
        case .roundedRectangle(let rect, let radii, let style) where radii.isRound:
            (radii.fitted(to: rect.size), style)
        case .ellipse(let rect) where rect.width == rect.height: (CornerRadii(rect.width / 2), .circular)
        default: nil
        }
    }

    /// Returns a rectangle with the given corners. Default style: circular.
    package static func box(_ rect: Rect, _ radii: CornerRadii, _ style: CornerStyle?) -> ResolvedShape {
        radii.isZero ? .rectangle(rect) : .roundedRectangle(rect, radii, style ?? .circular)
    }
}

extension Affine {
    /// Returns an axis-aligned rectangle under the map. The size is not computed as a difference of mapped
    /// corners, so that a translation preserves it to the bit.
    fileprivate func stretched(_ rect: Rect) -> Rect {
        Rect(origin: apply(rect.origin), size: Size(rect.width * a, rect.height * d))
    }
}

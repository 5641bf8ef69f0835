import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

extension GlassPiece {
    /// Returns the pieces with each union merged into one, at the position of its first piece: the bounding
    /// rectangle, with the corners of the shapes in its corners, and the glass of the first piece.
    static func united(_ pieces: [GlassPiece]) -> [GlassPiece] {
        var places: [String: Int] = [:]
        var groups: [[GlassPiece]] = []
        for piece in pieces {
            guard let name = piece.surface.spec.union else {
                groups.append([piece])
                continue
            }
            if let place = places[name] {
                groups[place].append(piece)
            } else {
                places[name] = groups.count
                groups.append([piece])
            }
        }
        return groups.compactMap { group in
            guard var whole = group.first else { return nil }
            if group.count > 1 {
                whole.take(ResolvedShape.hull(of: group.map(\.body.shape)))
                whole.contents = group.flatMap(\.contents)
            }
            return whole
        }
    }

    /// Gives the piece another shape in the container, which then determines size and touch position.
    private mutating func take(_ shape: ResolvedShape) {
        let factor = map.lengthFactor
        // The presets depend on the size in the surface's own points, but not on its rotation.
        let grown = Affine.scale(factor, factor)
        let own = factor == 1 ? shape : shape.mapped(by: .scale(1 / factor, 1 / factor))
        body = Glass.Body(shape, surface.body(for: own).optics.mapped(by: grown), source: body.source)
        presetShadow = surface.presetShadow(for: own)?.mapped(by: grown)
    }
}

extension ResolvedShape {
    /// Returns the rectangle around shapes. Each of its corners is as round as that of the shape that extends
    /// furthest into it.
    static func hull(of shapes: [ResolvedShape]) -> ResolvedShape {
        guard let first = shapes.first else { return .rectangle(.zero) }
        let box = shapes.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
        func radius(_ unit: Point, _ path: KeyPath<CornerRadii, Size>) -> Double {
            let corner = box.point(atUnit: unit)
            var (nearest, radius) = (Double.infinity, 0.0)
            for shape in shapes {
                let distance = (shape.bounds.point(atUnit: unit) - corner).length
                if distance < nearest { (nearest, radius) = (distance, shape.roundness[keyPath: path].width) }
            }
            return radius
        }
        let radii = CornerRadii(
            topLeft: radius(Point(0, 0), \.topLeft), topRight: radius(Point(1, 0), \.topRight),
            bottomRight: radius(Point(1, 1), \.bottomRight), bottomLeft: radius(Point(0, 1), \.bottomLeft))
        return .box(box, radii, first.corners?.style)
    }

    /// The corner radii of the bounding box: for an ellipse half its shorter side, for elliptical
    /// corners the smaller of the two, for other shapes without corners 0.
    private var roundness: CornerRadii {
        switch self {
        case .ellipse(let rect): return CornerRadii(min(rect.width, rect.height) / 2)
        case .roundedRectangle(let rect, let radii, _) where !radii.isRound:
            let fitted = radii.fitted(to: rect.size)
            func smaller(_ corner: Size) -> Double { min(corner.width, corner.height) }
            return CornerRadii(
                topLeft: smaller(fitted.topLeft), topRight: smaller(fitted.topRight),
                bottomRight: smaller(fitted.bottomRight), bottomLeft: smaller(fitted.bottomLeft))
        default: return corners?.radii ?? .zero
        }
    }
}

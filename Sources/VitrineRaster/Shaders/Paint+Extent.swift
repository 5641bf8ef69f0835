import VitrineDisplayList
import VitrineGeometry

extension Paint {
    /// The region that the paint is confined to, in its points, or `nil` if it is unbounded.
    ///
    /// Its edge is antialiased by coverage like that of any other region.
    var extent: Area.Geometry? {
        switch self {
        case .solid, .linear, .angular, .noise: nil
        case .radial(let gradient): gradient.extent.map { .fill($0) }
        case .mesh(let mesh): .fill(mesh.extent)
        case .image(let image): image.repeats ? nil : .fill(.rectangle(image.frame))
        }
    }

    /// Returns the part of a region that the paint can reach.
    func part(of area: Area) -> Area {
        guard let extent = extent else { return area }
        return Area(area.operands + [Area.Operand(.intersect, extent)], name: area.name)
    }
}

extension RadialGradient {
    /// The region that its circles cover, in its own points, or `nil` if that is everything.
    fileprivate var extent: ResolvedShape? {
        guard startCenter != endCenter, aspect > 0, let corners = RadialCone(self)?.extent else { return nil }
        var path = Path()
        for corner in corners {
            path.line(to: Point(endCenter.x + corner.x, endCenter.y + corner.y * aspect))
        }
        path.close()
        return .path(path, .nonZero)
    }
}

import VitrineDisplayList
import VitrineGeometry

extension Paint {
    /// The region that the paint is confined to, in its points, or `nil` if it is unbounded.
    ///
    /// Its edge is antialiased by coverage like that of any other region.
    public var extent: Area.Geometry? {
        switch self {
        case .solid, .linear, .angular, .noise: nil
        case .radial(let gradient): gradient.extent.map { .fill($0) }
        case .mesh(let mesh): .fill(mesh.extent)
        case .image(let image): image.repeats ? nil : .fill(.rectangle(image.frame))
        }
    }

    /// Returns the part of a region that the paint can reach.
    public func part(of area: Area) -> Area {
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

extension MeshGradient {
    /// The region that the mesh covers, in its own points.
    ///
    /// If the mesh nowhere folds over, that is the interior of its sides. Otherwise it is drawn as cells that
    /// all have the same orientation, so that the windings of overlapping cells never cancel.
    var extent: ResolvedShape {
        guard isWellFormed else { return .path(Path(), .nonZero) }
        let surface = MeshSurface(self, .identity)
        if !surface.isFolded { return .path(surface.outline, .nonZero) }
        let count = min(max(Int((16384 / Double(surface.columns * surface.rows)).squareRoot()), 1), 32)
        var path = Path()
        for j in 0..<surface.rows {
            for i in 0..<surface.columns {
                let grid = (0...count).map { v in
                    (0...count).map { u in
                        surface.point(
                            column: i, row: j, u: Double(u) / Double(count), v: Double(v) / Double(count))
                    }
                }
                for v in 0..<count {
                    for u in 0..<count {
                        path.append(
                            triangle: grid[v][u], grid[v][u + 1], grid[v + 1][u + 1])
                        path.append(
                            triangle: grid[v][u], grid[v + 1][u + 1], grid[v + 1][u])
                    }
                }
            }
        }
        return .path(path, .nonZero)
    }
}

extension Path {
    /// Appends a triangle, clockwise on the screen.
    fileprivate mutating func append(triangle a: Point, _ b: Point, _ c: Point) {
        let area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
        if !(area != 0) { return }
        move(to: a)
        line(to: area > 0 ? b : c)
        line(to: area > 0 ? c : b)
        close()
    }
}

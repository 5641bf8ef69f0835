extension Paint {
    /// The region that the paint is confined to, in its points; nil where it goes on for ever.
    ///
    /// It has an edge of its own, which coverage smooths like that of any other region.
    var extent: Area.Geometry? {
        switch self {
        case .solid, .linear, .radial, .angular, .noise: nil
        case .mesh(let mesh): .fill(mesh.extent)
        case .image(let image): image.repeats ? nil : .fill(.rectangle(image.frame))
        }
    }

    /// What of a region the paint can reach.
    func part(of area: Area) -> Area {
        guard let extent = extent else { return area }
        return Area(area.operands + [Area.Operand(.intersect, extent)], name: area.name)
    }
}

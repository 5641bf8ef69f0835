import VitrineGeometry

extension SVGIcon.Item {
    /// Returns the item with its figures grown on both sides of their outlines, as if their lines were wider
    /// by `width`, or thinner where that is negative.
    package func grown(by width: Double) -> SVGIcon.Item {
        switch self {
        case .layer(var layer):
            layer.area.operands += layer.area.operands.compactMap { operand in
                guard case .fill(let shape) = operand.geometry, operand.operation == .union, width != 0 else {
                    return nil
                }
                let line = StrokeStyle(width: width.magnitude, cap: .round, join: .round)
                return Area.Operand(width > 0 ? .union : .subtract, .stroke(shape, line))
            }
            return .layer(layer)
        case .group(var group):
            group.items = group.items.map { $0.grown(by: width) }
            return .group(group)
        }
    }
}

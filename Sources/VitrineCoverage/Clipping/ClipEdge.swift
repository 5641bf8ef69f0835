import VitrineGeometry
import VitrinePixels

/// The edge of a clip as geometry: what shares a part of it is cut exactly, where a product of coverages
/// would thin it twice.
public struct ClipEdge: Sendable {
    let area: Area
    let transform: Affine
    /// The coverage of the area.
    let coverage: Coverage

    /// Returns the coverage of the part of an item within the area, if item and area cross the same pixels
    /// and have the same coordinates; `nil` where the product of their coverages will do.
    ///
    /// - Parameter painted: The coverage of the item.
    func part(of item: Area, _ painted: Coverage, transform: Affine, clip: PixelRect) -> Coverage? {
        guard transform == self.transform, painted.sharesEdgePixels(with: coverage),
            let both = item.intersected(with: area)
        else { return nil }
        return Coverage(both, transform: transform, clip: clip)
    }

    /// Returns `true` if the edge is that of an area in the same coordinates.
    func isEqual(to other: Area, _ transform: Affine) -> Bool {
        transform == self.transform && area.operands == other.operands
    }

    /// Returns the edge of the intersection with another area; `nil` where the product of their coverages
    /// will do.
    ///
    /// - Parameter next: The coverage of the other area.
    func intersected(with other: Area, _ next: Coverage, _ transform: Affine, _ clip: PixelRect) -> ClipEdge?
    {
        guard let both = part(of: other, next, transform: transform, clip: clip),
            let joint = other.intersected(with: area)
        else { return nil }
        return ClipEdge(area: joint, transform: transform, coverage: both)
    }
}

extension Area {
    /// Returns the intersection with another area; `nil` if both have more than one operand.
    fileprivate func intersected(with other: Area) -> Area? {
        if let only = other.operands.first, other.operands.count == 1, only.operation == .union {
            return Area(operands + [Operand(.intersect, only.geometry)], name: name)
        }
        guard let only = operands.first, operands.count == 1, only.operation == .union else { return nil }
        return Area(other.operands + [Operand(.intersect, only.geometry)], name: name)
    }
}

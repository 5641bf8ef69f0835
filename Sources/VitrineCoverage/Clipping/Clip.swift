import VitrineGeometry
import VitrinePixels

/// The region that painting is limited to: a rectangle of whole pixels, and a coverage within it if its edge
/// does not lie on whole pixels.
public struct Clip: Sendable {
    public var rect: PixelRect
    public var coverage: Coverage?
    /// The innermost edge, and the coverage of those around it.
    private var innermost: (edge: ClipEdge, others: Coverage?)?
    /// The edge by which the picture that items are painted on will be cut as a whole: their coverage is that
    /// of the part of each pixel within it.
    public var pending: ClipEdge?

    @inlinable public init(_ rect: PixelRect) {
        self.rect = rect
    }

    @inlinable public var isEmpty: Bool { rect.isEmpty }

    /// Returns the intersection with an area. A rectangle that ends on whole pixels stays a rectangle.
    ///
    /// Where the edge of the area shares pixels with the innermost one, both are intersected as geometry: a
    /// card clipped like its picture, or by a half of itself, would else be thinned twice along their edge.
    public func intersected(with area: Area, transform: Affine) -> Clip {
        var result = self
        if let whole = Clip.wholePixels(area, transform: transform) {
            result.rect = rect.intersection(whole)
            return result
        }
        if let (edge, _) = innermost, edge.isEqual(to: area, transform) {
            return self
        }
        let next = Coverage(area, transform: transform, clip: rect)
        if let (edge, others) = innermost, let joint = edge.intersected(with: area, next, transform, rect) {
            let both = others.map { joint.coverage.intersected(with: $0) } ?? joint.coverage
            result.innermost = (joint, others)
            result.rect = rect.intersection(both.bounds)
            result.coverage = both
            return result
        }
        let both = coverage.map { next.intersected(with: $0) } ?? next
        result.innermost = (ClipEdge(area: area, transform: transform, coverage: next), coverage)
        result.rect = rect.intersection(both.bounds)
        result.coverage = both
        return result
    }

    /// The innermost edge, if it is not on whole pixels.
    public var edge: ClipEdge? { innermost?.edge }

    /// Returns the part of an area that the clip lets through.
    ///
    /// - Parameter painted: The coverage of the area.
    public func apply(to painted: Coverage, of area: Area, transform: Affine) -> Coverage {
        var painted = painted
        if let pending, let part = pending.part(of: area, painted, transform: transform, clip: rect) {
            painted = part.divided(by: pending.coverage)
        } else if let (edge, others) = innermost,
            let part = edge.part(of: area, painted, transform: transform, clip: rect)
        {
            return others.map { part.intersected(with: $0) } ?? part
        }
        return apply(to: painted)
    }

    /// Returns the part of `painted` that the clip lets through.
    @inlinable public func apply(to painted: Coverage) -> Coverage {
        coverage.map { painted.intersected(with: $0) } ?? painted
    }

    /// Returns `true` if the area is a rectangle that ends on whole pixels.
    public static func isWholePixels(_ area: Area, transform: Affine) -> Bool {
        wholePixels(area, transform: transform) != nil
    }

    private static func wholePixels(_ area: Area, transform: Affine) -> PixelRect? {
        guard area.operands.count == 1, let operand = area.operands.first, operand.operation == .union,
            case .fill(.rectangle(let rect)) = operand.geometry, !rect.isEmpty,
            transform.b == 0, transform.c == 0
        else { return nil }
        let box = transform.apply(rect)
        let sides = [box.minX, box.minY, box.maxX, box.maxY]
        guard sides.allSatisfy({ $0 == $0.rounded() && abs($0) < 1e9 }) else { return nil }
        return PixelRect(x0: Int(sides[0]), y0: Int(sides[1]), x1: Int(sides[2]), y1: Int(sides[3]))
    }
}

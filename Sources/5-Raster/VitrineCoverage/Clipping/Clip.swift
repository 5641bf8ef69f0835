import VitrineGeometry
import VitrinePixels

/// The region that painting is limited to: a rectangle of whole pixels, and a coverage within it if its edge
/// does not lie on whole pixels.
public struct Clip: Sendable {
    public var rect: PixelRect
    public var coverage: Coverage?
    /// The innermost edge, the edge that the picture will be cut by and that is a part of it, and the
    /// coverage of those around it.
    private var innermost: (edge: ClipEdge, pending: ClipEdge?, others: Coverage?)?
    /// The edge by which the picture that items are painted on will be cut as a whole: their coverage is that
    /// of the part of each pixel within it.
    public var pending: ClipEdge?

    @inlinable public init(_ rect: PixelRect) {
        self.rect = rect
    }

    @inlinable public var isEmpty: Bool { rect.isEmpty }

    /// Returns the intersection with an area. A rectangle that ends on whole pixels stays a rectangle.
    ///
    /// Where the edge of the area shares pixels with those around it, all are intersected as geometry: a
    /// card clipped like its picture, or by a half of itself, would else be thinned twice along their edge.
    public func intersected(with area: Area, transform: Affine) -> Clip {
        var result = self
        if let whole = Clip.wholePixels(area, transform: transform) {
            result.rect = rect.intersection(whole)
            return result
        }
        if let edge, !edge.isOpen, edge.contains(area, transform) { return self }
        let next = Coverage(area, transform: transform, clip: rect)
        let own = ClipEdge(area, transform, coverage: next)
        guard let edge else {
            result.innermost = (own, nil, nil)
            result.rect = rect.intersection(next.bounds)
            result.coverage = next
            return result
        }
        let product = next.intersected(with: edge.coverage)
        let joint =
            product.isEqual(to: next, translatedBy: (0, 0))
            ? nil : edge.intersected(with: area, next, product, transform, rect)
        guard let joint else {
            // Within what the edges around it fill, only the own one counts; and there are not to be too
            // many.
            let both = coverage.map { next.intersected(with: $0) } ?? next
            result.innermost = (own, nil, coverage)
            result.rect = rect.intersection(both.bounds)
            result.coverage = both
            return result
        }
        let outer = innermost.map { $0.pending } ?? pending
        let others = innermost?.others
        result.innermost = (joint, outer, others)
        let both = Self.share(of: joint.coverage, in: outer, within: others) {
            others.map { next.intersected(with: $0) } ?? next
        }
        result.rect = rect.intersection(both.bounds)
        result.coverage = both
        return result
    }

    /// The edge of all that is let through, as far as it is not on whole pixels: of the innermost clip, and
    /// of those that the picture will be cut by.
    public var edge: ClipEdge? { innermost?.edge ?? pending }

    /// Returns the part of an area that the clip lets through.
    ///
    /// - Parameter painted: The coverage of the area.
    public func apply(to painted: Coverage, of area: Area, transform: Affine) -> Coverage {
        guard let edge, let part = edge.part(of: area, painted, transform: transform, clip: rect) else {
            return apply(to: painted)
        }
        let (outer, others) = innermost.map { ($0.pending, $0.others) } ?? (pending, nil)
        return Self.share(of: part, in: outer, within: others) { apply(to: painted) }
    }

    /// Returns the share that a part is of the edge by which the picture will be cut, within other clips;
    /// where nothing is within the edge and it is open, what is painted there.
    private static func share(
        of part: Coverage, in pending: ClipEdge?, within others: Coverage?, beyond painted: () -> Coverage
    ) -> Coverage {
        let share = pending.map { part.divided(by: $0.coverage) } ?? part
        let inside = others.map { share.intersected(with: $0) } ?? share
        guard let pending, pending.isOpen else { return inside }
        return inside.joined(with: painted().outside(pending.coverage))
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

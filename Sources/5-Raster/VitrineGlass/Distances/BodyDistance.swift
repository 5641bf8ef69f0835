import VitrineGeometry
import VitrinePixels
import VitrineThreads

/// The signed distance of one body of glass, prepared for row-by-row evaluation.
enum BodyDistance: Sendable {
    case box(BoxDistance)
    /// A distance computed for a rectangle of pixels; outside of it the distance is `beyond`.
    case outline(OutlineDistance, beyond: Float)
    /// A box whose corners have no formula: within rectangles their distances were computed beforehand.
    case corners(BoxDistance, [CornerField])

    /// Returns the exact distance to the outline of `shape` for the pixels of `rect`. Beyond `reach` points
    /// it need not be exact.
    static func edge(
        _ shape: ResolvedShape, in rect: PixelRect, _ grid: GlassGrid, reach: Double,
        _ corners: CornerTileCache,
        workers: Workers
    ) -> BodyDistance {
        if let box = shape.box {
            let radii = box.radii.fitted(to: box.rect.size)
            if box.style == .circular || radii.isZero {
                if let distance = BoxDistance(box.rect, radii) { return .box(distance) }
            } else if grid.isAxisAligned, let square = BoxDistance(box.rect, .zero) {
                let fields = CornerField.all(
                    box.rect, radii, in: rect, grid, reach: reach, corners, workers: workers)
                return fields.isEmpty ? .box(square) : .corners(square, fields)
            }
        }
        let field = OutlineDistance(
            OutlineSegments(shape, for: workers), in: rect, grid, reach: reach, workers: workers)
        return .outline(field, beyond: Float(reach))
    }

    /// Returns the distance that a lens of this height uses, or `nil` if that is the distance to the edge.
    static func lens(_ shape: ResolvedShape, height: Double) -> BodyDistance? {
        guard let box = shape.box else { return nil }
        let own = box.radii.fitted(to: box.rect.size)
        let radii = wide(own, box.rect, height)
        if box.style == .circular && radii == own { return nil }
        return BoxDistance(box.rect, radii).map { .box($0) }
    }

    /// Returns the radii that a lens of this height has in a box whose own radii are fitted to it.
    private static func wide(_ own: CornerRadii, _ rect: Rect, _ height: Double) -> CornerRadii {
        let side = min(rect.width, rect.height)
        func wide(_ r: Double) -> Double { min(max(1.5 * r, height), side / 2) }
        return CornerRadii(
            topLeft: wide(own.topLeft.width), topRight: wide(own.topRight.width),
            bottomRight: wide(own.bottomRight.width), bottomLeft: wide(own.bottomLeft.width))
    }

    /// Returns how far outside of the lens' distance a pixel of the shape can be, along the diagonal of a
    /// corner.
    static func bevel(_ shape: ResolvedShape, height: Double) -> Double {
        guard let box = shape.box else { return 0 }
        let own = box.radii.fitted(to: box.rect.size)
        let wide = wide(own, box.rect, height)
        // A continuous corner lies between the square one and the circular one.
        let largest = zip(wide.across, own.across).map { $0 - (box.style == .circular ? $1 : 0) }.max() ?? 0
        return max(largest, 0) * (2.0.squareRoot() - 1)
    }

    /// Writes the distances and gradients of the pixels `range`, in whole vectors, of a row that begins with
    /// (x, y).
    func evaluate(x: Int, y: Int, _ line: GlassGrid.Line, _ range: Range<Int>, into row: DistanceRow) {
        switch self {
        case .box(let box): box.evaluate(line, range, into: row)
        case .outline(let field, let beyond):
            row.fill(range, distance: beyond, gradientX: 0, gradientY: 0)
            field.copy(x, y, range, into: row)
        case .corners(let box, let fields):
            box.evaluate(line, range, into: row)
            for field in fields { field.copy(x, y, range, into: row) }
        }
    }
}

extension ResolvedShape {
    /// The rectangle with round corners that the shape is, circles included; otherwise `nil`.
    fileprivate var box: (rect: Rect, radii: CornerRadii, style: CornerStyle)? {
        switch self {
        case .rectangle(let rect): (rect, .zero, .circular)
        case .roundedRectangle(let rect, let radii, let style) where radii.isRound: (rect, radii, style)
        case .ellipse(let rect) where rect.width == rect.height:
            (rect, CornerRadii(rect.width / 2), .circular)
        case .roundedRectangle, .ellipse, .path: nil
        }
    }
}

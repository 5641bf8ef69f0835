import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineThreads

extension Glass {
    /// Returns the coverage of the glass on the pixels of `rect`.
    ///
    /// It is the exact area for one body, and that of the join for several.
    ///
    /// - Parameters:
    ///   - transform: The map from the points of the glass to device pixels.
    ///   - spread: The distance by which the glass is grown, in points.
    public func coverage(
        _ transform: Affine, in rect: PixelRect, spread: Double = 0, _ corners: CornerTileCache,
        workers: Workers
    ) -> Coverage {
        if bodies.count == 1, let only = bodies.first {
            return Coverage(Area.fill(only.shape).spread(by: spread), transform: transform, clip: rect)
        }
        let shown = PixelRect(
            covering:
                transform.apply(bounds.outset(by: joinOutset + max(spread, 0) + 1)), within: rect)
        guard let grid = GlassGrid(transform), let plane = HalfPlane(transform), !shown.isEmpty else {
            return Coverage(PixelRect(width: 0, height: 0))
        }
        let field = GlassField(
            self, in: shown, grid, depth: abs(spread) + 4 * grid.halfPixel, isLensed: false, corners,
            workers: workers)
        var rows = CoverageRows(firstRow: shown.y0)
        field.withRow(shown.width) { row, spare in
            for y in shown.y0..<shown.y1 {
                if field.evaluate(x: shown.x0, y: y, shown.width, into: row, spare: spare) {
                    plane.append(row.edge, shown.width, from: shown.x0, spread: Float(spread), to: &rows)
                }
                rows.endRow()
            }
        }
        return Coverage(rows)
    }
}

extension HalfPlane {
    /// Appends the coverage of a row of pixels, most of which are far from any outline.
    fileprivate func append(
        _ row: DistanceRow, _ count: Int, from x: Int, spread: Float, to rows: inout CoverageRows
    ) {
        let lanes = DistanceRow.lanes
        var i = 0
        while i < count {
            let end = min(i + lanes, count)
            if end - i == lanes,
                let value = even(unsafe SIMD8.load(row.distance + i) - SIMD8(repeating: spread))
            {
                if value > 0 { rows.append(x: x + i, count: lanes, value: value) }
                i = end
                continue
            }
            while i < end {
                let value = unsafe coverage(row.distance[i] - spread, row.gradientX[i], row.gradientY[i])
                if value > 0 { rows.append(x: x + i, count: 1, value: value) }
                i += 1
            }
        }
    }
}

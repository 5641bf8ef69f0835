extension Glass {
    /// What the glass covers of the pixels of `rect`: of one body the exact area, of several that of the join, grown by
    /// `spread` points.
    func coverage(_ transform: Affine, in rect: PixelRect, spread: Double = 0, workers: Workers) -> Coverage {
        if bodies.count == 1, let only = bodies.first {
            return Coverage(Area.fill(only.shape).spread(by: spread), transform: transform, clip: rect)
        }
        let shown = ContentBounds.pixels(
            transform.apply(bounds.grown(by: swelling + max(spread, 0) + 1)), within: rect)
        guard let grid = GlassGrid(transform), let plane = HalfPlane(transform), !shown.isEmpty else {
            return Coverage(PixelRect(width: 0, height: 0))
        }
        let field = GlassField(
            self, in: shown, grid, depth: abs(spread) + 4 * grid.halfPixel, isLensed: false, workers: workers)
        var rows = CoverageRows(firstRow: shown.y0)
        field.withRow(shown.width) { row, spare in
            for y in shown.y0..<shown.y1 {
                if field.evaluate(x: shown.x0, y: y, shown.width, into: row, spare: spare) {
                    for i in 0..<shown.width {
                        let value = unsafe plane.coverage(
                            row.edge.distance[i] - Float(spread), row.edge.x[i], row.edge.y[i])
                        if value > 0 { rows.append(x: shown.x0 + i, count: 1, value: value) }
                    }
                }
                rows.endRow()
            }
        }
        return Coverage(rows)
    }
}

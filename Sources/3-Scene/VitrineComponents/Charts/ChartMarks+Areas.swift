import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineStyle

extension ChartMarks {
    /// Paints each series as an area, from zero or, where areas are stacked, from the one below. A missing
    /// value counts as zero.
    func paintAreas(_ builder: inout DisplayListBuilder) {
        var base = [Double](repeating: 0, count: chart.count)
        for series in chart.series {
            let isStacked = chart.style.stacked
            let start = isStacked ? base : [Double](repeating: 0, count: chart.count)
            let ends = start.indices.map { index in
                start[index] + ((series.values.indices.contains(index) ? series.values[index] : nil) ?? 0)
            }
            base = ends
            guard ends.count > 1 else { continue }
            let paint = isStacked || series.hasOwnFill ? series.fill : series.fill.opacity(0.45)
            fill(
                .path(outline(from: points(start), to: points(ends)), .nonZero), paint.paint(in: plotRect),
                &builder)
        }
        guard let selected = chart.selected else { return }
        paintRule(selected, &builder)
    }

    /// Returns the points of values within the scale, from left to right.
    private func points(_ values: [Double]) -> [Point] {
        let points = values.enumerated().map { index, value in
            Point(middle(index), y(min(max(value, chart.scale.minimum), chart.scale.maximum)))
        }
        return isMirrored ? points.reversed() : points
    }

    private func outline(from lower: [Point], to upper: [Point]) -> Path {
        var area = path(upper)
        guard let last = lower.last else { return area }
        area.line(to: last)
        // Back along the lower edge: the same curve from its end.
        let slopes = MonotoneCurve.slopes(lower.map(\.x), lower.map(\.y))
        let isCurved = chart.style.smooth && lower.count > 2
        for index in lower.indices.dropFirst().reversed() {
            let (a, b) = (lower[index - 1], lower[index])
            let third = (b.x - a.x) / 3
            if isCurved {
                area.cubic(
                    Point(b.x - third, b.y - slopes[index] * third),
                    Point(a.x + third, a.y + slopes[index - 1] * third), to: a)
            } else {
                area.line(to: a)
            }
        }
        area.close()
        return area
    }
}

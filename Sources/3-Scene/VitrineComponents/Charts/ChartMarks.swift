import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// The painter of a chart's marks in its plot.
struct ChartMarks {
    let chart: ChartElement
    /// The frame of the plot in points, relative to the chart's top left corner.
    let plot: Rect
    let origin: Point
    let width: Double
    let isMirrored: Bool

    private var chartStyle: ChartStyle { chart.style }
    private var pitch: Double { plot.width / Double(chart.count) }
    private var zero: Double { y(min(max(0, chart.scale.minimum), chart.scale.maximum)) }

    /// Returns the horizontal position. Charts are mirrored in right-to-left layout.
    private func x(_ value: Double) -> Double { origin.x + (isMirrored ? width - value : value) }
    func y(_ value: Double) -> Double {
        origin.y + plot.maxY - chart.scale.share(value) * plot.height
    }
    func middle(_ index: Int) -> Double { x((Double(index) + 0.5) * pitch) }

    private func rect(from: Double, to: Double, top: Double, bottom: Double) -> Rect {
        Rect(minX: min(x(from), x(to)), minY: top, maxX: max(x(from), x(to)), maxY: bottom)
    }

    func paint(into builder: inout DisplayListBuilder) {
        paintGrid(&builder)
        switch chart.kind {
        case .bar: paintBars(&builder)
        case .area: paintAreas(&builder)
        case .line, .point, .sector, .ring: paintLines(&builder)
        }
        for rule in chartStyle.rules { paintRule(rule, &builder) }
        if let goal = chartStyle.goal { paintGoal(goal, &builder) }
    }

    func fill(_ shape: ResolvedShape, _ paint: Paint, _ builder: inout DisplayListBuilder) {
        builder.append(.fill(.fill(shape), paint), from: chart.source)
    }

    // MARK: Grid lines

    private func paintGrid(_ builder: inout DisplayListBuilder) {
        guard let grid = chartStyle.grid else { return }
        for tick in chart.scale.ticks {
            // Each line is aligned to device pixels, like the borders of frames.
            let middle = y(tick)
            let top = ((middle - chartStyle.hairline / 2) * builder.scale).rounded() / builder.scale
            let line = rect(from: 0, to: plot.maxX, top: top, bottom: top + chartStyle.hairline)
            let isZero = tick == 0 && chart.scale.minimum < 0
            fill(.rectangle(line), .solid(isZero ? grid.opacity(1.6) : grid), &builder)
        }
    }

    private func paintGoal(_ goal: Double, _ builder: inout DisplayListBuilder) {
        var path = Path()
        path.move(to: Point(x(0), y(goal)))
        path.line(to: Point(x(plot.maxX), y(goal)))
        let style = StrokeStyle(width: 1.5, cap: .round, dash: [0.1, 5], position: .center)
        builder.append(
            .fill(.stroke(.path(path, .nonZero), style), .solid(chart.series[0].color)), from: chart.source)
    }

    private func paintRule(_ rule: ChartStyle.Rule, _ builder: inout DisplayListBuilder) {
        let middle = ((y(rule.value) - 0.5) * builder.scale).rounded() / builder.scale + 0.5
        var path = Path()
        path.move(to: Point(x(0), middle))
        path.line(to: Point(x(plot.maxX), middle))
        builder.append(
            .fill(.stroke(.path(path, .nonZero), rule.dash.style(width: 1)), .solid(rule.color)),
            from: chart.source)
    }

    // MARK: Bars

    private func paintBars(_ builder: inout DisplayListBuilder) {
        let count = chartStyle.stacked ? 1 : chart.series.count
        let group = pitch * chartStyle.barWidth
        let between = count > 1 ? min(2, group * 0.1) : 0
        let thick = max((group - between * Double(count - 1)) / Double(count), 0.5)
        for index in 0..<chart.count {
            var (up, down) = (0.0, 0.0)
            let ends = chart.series.indices.filter { value($0, index) != nil }
            for number in chart.series.indices {
                guard let value = value(number, index), value != 0 else { continue }
                let slot = chartStyle.stacked ? 0 : number
                let from = (Double(index) + 0.5) * pitch - group / 2 + Double(slot) * (thick + between)
                let base = chartStyle.stacked ? (value > 0 ? up : down) : 0
                if value > 0 { up += value } else { down += value }
                let isEnd =
                    !chartStyle.stacked || number == ends.last { (self.value($0, index) ?? 0) * value > 0 }
                paintBar(
                    chart.series[number], base: base, value: base + value, from: from, to: from + thick,
                    isEnd: isEnd, isFaded: chart.selected != nil && chart.selected != index, &builder)
            }
        }
    }

    private func value(_ series: Int, _ index: Int) -> Double? {
        let values = chart.series[series].values
        return values.indices.contains(index) ? values[index] : nil
    }

    private func paintBar(
        _ series: ChartSeries, base: Double, value: Double, from: Double, to: Double, isEnd: Bool,
        isFaded: Bool, _ builder: inout DisplayListBuilder
    ) {
        func held(_ value: Double) -> Double { min(max(value, chart.scale.minimum), chart.scale.maximum) }
        let edges = [y(held(base)), y(held(value))].sorted()
        let bar = rect(from: from, to: to, top: edges[0], bottom: edges[1])
        guard bar.height > 0, bar.width > 0 else { return }
        let radius = isEnd ? min(chartStyle.cornerRadius, bar.width / 2, bar.height) : 0
        let isUp = value > base
        let radii = CornerRadii(
            topLeft: isUp ? radius : 0, topRight: isUp ? radius : 0, bottomRight: isUp ? 0 : radius,
            bottomLeft: isUp ? 0 : radius)
        let paint = isFaded ? series.fill.opacity(0.35) : series.fill
        fill(
            radius > 0 ? .roundedRectangle(bar, radii, .continuous) : .rectangle(bar), paint.paint(in: bar),
            &builder)
    }

    // MARK: Lines

    private func paintLines(_ builder: inout DisplayListBuilder) {
        if let selected = chart.selected { paintRule(selected, &builder) }
        for series in chart.series {
            for run in runs(series) {
                let line = path(run)
                if chart.kind == .point {
                    for point in run { paintDot(point, series, &builder) }
                    continue
                }
                if chartStyle.area { paintArea(line, run: run, series: series, into: &builder) }
                let style = series.dash.style(width: chartStyle.lineWidth)
                let paint: Paint =
                    run.count == 1
                    ? .solid(series.color)
                    : series.hasOwnFill && !chartStyle.area
                        ? series.fill.paint(in: plotRect) : .solid(series.color)
                if run.count > 1 {
                    builder.append(.fill(.stroke(.path(line, .nonZero), style), paint), from: chart.source)
                }
                if chartStyle.points || run.count == 1 {
                    for point in run { paintDot(point, series, &builder) }
                }
            }
            if let index = chart.selected, series.values.indices.contains(index),
                let value = series.values[index]
            {
                paintDot(Point(middle(index), y(value)), series, isMarked: true, &builder)
            }
        }
    }

    var plotRect: Rect {
        rect(from: 0, to: plot.maxX, top: origin.y + plot.minY, bottom: origin.y + plot.maxY)
    }

    /// Returns the points of a series in the order of x, split where a value is missing.
    private func runs(_ series: ChartSeries) -> [[Point]] {
        var runs: [[Point]] = [[]]
        for (index, value) in series.values.enumerated() {
            if let value {
                runs[runs.count - 1].append(Point(middle(index), y(value)))
            } else if runs.last?.isEmpty == false {
                runs.append([])
            }
        }
        let filled = runs.filter { !$0.isEmpty }
        return isMirrored ? filled.map { $0.reversed() } : filled
    }

    func path(_ points: [Point]) -> Path {
        var path = Path()
        guard let first = points.first else { return path }
        path.move(to: first)
        guard chartStyle.smooth, points.count > 2 else {
            for point in points.dropFirst() { path.line(to: point) }
            return path
        }
        let slopes = MonotoneCurve.slopes(points.map(\.x), points.map(\.y))
        for index in points.indices.dropLast() {
            let (a, b) = (points[index], points[index + 1])
            let third = (b.x - a.x) / 3
            path.cubic(
                Point(a.x + third, a.y + slopes[index] * third),
                Point(b.x - third, b.y - slopes[index + 1] * third), to: b)
        }
        return path
    }

    /// Fills below a line.
    ///
    /// The fill fades out toward both ends: cut off at a gap or at the last value, it would end in a wall,
    /// which looks like a value that drops to zero.
    private func paintArea(
        _ line: Path, run: [Point], series: ChartSeries, into builder: inout DisplayListBuilder
    ) {
        guard run.count > 1, let first = run.first, let last = run.last else { return }
        var area = line
        area.line(to: Point(last.x, zero))
        area.line(to: Point(first.x, zero))
        area.close()
        // The colour of the line fades toward the axis.
        let fade = PaintSpec.linear(
            [GradientStop(0, series.color.opacity(0.38)), GradientStop(1, series.color.opacity(0.02))],
            from: Point(0.5, 0), to: Point(0.5, 1))
        let paint = series.hasOwnFill ? series.fill : fade
        let items = builder.items { fill(.path(area, .nonZero), paint.paint(in: plotRect), &$0) }
        let heights = run.map(\.y) + [zero]
        let bounds = Rect(
            minX: first.x, minY: heights.min() ?? zero, maxX: last.x, maxY: heights.max() ?? zero)
        let mask = builder.items { fill(.rectangle(bounds), ends(of: bounds).paint(in: bounds), &$0) }
        builder.append(.group(Group(mask: GroupMask(items: mask), items: items)), from: chart.source)
    }

    /// Returns the mask of a fill: transparent at its sides, and opaque from one value to the next.
    private func ends(of bounds: Rect) -> PaintSpec {
        let length = min(pitch / bounds.width, 0.5)
        // A cosine in eighths, as a straight ramp has visible ends.
        let ramp = [0, 0.146, 0.5, 0.854, 1].enumerated().map { (Double($0) / 4 * length, $1) }
        let stops = ramp + ramp.reversed().map { (1 - $0, $1) }
        return .linear(
            stops.map { GradientStop($0, Color.black.opacity($1)) }, from: Point(0, 0.5), to: Point(1, 0.5))
    }

    func paintRule(_ index: Int, _ builder: inout DisplayListBuilder) {
        let x = ((middle(index) - 0.5) * builder.scale).rounded() / builder.scale
        let line = Rect(x: x, y: origin.y + plot.minY, width: 1, height: plot.height)
        fill(.rectangle(line), .solid(chartStyle.axis.opacity(1.4)), &builder)
    }

    private func paintDot(
        _ point: Point, _ series: ChartSeries, isMarked: Bool = false, _ builder: inout DisplayListBuilder
    ) {
        func disc(_ radius: Double) -> ResolvedShape {
            .ellipse(Rect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
        }
        let radius = chartStyle.lineWidth * (isMarked ? 2.2 : 1.5)
        if isMarked {
            fill(disc(radius + 2), .solid(chartStyle.background), &builder)
            fill(disc(radius), .solid(series.color), &builder)
        } else {
            fill(disc(radius), .solid(series.color), &builder)
        }
    }
}

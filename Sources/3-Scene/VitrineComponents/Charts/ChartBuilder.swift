import VitrineColor
import VitrineControls
import VitrineJSON
import VitrineLayout
import VitrineScene
import VitrineStyle

/// A builder of charts.
struct ChartBuilder {
    let chart: ChartNode.Properties
    let kit: ComponentKit

    var element: any Element {
        let plot: any Element = chart.kind.isRound ? ring : axes
        guard chart.legend ?? (chart.series.filter { $0.name != nil }.count > 1) else { return plot }
        return kit.column(chart.kind.isRound ? 14 : 8, .leading, [plot, legend])
    }

    /// Returns the colour of a series. Swift Charts starts with blue, green, orange, purple, red, cyan and
    /// yellow; here the accent colour comes first.
    private func color(_ index: Int) -> Color {
        if let color = chart.series[index].color { return color }
        if index == 0 { return kit.environment.accent }
        let names = ["green", "orange", "purple", "red", "cyan", "yellow", "indigo"]
        return kit.color(names[(index - 1) % names.count])
    }

    private var styles: [ChartSeries] {
        chart.series.enumerated().map { index, series in
            ChartSeries(
                name: series.name, values: series.values, color: color(index),
                fill: series.fill ?? .color(color(index)), hasOwnFill: series.fill != nil, dash: series.dash)
        }
    }

    private var legend: any Element {
        let names = chart.series.enumerated().compactMap { index, series -> (any Element)? in
            guard let name = series.name else { return nil }
            let paint = series.fill ?? .color(color(index))
            let dot = kit.framed(kit.shape(.circle, paint), width: 8, height: 8)
            return kit.row(5, [dot, kit.text(name, .caption, kit.label(.secondary))])
        }
        return FlowElement(
            source: kit.source, alignment: .leadingEdge, spacing: 14, rowSpacing: 4, children: names)
    }

    private var axes: any Element {
        let shown = chart.series.flatMap { $0.values.compactMap { $0 } }
        let sums = chart.stacked ? stackedEnds : shown
        let scale = ChartScale(
            over: sums + (chart.goal.map { [$0] } ?? []) + chart.rules.map(\.value), minimum: chart.minimum,
            maximum: chart.maximum,
            ticks: chart.ticks)
        let writesValues = chart.axes == .both || chart.axes == .values
        let writesLabels = chart.axes == .both || chart.axes == .labels
        func label(_ text: String, strong: Bool = false) -> any Element {
            kit.text(
                text, .caption2, weight: strong ? 600 : 400, kit.label(strong ? .primary : .secondary),
                digits: true)
        }
        let values = writesValues ? scale.ticks.map { label(written($0)) } : []
        let labels =
            writesLabels
            ? chart.labels.enumerated().map { label($1, strong: $0 == chart.selected) } : []
        return ChartElement(
            source: kit.source, kind: chart.kind, scale: scale, series: styles, valueLabels: values,
            labels: labels, callout: callout, selected: chart.selected,
            style: ChartStyle(
                grid: chart.grid ? kit.color("separator") : nil, axis: kit.color("separator"),
                hairline: kit.hairline, background: kit.color("systemBackground"),
                stacked: chart.stacked, barWidth: chart.barWidth, cornerRadius: chart.cornerRadius,
                smooth: chart.smooth, area: chart.area, points: chart.points,
                lineWidth: chart.lineWidth ?? 2.5, goal: chart.goal,
                rules: chart.rules.map { rule in
                    ChartStyle.Rule(
                        value: rule.value, color: rule.color ?? kit.color("secondary"), dash: rule.dash)
                }))
    }

    /// Returns the text of a value and its unit, as the language writes numbers.
    private func written(_ value: Double) -> String {
        let style = NumberStyle(of: kit.environment.locale?.tag ?? kit.context.inherited.language)
        guard let currency = chart.currency else { return style.text(of: value) + chart.unit }
        return style.text(of: value, currency: currency)
    }

    /// The positive and the negative extents of stacked bars.
    private var stackedEnds: [Double] {
        let count = chart.series.map(\.values.count).max() ?? 0
        return (0..<count).flatMap { index -> [Double] in
            let values = chart.series.compactMap {
                $0.values.indices.contains(index) ? $0.values[index] : nil
            }
            return [values.filter { $0 > 0 }.reduce(0, +), values.filter { $0 < 0 }.reduce(0, +)]
        }
    }

    /// The callout with the selected value.
    private var callout: (any Element)? {
        guard let index = chart.selected else { return nil }
        let values = chart.series.compactMap { series in
            series.values.indices.contains(index) ? series.values[index] : nil
        }
        guard !values.isEmpty else { return nil }
        let text = values.map(written).joined(separator: " · ")
        var lines: [any Element] = []
        if chart.labels.indices.contains(index) {
            lines.append(kit.text(chart.labels[index], .caption2, kit.label(.secondary)))
        }
        lines.append(kit.text(text, .footnote, weight: 600, digits: true))
        let content = kit.padded(kit.column(0, .center, lines), horizontal: 9, vertical: 4)
        return kit.surface(
            content, kit.rounded(9),
            Decoration(fills: [.color(kit.color(kit.isDark ? "gray5" : "gray6"))]))
    }

    private var ring: any Element {
        let sums = chart.series.map { $0.values.reduce(0.0) { $0 + max($1 ?? 0, 0) } }
        let ring = RingChartElement(
            source: kit.source, values: sums, paints: styles.map(\.fill), namedPaints: styles.namedPaints,
            total: chart.total, lineWidth: chart.kind == .sector ? .infinity : chart.lineWidth,
            gap: chart.gap, selected: chart.selected,
            track: kit.color("tertiaryFill"))
        guard !chart.center.isEmpty else { return ring }
        let middle = kit.column(0, .center, kit.nodes(chart.center, of: "center", axis: .vertical))
        return kit.overlaid(
            ring,
            [
                FrameElement(
                    content: middle, width: FrameLength(maximum: .infinity),
                    height: FrameLength(maximum: .infinity),
                    alignment: .center)
            ])
    }
}

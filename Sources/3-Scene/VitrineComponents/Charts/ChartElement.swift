import VitrineGeometry
import VitrineJSON
import VitrineLayout
import VitrineStyle

/// Bars or lines within their axes: values at the trailing side, as in Swift Charts, and labels below.
struct ChartElement: Element {
    let source: ElementSource
    let kind: ChartNode.Kind
    let scale: ChartScale
    let series: [ChartSeries]
    let valueLabels: [any Element]
    let labels: [any Element]
    let callout: (any Element)?
    let selected: Int?
    let style: ChartStyle

    var label: String { "chart" }
    var attributes: [Attribute] {
        [
            Attribute("kind", kind.rawValue), Attribute("minimum", scale.minimum),
            Attribute("maximum", scale.maximum),
            Attribute("ticks", scale.ticks.map(PrintedText.number).joined(separator: " ")),
        ]
            + series.map { series in
                Attribute(
                    "series",
                    series.values.map { $0.map(PrintedText.number) ?? "~" }.joined(separator: " ") + " "
                        + series.fill.summary)
            }
    }
    var traits: ElementTraits {
        let named = ElementTraits(NamedPaints.self, series.namedPaints)
        guard kind == .line else { return named.and(KeyedColors.self, [series.map(\.fill)]) }
        // Lines of other dashes are told apart without colours.
        let lines = series.enumerated().filter { index, line in
            !series[..<index].contains { $0.dash == line.dash }
        }
        return named.and(
            KeyedColors.self,
            lines.map { _, line in series.filter { $0.dash == line.dash }.map { .color($0.color) } })
    }
    var children: [any Element] { valueLabels + labels + (callout.map { [$0] } ?? []) }
    func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { [] }

    /// The size of a chart without a proposal, in points.
    private static let ideal = Size(300, 180)
    /// The space between the plot and the text beside and below it, in points.
    private static let gap = Size(6, 5)

    /// The number of values along the axis.
    var count: Int { max(series.map(\.values.count).max() ?? 1, 1) }

    /// Returns the frame of the plot in a size, without the text around it.
    private func plot(in size: Size, _ sizes: [Size]) -> Rect {
        let values = sizes.prefix(valueLabels.count)
        let below = sizes.dropFirst(valueLabels.count).prefix(labels.count)
        let right = values.isEmpty ? 0 : (values.map(\.width).max() ?? 0) + Self.gap.width
        let bottom = below.isEmpty ? 0 : (below.map(\.height).max() ?? 0) + Self.gap.height
        let top = callout == nil ? 0 : (sizes.last?.height ?? 0) + 4
        // The topmost value extends half its height above its line, the lowest half below.
        let half = (values.first?.height ?? 0) / 2
        return Rect(
            minX: 0, minY: max(top, half), maxX: max(size.width - right, 1),
            maxY: max(size.height - max(bottom, half), 1))
    }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        func finite(_ length: Double?, _ ideal: Double) -> Double {
            length.flatMap { $0.isFinite ? $0 : nil } ?? ideal
        }
        let own = Size(
            finite(proposal.width, Self.ideal.width), finite(proposal.height, Self.ideal.height))
        let sizes = children.map { $0.size(for: .ideal) }
        let plot = plot(in: own, sizes)
        let pitch = plot.width / Double(count)
        let shown = Set(indicesOfLabels(sizes, pitch))
        var places: [Arrangement.Placement] = []
        var indices: [Int] = []
        for (index, size) in sizes.enumerated() {
            var place = Point.zero
            if index < valueLabels.count {
                place = Point(
                    plot.maxX + Self.gap.width,
                    plot.maxY - scale.share(scale.ticks[index]) * plot.height - size.height / 2)
            } else if index < valueLabels.count + labels.count {
                let number = index - valueLabels.count
                guard shown.contains(number) else { continue }
                let middle = (Double(number) + 0.5) * pitch
                place = Point(
                    min(max(middle - size.width / 2, 0), max(plot.maxX - size.width, 0)),
                    plot.maxY + Self.gap.height)
            } else {
                let middle = (Double(selected ?? 0) + 0.5) * pitch
                place = Point(min(max(middle - size.width / 2, 0), max(own.width - size.width, 0)), 0)
            }
            places.append(.init(place, .ideal))
            indices.append(index)
        }
        // An infinite proposal asks for the maximum size, and is answered likewise.
        let size = Size(
            proposal.width == .infinity ? .infinity : own.width,
            proposal.height == .infinity ? .infinity : own.height)
        return Arrangement(size, places, placedIndices: indices)
    }

    /// Returns the indices of the labels that fit: every second, third and so on if they would touch.
    private func indicesOfLabels(_ sizes: [Size], _ pitch: Double) -> [Int] {
        let widths = sizes.dropFirst(valueLabels.count).prefix(labels.count).map(\.width)
        let widest = (widths.max() ?? 0) + 4
        var step = 1
        while pitch * Double(step) < widest, step < labels.count { step += 1 }
        return Array(stride(from: 0, to: labels.count, by: step))
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        // Children omitted for lack of space do not affect the relevant sizes: the widest and the tallest
        // have the same font.
        var sizes = placed.children.map(\.layoutFrame.size)
        let missing = children.count - sizes.count
        if missing > 0 {
            let kept = sizes[min(valueLabels.count, sizes.count - 1)]
            sizes.insert(contentsOf: Array(repeating: kept, count: missing), at: valueLabels.count)
        }
        let plot = plot(in: placed.frame.size, sizes)
        let marks = ChartMarks(
            chart: self, plot: plot, origin: placed.frame.origin, width: placed.frame.width,
            isMirrored: placed.isMirrored)
        marks.paint(into: &builder)
        builder.paint(placed.children)
    }
}

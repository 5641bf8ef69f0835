import Foundation
import VitrineJSON

/// The source text of a plot as a scene.
struct PlotScene {
    static let colors = [
        "#5B5BD6", "#E5484D", "#12A594", "#F76B15", "#8E4EC6", "#0090FF", "#978365", "#D6409F",
    ]
    private static let (ink, faint, guide) = ("#1C1D22", "#E4E5EC", "#9A9CA8")
    private static let (width, left, plotWidth, plotHeight) = (600.0, 76.0, 496.0, 280.0)

    private let plot: Plot
    private let x: PlotScale
    private let y: PlotScale

    init(_ plot: Plot) {
        self.plot = plot
        let points = plot.series.flatMap(\.points)
        x = PlotScale(points.map { $0[0] }, isLinear: plot.x.isLinear ?? false)
        y = PlotScale(points.flatMap { $0[1...] }, isLinear: plot.y.isLinear ?? false)
    }

    private var top: Double { plot.subtitle == nil ? 62 : 78 }
    private var bottom: Double { top + Self.plotHeight }
    /// The number of rows of the legend, which has two columns for more than three curves.
    private var legendRows: Int { plot.series.count > 3 ? (plot.series.count + 1) / 2 : plot.series.count }

    var text: String {
        let height = bottom + 62 + 20 * Double(legendRows)
        let nodes =
            [label(plot.title, x: 24, y: 18, font: "{ size: 20, weight: bold }", color: Self.ink)]
            + [plot.subtitle.map { label($0, x: 24, y: 44, font: "footnote") } ?? ""]
            + grid + titles + plot.series.indices.map(curve) + plot.series.indices.map(legend)
        return """
            vitrine: 1
            canvas: { width: \(number(Self.width)), height: \(number(height)), scale: 2, appearance: light }
            background: "#FBFBFD"
            foreground: "#62646F"
            body:
              - zstack:
            \(nodes.joined())    alignment: topLeading
                frame: { maxWidth: infinity, maxHeight: infinity }

            """
    }

    // MARK: Axes

    private var grid: [String] {
        let upright = x.ticks.compactMap { tick in
            place(tick, y.range.lowerBound).map { place in
                line("M\(number(place.x)) \(number(top))V\(number(bottom))", Self.faint, "width: 1")
                    + box(PlotScale.label(tick), x: place.x - 30, y: bottom + 6, width: 60, "center")
            }
        }
        let level = y.ticks.compactMap { tick in
            place(x.range.lowerBound, tick).map { place in
                line(
                    "M\(number(Self.left)) \(number(place.y))H\(number(Self.left + Self.plotWidth))",
                    Self.faint, "width: 1")
                    + box(PlotScale.label(tick), x: 26, y: place.y - 8, width: Self.left - 34, "trailing")
            }
        }
        return upright + level
    }

    private var titles: [String] {
        let middle = (x: Self.left + Self.plotWidth / 2, y: top + Self.plotHeight / 2)
        return [
            box(plot.x.title, x: middle.x - 150, y: bottom + 24, width: 300, "center"),
            box(plot.y.title, x: 18 - 150, y: middle.y - 8, width: 300, "center", more: "rotation: -90"),
        ]
    }

    private func place(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
        guard let across = self.x.position(of: x), let up = self.y.position(of: y) else { return nil }
        return (Self.left + Self.plotWidth * across, bottom - Self.plotHeight * up)
    }

    // MARK: Curves

    private func curve(_ index: Int) -> String {
        let series = plot.series[index]
        let points = series.points.sorted { $0[0] < $1[0] }
        let places = points.compactMap { place($0[0], $0[1]) }
        let data = places.enumerated().map { "\($0 == 0 ? "M" : "L")\(number($1.x)) \(number($1.y))" }
        let path = places.count > 1 ? data.joined() : nil
        if series.isGuide == true {
            return path.map { line($0, Self.guide, "width: 1.5, dash: [5, 4]") } ?? ""
        }
        let stroke = path.map { line($0, color(index), "width: 2.5, join: round, cap: round") } ?? ""
        return stroke + points.map { bar($0, index) }.joined()
            + places.map { dot(index, $0.x, $0.y) }.joined()
    }

    /// Returns the bar of a point that has one, if it is longer than its dot.
    private func bar(_ point: [Double], _ index: Int) -> String {
        guard point.count == 4, let low = place(point[0], point[2]), let high = place(point[0], point[3]),
            low.y - high.y > 9
        else { return "" }
        let (left, right) = (number(low.x - 4), number(low.x + 4))
        return line(
            "M\(left) \(number(low.y))H\(right)M\(left) \(number(high.y))H\(right)"
                + "M\(number(low.x)) \(number(low.y))V\(number(high.y))", color(index), "width: 1.25")
    }

    private func legend(_ index: Int) -> String {
        let column = Double(index / max(legendRows, 1)), row = Double(index % max(legendRows, 1))
        let x = Self.left + column * Self.plotWidth / 2, y = bottom + 50 + 20 * row
        let sign =
            plot.series[index].isGuide == true
            ? line("M\(number(x)) \(number(y + 8))h16", Self.guide, "width: 1.5, dash: [5, 4]")
            : line("M\(number(x)) \(number(y + 8))h16", color(index), "width: 2.5, cap: round")
                + dot(index, x + 8, y + 8)
        return sign + label(plot.series[index].name, x: x + 24, y: y, font: "caption", color: Self.ink)
    }

    private func color(_ index: Int) -> String { Self.colors[index % Self.colors.count] }

    // MARK: Nodes

    private func dot(_ index: Int, _ x: Double, _ y: Double) -> String {
        """
              - circle: 9
                fill: "\(color(index))"
                stroke: { paint: white, width: 1.5 }
                offset: { x: \(number(x - 4.5)), y: \(number(y - 4.5)) }

        """
    }

    private func label(
        _ text: String, x: Double, y: Double, font: String, color: String = "#62646F"
    ) -> String {
        """
              - text: \(PrintedText.quoted(text))
                font: \(font)
                foreground: "\(color)"
                offset: { x: \(number(x)), y: \(number(y)) }

        """
    }

    private func box(
        _ text: String, x: Double, y: Double, width: Double, _ alignment: String, more: String = "scale: 1"
    ) -> String {
        """
              - text: \(PrintedText.quoted(text))
                font: caption
                frame: { width: \(number(width)), height: 16, alignment: \(alignment) }
                \(more)
                offset: { x: \(number(x)), y: \(number(y)) }

        """
    }

    private func line(_ data: String, _ color: String, _ style: String) -> String {
        """
              - path: "\(data)"
                stroke: { paint: "\(color)", \(style) }

        """
    }

    private func number(_ value: Double) -> String {
        value.printed("%.2f")
    }
}

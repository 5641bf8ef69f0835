import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// The effect of glass bars on content that scrolls under them: it fades into the background and blurs,
/// increasingly toward the edge.
package struct ScrollEdgeEffectElement: ModifierElement, EdgeSpanningElement, Sendable {
    package let content: any Element
    package let edge: Edge
    /// The background colour into which content fades.
    package let color: Color
    /// The strength of the effect, 0...1.
    package let amount: Double

    /// Creates the effect at the edge `top` or `bottom`.
    package init(content: any Element, edge: Edge, color: Color, amount: Double) {
        self.content = content
        self.edge = edge
        self.color = color
        self.amount = amount
    }

    package var label: String { "edgeEffect" }
    package var traits: ElementTraits {
        ElementTraits(FadesContent.self, .blur(reach: -Self.cover[0].distance))
    }
    package var attributes: [Attribute] { [Attribute("edge", edge.rawValue), Attribute("amount", amount)] }

    /// The opacity of the background over the content, by the distance in points from the bar's inner side
    /// toward the edge. Measured on iOS 26 under an inline title, where the page is lighter than what is
    /// around it, in two pictures. At the lower edge our own choice.
    private static let cover: [(distance: Double, opacity: Double)] = [
        (-26, 0), (-17, 0.05), (-9, 0.1), (-1, 0.25), (7, 0.36), (15, 0.48), (23, 0.61), (31, 0.695),
        (39, 0.765), (47, 0.81), (55, 0.85),
    ]

    /// The largest standard deviation of the blur, in points, and the distance at which it is reached. Seen
    /// on iOS 26: words between a title and the status bar and beside that are about as blurred, can be read,
    /// and are sharp from the bar's inner side on.
    private static let blur = (sigma: 1.4, distance: 55.0)

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        paint(placed, along: placed.frame, into: &builder)
    }

    package func paint(
        _ placed: PlacedElement, along frame: Rect, into builder: inout DisplayListBuilder
    ) {
        if amount > 0 {
            let bar = placed.frame
            // As in SwiftUI it fades the whole edge, however narrow the bar is.
            let row = Rect(
                minX: min(bar.minX, frame.minX), minY: bar.minY, maxX: max(bar.maxX, frame.maxX),
                maxY: bar.maxY)
            effect(around: row, into: &builder)
        }
        builder.paint(placed.children)
    }

    /// Paints the effect.
    ///
    /// - Parameter bar: The bar's frame, as wide as what it lies in.
    private func effect(around bar: Rect, into builder: inout DisplayListBuilder) {
        // Begun at the bar, it would end in a step where content shows between the bar and the edge.
        let whole = builder.reaching(builder.bleeding(bar, over: [edge, .leading, .trailing]), over: edge)
        let (isTop, reach) = (edge == .top, -Self.cover[0].distance)
        let frame = Rect(
            minX: whole.minX, minY: whole.minY - (isTop ? 0 : reach), maxX: whole.maxX,
            maxY: whole.maxY + (isTop ? reach : 0))
        /// Returns the height at a distance from the bar's inner side.
        func y(_ distance: Double) -> Double { isTop ? bar.maxY - distance : bar.minY + distance }
        let (first, last) = (-reach, Self.blur.distance)
        let blur = ProgressiveBlur(
            start: Point(frame.midX, y(0)), end: Point(frame.midX, y(last)), startSigma: 0,
            endSigma: Self.blur.sigma * amount)
        builder.append(.progressiveBlur(.fill(.rectangle(frame)), blur), from: source)
        let stops = Self.cover.map {
            GradientStop(($0.distance - first) / (last - first), color.opacity($0.opacity * amount))
        }
        let ends = Rect(
            minX: frame.minX, minY: min(y(first), y(last)), maxX: frame.maxX, maxY: max(y(first), y(last)))
        let (low, high) = (Point(0.5, 0), Point(0.5, 1))
        let paint = PaintSpec.linear(stops, from: isTop ? high : low, to: isTop ? low : high)
        builder.append(.fill(.fill(.rectangle(frame)), paint.paint(in: ends)), from: source)
    }
}

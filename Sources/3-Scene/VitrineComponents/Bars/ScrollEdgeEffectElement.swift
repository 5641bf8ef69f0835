import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout

/// The effect of glass bars on content that scrolls under them: it fades into the background and blurs,
/// increasingly toward the edge.
struct ScrollEdgeEffectElement: ModifierElement {
    let content: any Element
    let edge: Edge
    /// The background colour into which content fades.
    let color: Color
    /// The strength of the effect, 0...1.
    let amount: Double
    /// The extent of the effect beyond the bar, in points.
    var reach = 12.0

    var label: String { "edgeEffect" }
    var attributes: [Attribute] { [Attribute("edge", edge.rawValue), Attribute("amount", amount)] }

    /// The largest standard deviation of the blur, in points, and the opacity of the background at the edge
    /// itself. Our own values, fitted to pictures of the soft style.
    private static let blur = 6.0
    private static let cover = 0.78

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        if amount > 0 {
            // Begun at the bar, it would end in a step where content shows between the bar and the edge.
            var frame = builder.reaching(
                builder.bleeding(placed.frame, over: [edge, .leading, .trailing]), over: edge)
            frame = Rect(
                minX: frame.minX, minY: frame.minY - (edge == .bottom ? reach : 0), maxX: frame.maxX,
                maxY: frame.maxY + (edge == .top ? reach : 0))
            let ends = [Point(frame.midX, frame.minY), Point(frame.midX, frame.maxY)]
            let (start, end) = edge == .top ? (ends[1], ends[0]) : (ends[0], ends[1])
            let blur = ProgressiveBlur(
                start: start, end: end, startSigma: 0, endSigma: Self.blur * amount,
                tint: color.opacity(Self.cover * amount))
            builder.append(.progressiveBlur(.fill(.rectangle(frame)), blur), from: source)
        }
        builder.paint(placed.children)
    }
}

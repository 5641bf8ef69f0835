import VitrineDisplayList
import VitrineGeometry
import VitrineLayout

/// What bars of glass do to content that scrolls under them: it fades into the background and blurs, more toward the edge.
struct ScrollEdgeEffectElement: ModifierElement {
    let content: any Element
    let edge: Edge
    /// The background that content fades into.
    let color: Color
    /// How strong the effect is, 0 to 1.
    let amount: Double
    /// How far the effect reaches beyond the bar, in points.
    var reach = 12.0

    var label: String { "edgeEffect" }
    var attributes: [Attribute] { [Attribute("edge", edge.rawValue), Attribute("amount", amount)] }

    /// The largest deviation of the blur and how much of the background covers content at the edge itself; of our own,
    /// fitted to pictures of the soft style.
    private static let blur = 6.0
    private static let cover = 0.78

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        if amount > 0 {
            var frame = builder.bleeding(placed.frame, over: [edge, .leading, .trailing])
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
        for child in placed.children { builder.paint(child) }
    }
}

import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// Content on a circle from which two dots lead away.
struct ReactionElement: ModifierElement {
    let content: any Element
    /// `true` if the dots lead to the leading side.
    let isOutgoing: Bool
    let hasTail: Bool
    let decoration: Decoration

    var label: String { "reaction" }
    var attributes: [Attribute] { [Attribute("tail", hasTail ? "true" : "false")] + decoration.attributes }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let outline = PlacedShape(
            .outline(path(in: placed.frame, toLeft: isOutgoing != placed.isMirrored), isOpen: false),
            in: placed.frame)
        decoration.paint(outline, source, &builder) { $0.paint(placed.children) }
    }

    /// Returns the circle with a dot of a quarter of its size on its edge, and one of half of that beyond.
    private func path(in frame: Rect, toLeft: Bool) -> Path {
        var path = Path.ellipse(frame)
        guard hasTail else { return path }
        let (side, middle) = (min(frame.width, frame.height), Point(frame.midX, frame.midY))
        for (distance, size) in [(0.36, 0.25), (0.53, 0.125)] {
            let x = middle.x + (toLeft ? -distance : distance) * side
            let y = middle.y + distance * side
            let half = size * side / 2
            path.append(.ellipse(Rect(x: x - half, y: y - half, width: 2 * half, height: 2 * half)))
        }
        return path
    }
}

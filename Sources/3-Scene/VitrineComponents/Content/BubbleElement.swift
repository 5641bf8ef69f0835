import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// Content on a rounded surface with a tail at its lower end.
struct BubbleElement: ModifierElement {
    let content: any Element
    let isOutgoing: Bool
    let hasTail: Bool
    let radius: Double
    /// The room beside the body that the tail reaches into, in points.
    let tail: Double
    let decoration: Decoration
    /// `true` if the content is cut at the outline, which it reaches.
    let clips: Bool

    var label: String { "bubble" }
    var attributes: [Attribute] {
        [
            Attribute("side", isOutgoing ? "outgoing" : "incoming"),
            Attribute("tail", hasTail ? "true" : "false"), Attribute("radius", radius),
        ] + decoration.attributes
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let frame = placed.frame
        var path = outline(frame.size)
        if isOutgoing == placed.isMirrored {
            path = path.transformed(by: Affine(a: -1, b: 0, c: 0, d: 1, tx: frame.width, ty: 0))
        }
        path = path.transformed(by: .translation(frame.minX, frame.minY))
        let outline = PlacedShape(.outline(path, isOpen: false), in: frame)
        decoration.paint(outline, source, &builder) { builder in
            guard clips else { return builder.paint(placed.children) }
            let items = builder.items { $0.paint(placed.children, within: outline.resolved) }
            builder.append(.group(Group(clip: .fill(outline.resolved), items: items)), from: source)
        }
    }

    /// Returns the outline with its tail at the lower right. The curves are our own, after the system's
    /// messages.
    private func outline(_ size: Size) -> Path {
        let (edge, bottom) = (size.width - tail, size.height)
        let round = max(min(radius, edge / 2, bottom / 2), 0)
        let handle = round * 0.4477
        var path = Path()
        path.move(to: Point(round, 0))
        path.line(to: Point(edge - round, 0))
        path.cubic(Point(edge - handle, 0), Point(edge, handle), to: Point(edge, round))
        let height = min(11, bottom - round)
        if hasTail, edge - 18 >= round {
            // Out to the tip, back under the body, and along its edge.
            path.line(to: Point(edge, bottom - height))
            path.cubic(
                Point(edge, bottom - 1), Point(size.width, bottom), to: Point(size.width, bottom))
            path.cubic(
                Point(edge, bottom), Point(edge - 4, bottom - 1.1), to: Point(edge - 7, bottom - 4))
            path.cubic(Point(edge - 12, bottom), Point(edge - 15, bottom), to: Point(edge - 18, bottom))
        } else {
            path.line(to: Point(edge, bottom - round))
            path.cubic(
                Point(edge, bottom - handle), Point(edge - handle, bottom), to: Point(edge - round, bottom))
        }
        path.line(to: Point(round, bottom))
        path.cubic(Point(handle, bottom), Point(0, bottom - handle), to: Point(0, bottom - round))
        path.line(to: Point(0, round))
        path.cubic(Point(0, handle), Point(handle, 0), to: Point(round, 0))
        path.close()
        return path
    }
}

import VitrineDisplayList
import VitrineGeometry

/// Content clipped to the outline of a shape node, which is laid out in the content's frame.
package struct ClipElement: ModifierElement, Sendable {
    package let content: any Element
    package let shape: any Element

    package init(content: any Element, shape: any Element) {
        self.content = content
        self.shape = shape
    }

    package var label: String { "clip" }
    package var children: [any Element] { [content, shape] }
    package func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { children.prefix(1) }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        BackgroundOverlayElement(content: content, background: [], overlay: [shape]).arrange(
            children, in: proposal, context)
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        guard let content = placed.children.first, let shape = placed.children.last else { return }
        let items = builder.items { $0.paint(content) }
        // A shape as it is has the very region that a border of the same shape lies in.
        let outline =
            (shape.element as? ShapeElement).map { PlacedShape($0.shape, in: shape.frame).resolved }
            ?? .path(shape.outline(), shape.fillRule)
        builder.append(.group(Group(clip: .fill(outline), items: items)), from: source)
    }
}

import VitrineGeometry

/// Content with views behind and in front of it, each proposed the content's size.
package struct BackgroundOverlayElement: ModifierElement, Sendable {
    package let content: any Element
    package let background: [any Element]
    package let overlay: [any Element]
    /// The alignment of the views relative to the content.
    package var alignment = Alignment.center

    package init(
        content: any Element, background: [any Element], overlay: [any Element],
        alignment: Alignment = Alignment.center
    ) {
        self.content = content
        self.background = background
        self.overlay = overlay
        self.alignment = alignment
    }

    package var label: String { "backgroundOverlay" }
    package var attributes: [Attribute] {
        var list = [
            Attribute("background", Double(background.count)), Attribute("overlay", Double(overlay.count)),
        ]
        if alignment != .center { list.append(Attribute("alignment", alignment.summary)) }
        return list
    }
    /// The children, with the content first, so that the element takes its baselines from the content.
    package var children: [any Element] { [content] + background + overlay }
    package func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { children.prefix(1) }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        let size = children[0].size(for: proposal)
        let others = children.dropFirst().map { child in
            let content = children[0]
            let guides = (Guide.horizontal(alignment.horizontal), Guide.vertical(alignment.vertical))
            let place = Point(
                content.guide(guides.0, for: proposal) - child.guide(guides.0, for: Proposal(size)),
                content.guide(guides.1, for: proposal) - child.guide(guides.1, for: Proposal(size)))
            let x = place.x.isFinite ? place.x : 0
            return Arrangement.Placement(Point(x, place.y.isFinite ? place.y : 0), Proposal(size))
        }
        return Arrangement(size, [.init(.zero, proposal)] + others)
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        builder.paint(placed.children.dropFirst().prefix(background.count))
        if let content = placed.children.first { builder.paint(content) }
        builder.paint(placed.children.dropFirst(1 + background.count))
    }
}

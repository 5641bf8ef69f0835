import VitrineGeometry

/// Content centred on a point of the proposed space, all of which the element takes.
package struct PositionElement: ModifierElement, Sendable {
    package let content: any Element
    package let position: Point

    package init(content: any Element, position: Point) {
        self.content = content
        self.position = position
    }

    package func mapWithinPlacement(_ change: (any Element) -> any Element) -> any Element {
        PositionElement(content: content.mapWithinPlacement(change), position: position)
    }

    package var label: String { "position" }
    package var attributes: [Attribute] { [Attribute("x", position.x), Attribute("y", position.y)] }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        let own = children[0].size(for: proposal)
        return Arrangement(
            Size(proposal.width ?? own.width, proposal.height ?? own.height),
            [.init(Point(position.x - own.width / 2, position.y - own.height / 2), proposal)])
    }
}

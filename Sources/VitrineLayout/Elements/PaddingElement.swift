import VitrineGeometry

/// Content with insets around it.
package struct PaddingElement: ModifierElement, Sendable {
    package let content: any Element
    package let insets: Insets

    package init(content: any Element, insets: Insets) {
        self.content = content
        self.insets = insets
    }

    package var label: String { "padding" }
    package var attributes: [Attribute] {
        [
            Attribute("top", insets.top), Attribute("leading", insets.left),
            Attribute("bottom", insets.bottom), Attribute("trailing", insets.right),
        ]
    }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        let inner = proposal.inset(by: insets)
        let size = children[0].size(for: inner)
        return Arrangement(
            Size(max(size.width + insets.horizontal, 0), max(size.height + insets.vertical, 0)),
            [.init(Point(insets.left, insets.top), inner)])
    }
}

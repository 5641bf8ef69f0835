import VitrineGraphics

/// Room around the content.
struct PaddingElement: ModifierElement {
    let content: any Element
    let insets: Insets

    var label: String { "padding" }
    var attributes: [Attribute] {
        [
            Attribute("top", insets.top), Attribute("leading", insets.left),
            Attribute("bottom", insets.bottom), Attribute("trailing", insets.right),
        ]
    }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        let inner = proposal.inset(by: insets)
        let size = children[0].size(for: inner)
        return Arrangement(
            Size(max(size.width + insets.horizontal, 0), max(size.height + insets.vertical, 0)),
            [.init(Point(insets.left, insets.top), inner)])
    }
}

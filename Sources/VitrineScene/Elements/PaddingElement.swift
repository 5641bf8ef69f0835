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

/// Moves the content without moving anything else.
struct OffsetElement: ModifierElement {
    let content: any Element
    let offset: Point

    var label: String { "offset" }
    /// As any effect on a view's geometry, it is the same in both directions.
    var mirrorsChildren: Bool { false }
    var attributes: [Attribute] { [Attribute("x", offset.x), Attribute("y", offset.y)] }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        Arrangement(children[0].size(for: proposal), [.init(offset, proposal)])
    }
}

import VitrineGraphics

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

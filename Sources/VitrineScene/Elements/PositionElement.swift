import VitrineGraphics

/// Takes all the room and puts the content's centre at a point of it.
struct PositionElement: ModifierElement {
    let content: any Element
    let position: Point

    var label: String { "position" }
    var attributes: [Attribute] { [Attribute("x", position.x), Attribute("y", position.y)] }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        let own = children[0].size(for: proposal)
        return Arrangement(
            Size(proposal.width ?? own.width, proposal.height ?? own.height),
            [.init(Point(position.x - own.width / 2, position.y - own.height / 2), proposal)])
    }
}

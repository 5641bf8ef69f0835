import VitrineGraphics

/// The content at its ideal size, along one axis or both, whatever room there is.
struct FixedSizeElement: ModifierElement {
    let content: any Element
    let axes: Set<Axis>

    var label: String { "fixedSize" }
    var attributes: [Attribute] { [Attribute("axes", axes.map(\.rawValue).sorted().joined(separator: " "))] }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        let offer = Proposal(
            axes.contains(.horizontal) ? nil : proposal.width,
            axes.contains(.vertical) ? nil : proposal.height)
        return Arrangement(children[0].size(for: offer), [.init(.zero, offer)])
    }
}

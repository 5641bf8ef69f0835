import VitrineGeometry
import VitrineLayout

/// Content that takes at most a share of the width that it is offered.
struct ShareOfWidthElement: ModifierElement {
    let content: any Element
    /// The share, 0...1.
    let share: Double

    var label: String { "shareOfWidth" }
    var attributes: [Attribute] { [Attribute("share", share)] }

    func mapWithinPlacement(_ change: (any Element) -> any Element) -> any Element {
        ShareOfWidthElement(content: content.mapWithinPlacement(change), share: share)
    }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        var offer = proposal
        offer.width = proposal.width.map { $0 * share }
        return Arrangement(children[0].size(for: offer), [.init(.zero, offer)])
    }
}

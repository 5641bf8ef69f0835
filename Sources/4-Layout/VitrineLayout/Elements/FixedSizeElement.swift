import VitrineGeometry
import VitrineStyle

/// Content at its ideal size along one axis or both, regardless of the proposal.
package struct FixedSizeElement: ModifierElement, Sendable {
    package let content: any Element
    package let axes: Set<Axis>

    package init(content: any Element, axes: Set<Axis>) {
        self.content = content
        self.axes = axes
    }

    package var label: String { "fixedSize" }
    package var attributes: [Attribute] {
        [Attribute("axes", axes.map(\.rawValue).sorted().joined(separator: " "))]
    }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        let offer = proposal.ideal(along: axes)
        return Arrangement(children[0].size(for: offer), [.init(.zero, offer)])
    }
}

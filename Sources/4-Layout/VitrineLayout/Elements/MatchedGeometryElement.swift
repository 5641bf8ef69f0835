import VitrineGeometry
import VitrineJSON
import VitrineStyle

/// Content that takes its frame, or part of it, from what it is matched with, once all have been laid out.
///
/// What is around it has its size as it is on its own.
package struct MatchedGeometryElement: ModifierElement, Sendable {
    package let content: any Element
    private let geometry: MatchedGeometry

    package init(content: any Element, geometry: MatchedGeometry) {
        self.content = content
        self.geometry = geometry
    }

    package var label: String { "matchedGeometry" }
    package var matchedGeometry: MatchedGeometry? { geometry }
    package var attributes: [Attribute] {
        [Attribute("id", geometry.id.motionText)]
            + (geometry.namespace.isEmpty ? [] : [Attribute("in", geometry.namespace)])
            + (geometry.isSource ? [] : [Attribute("source", "false")])
            + (geometry.share == 1 ? [] : [Attribute("share", geometry.share)])
    }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        let own = context.matched.matches[geometry.instance]?.ownSize
        return Arrangement(own ?? children[0].size(for: proposal), [.init(.zero, proposal)])
    }
}

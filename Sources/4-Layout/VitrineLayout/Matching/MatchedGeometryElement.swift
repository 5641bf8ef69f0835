import VitrineGeometry
import VitrineJSON

/// Content that takes its frame, or part of it, from what it is matched with, once all have been laid out.
///
/// What is around it has its size as it is on its own.
package struct MatchedGeometryElement: ModifierElement, Sendable {
    package let content: any Element
    package let geometry: MatchedGeometry

    package init(content: any Element, geometry: MatchedGeometry) {
        self.content = content
        self.geometry = geometry
    }

    package var label: String { "matchedGeometry" }
    package var attributes: [Attribute] {
        [Attribute("id", geometry.group.id)]
            + (geometry.group.namespace.isEmpty ? [] : [Attribute("in", geometry.group.namespace)])
            + (geometry.isSource ? [] : [Attribute("source", "false")])
            + (geometry.share == 1 ? [] : [Attribute("share", geometry.share)])
    }

    /// Returns the place of the content in the frame that it takes.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - target: The frame, absolute.
    ///   - own: Its own frame, absolute.
    func placement(
        of content: LayoutNode, in target: Rect, own: Rect
    ) -> (origin: Point, proposal: Proposal) {
        let anchor = geometry.anchor
        let proposal = Proposal(geometry.properties == .position ? own.size : target.size)
        let size = content.size(for: proposal)
        let frame = geometry.properties == .size ? own : target
        return (
            Point(
                frame.minX + anchor.x * (frame.width - size.width),
                frame.minY + anchor.y * (frame.height - size.height)), proposal
        )
    }
}

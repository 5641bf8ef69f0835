import VitrineGeometry
import VitrineLayout

/// Content that is laid out in room of another scale, and painted at the scale that fits.
struct ScaledElement: ModifierElement {
    let content: any Element
    /// The factor from the content's lengths to the element's.
    let scale: Double

    init(_ content: any Element, scale: Double) {
        self.content = TransformElement.scale(content, Point(scale, scale), anchor: .zero)
        self.scale = scale
    }

    var label: String { "scaled" }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        let offer = Proposal(proposal.width.map { $0 / scale }, proposal.height.map { $0 / scale })
        let size = children[0].size(for: offer)
        return Arrangement(Size(size.width * scale, size.height * scale), [.init(.zero, offer)])
    }
}

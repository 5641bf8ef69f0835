import VitrineGeometry
import VitrineLayout

/// Content that straddles the corner with which it is aligned.
struct CornerOverhangElement: ModifierElement, Sendable {
    let content: any Element

    init(content: any Element) {
        self.content = content
    }

    var label: String { "corner" }

    /// The fraction of the shorter side that lies beyond the corner.
    private static let beyond = 0.36

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        let size = children[0].size(for: proposal)
        let inset = min(size.width, size.height) * Self.beyond
        // The frame is smaller and centred: whatever overflows it lies beyond the corner.
        return Arrangement(
            Size(size.width - 2 * inset, size.height - 2 * inset),
            [.init(Point(-inset, -inset), proposal)])
    }
}

import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// A badge that is as wide as its text, whatever room there is, and that grows beyond its trailing edge, so
/// that a long one does not cover the symbol that it is on.
struct BadgeOverhangElement: ModifierElement, Sendable {
    let content: any Element
    /// The width, in points, up to which the badge ends at the edge.
    let inside: Double
    /// The greatest length beyond the edge, in points.
    let beyond: Double

    init(_ badge: any Element, inside: Double, beyond: Double) {
        content = FixedSizeElement(content: badge, axes: [.horizontal])
        self.inside = inside
        self.beyond = beyond
    }

    var label: String { "badgeOverhang" }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        var size = children[0].size(for: proposal)
        size.width -= min(max(size.width - inside, 0), beyond)
        return Arrangement(size, [.init(.zero, proposal)])
    }
}

import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// A badge that is as wide as its text, whatever room there is, and that grows beyond its trailing edge, so
/// that a long one does not cover the symbol that it is on.
struct BadgeOverhangElement: ModifierElement, Sendable {
    let content: any Element
    /// The width, in points, up to which the badge ends at the edge.
    let inside: Double
    /// The length beyond the edge, in points, from which on it grows toward its leading edge.
    let beyond: Double
    /// The room at its leading edge, in points, from which on it grows beyond its trailing edge again.
    /// Default: infinite.
    let before: Double

    init(_ badge: any Element, inside: Double, beyond: Double, before: Double = .infinity) {
        content = FixedSizeElement(content: badge, axes: [.horizontal])
        self.inside = inside
        self.beyond = beyond
        self.before = before
    }

    var label: String { "badgeOverhang" }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        var size = children[0].size(for: proposal)
        let excess = max(size.width - inside, 0)
        size.width -= min(excess, beyond) + max(excess - beyond - before, 0)
        return Arrangement(size, [.init(.zero, proposal)])
    }
}

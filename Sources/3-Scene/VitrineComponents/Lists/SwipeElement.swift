import VitrineDisplayList
import VitrineGeometry
import VitrineLayout

/// A row moved aside, and the actions in the space it leaves.
struct SwipeElement: ModifierElement {
    let content: any Element
    let actions: any Element
    /// The total width of the actions when fully revealed, in points.
    let width: Double
    /// The revealed fraction, from -1 for the trailing actions to 1 for the leading ones.
    let amount: Double

    var label: String { "swipe" }
    var attributes: [Attribute] { [Attribute("amount", amount)] }
    var traits: ElementTraits { ElementTraits(IsSwiped.self, true) }
    var children: [any Element] { [content, actions] }
    func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { children.prefix(1) }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        let size = children[0].size(for: proposal)
        let shown = width * abs(amount)
        let isLeading = amount > 0
        return Arrangement(
            size,
            [
                .init(Point(isLeading ? shown : -shown, 0), proposal),
                .init(Point(isLeading ? 0 : size.width - shown, 0), Proposal(shown, size.height)),
            ])
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let items = builder.items { $0.paint(placed.children) }
        builder.append(.group(Group(clip: .fill(.rectangle(placed.frame)), items: items)), from: source)
    }
}

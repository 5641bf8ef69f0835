import VitrineGeometry

/// Content that makes room for views along an edge, which lie in front of it.
package struct SafeAreaInsetElement: ModifierElement, Sendable {
    package let content: any Element
    package let edge: Edge
    package let spacing: Double
    package let alignment: Alignment
    package let bar: any Element

    package init(
        content: any Element, edge: Edge, spacing: Double, alignment: Alignment, bar: any Element
    ) {
        self.content = content
        self.edge = edge
        self.spacing = spacing
        self.alignment = alignment
        self.bar = bar
    }

    package var label: String { "safeAreaInset" }
    package var attributes: [Attribute] { [Attribute("edge", edge.rawValue), Attribute("spacing", spacing)] }
    package var children: [any Element] { [content, bar] }
    package func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { children.prefix(1) }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        let axis = edge.axis
        let offer = proposal.ideal(along: [axis])
        let bar = children[1].size(for: offer)
        let taken = bar[axis] + spacing
        var rest = proposal
        rest[axis] = proposal[axis].map { max($0 - taken, 0) }
        let own = children[0].size(for: rest)
        var size = Size(max(own.width, bar.width), max(own.height, bar.height))
        size[axis] = own[axis] + taken
        let isFirst = edge == .top || edge == .leading
        var place = alignment.origin(of: children[0], for: rest, in: size)
        place[axis] = isFirst ? taken : 0
        var barPlace = alignment.origin(of: children[1], for: offer, in: size)
        barPlace[axis] = isFirst ? 0 : size[axis] - bar[axis]
        return Arrangement(size, [.init(place, rest), .init(barPlace, offer)])
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        builder.paint(placed.children.prefix(1))
        builder.paint(placed.children.dropFirst(), along: placed.frame)
    }
}

import VitrineGeometry

/// Overlaid children, the last on top.
package struct ZStackElement: Element, Sendable {
    package let source: ElementSource
    package let alignment: Alignment
    package let children: [any Element]

    package init(source: ElementSource, alignment: Alignment, children: [any Element]) {
        self.source = source
        self.alignment = alignment
        self.children = children
    }

    package var label: String { "zstack" }
    package var attributes: [Attribute] { [Attribute("alignment", alignment.summary)] }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        guard !children.isEmpty else { return Arrangement(.zero) }
        // An infinite child asks for the maximum size, and has no guides to align.
        func finite(_ guide: Double) -> Double { guide.isFinite ? guide : 0 }
        let sizes = children.map { $0.size(for: proposal) }
        let across = children.map { finite($0.guide(.horizontal(alignment.horizontal), for: proposal)) }
        let down = children.map { finite($0.guide(.vertical(alignment.vertical), for: proposal)) }
        let left = across.max() ?? 0
        let top = down.max() ?? 0
        let right = zip(sizes, across).map { $0.width - $1 }.max() ?? 0
        let bottom = zip(sizes, down).map { $0.height - $1 }.max() ?? 0
        let placements = zip(across, down).map { x, y in
            Arrangement.Placement(Point(left - x, top - y), proposal)
        }
        return Arrangement(Size(left + right, top + bottom), placements)
    }
}

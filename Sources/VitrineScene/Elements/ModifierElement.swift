import VitrineGraphics

/// A modifier: one child, and by default its size, baseline and priority.
protocol ModifierElement: Element {
    var content: any Element { get }
}

extension ModifierElement {
    var source: ElementSource { content.source }
    var children: [any Element] { [content] }
    var layoutPriority: Double { content.layoutPriority }
    var gridSpan: GridSpan { content.gridSpan }
    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        Arrangement(children[0].size(for: proposal), [.init(.zero, proposal)])
    }
}

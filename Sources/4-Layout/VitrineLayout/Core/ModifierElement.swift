import VitrineGeometry
import VitrineStyle

/// A modifier with one child, whose size, baselines and priority it has by default.
package protocol ModifierElement: Element {
    var content: any Element { get }
}

extension ModifierElement {
    package var source: ElementSource { content.source }
    package var modifiedContent: (any Element)? { content }
    package var children: [any Element] { [content] }
    package var layoutPriority: Double { content.layoutPriority }
    package var gridSpan: GridSpan { content.gridSpan }
    package var vibrancy: Vibrancy.Recipe? { content.vibrancy }
    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        Arrangement(children[0].size(for: proposal), [.init(.zero, proposal)])
    }
}

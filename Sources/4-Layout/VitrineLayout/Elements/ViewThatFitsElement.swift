import VitrineGeometry
import VitrineStyle

/// The first of several views whose ideal size fits the available space, or else the last.
package struct ViewThatFitsElement: Element, Sendable {
    package let source: ElementSource
    /// The axes along which the views must fit.
    package let axes: Set<Axis>
    package let children: [any Element]

    package init(source: ElementSource, axes: Set<Axis>, children: [any Element]) {
        self.source = source
        self.axes = axes
        self.children = children
    }

    package var label: String { "viewThatFits" }
    package var attributes: [Attribute] {
        [Attribute("axes", axes.map(\.rawValue).sorted().joined(separator: " "))]
    }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        guard !children.isEmpty else { return Arrangement(.zero) }
        let ideal = proposal.ideal()
        let index = children.firstIndex { fits($0.size(for: ideal), in: proposal) } ?? children.count - 1
        return Arrangement(
            children[index].size(for: proposal), [.init(.zero, proposal)], placedIndices: [index])
    }

    private func fits(_ size: Size, in proposal: Proposal) -> Bool {
        // Text sizes are whole pixels; a proposal may be fractional.
        axes.allSatisfy { axis in proposal[axis].map { size[axis] <= $0 + 0.01 } ?? true }
    }
}

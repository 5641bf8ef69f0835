import VitrineGraphics

/// The first of several views whose ideal size fits the room, or else the last.
struct FittingElement: Element {
    let source: ElementSource
    /// Along which the views must fit.
    let axes: Set<Axis>
    let children: [any Element]

    var label: String { "viewThatFits" }
    var attributes: [Attribute] { [Attribute("axes", axes.map(\.rawValue).sorted().joined(separator: " "))] }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        guard !children.isEmpty else { return Arrangement(.zero) }
        let index = children.firstIndex { fits($0.size(for: .ideal), in: proposal) } ?? children.count - 1
        return Arrangement(
            children[index].size(for: proposal), [.init(.zero, proposal)], shown: [index])
    }

    private func fits(_ size: Size, in proposal: Proposal) -> Bool {
        // Sizes of text are whole pixels; a proposal need not be.
        axes.allSatisfy { axis in proposal[axis].map { size[axis] <= $0 + 0.01 } ?? true }
    }
}

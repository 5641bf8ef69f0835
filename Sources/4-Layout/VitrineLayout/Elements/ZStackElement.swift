import VitrineGeometry
import VitrineStyle

/// Overlaid children, the last on top.
package struct ZStackElement: Element, Sendable {
    package let source: ElementSource
    package let alignment: Alignment
    package let children: [any Element]
    /// The layout of what comes and goes; `nil` if nothing does.
    private let presence: PresenceLayout?
    /// The alignment as the scene gives it where a warning is due if it changes nothing; `nil` elsewhere.
    package var written: WrittenAlignment?

    package init(source: ElementSource, alignment: Alignment, children: [any Element]) {
        self.source = source
        self.alignment = alignment
        self.children = children
        presence = PresenceLayout(children, alignment)
    }

    package var label: String { "zstack" }
    package var traits: ElementTraits { ElementTraits(ScreenFit.self, .layers) }
    package var attributes: [Attribute] { [Attribute("alignment", alignment.summary)] }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        presence?.arrange(children) { arranged($0, in: proposal) } ?? arranged(children, in: proposal)
    }

    private func arranged(_ children: [LayoutNode], in proposal: Proposal) -> Arrangement {
        let proposal = proposal.insideContainer
        let highest = children.map(\.element.layoutPriority).max()
        let leading = children.filter { $0.element.layoutPriority == highest }
        guard !leading.isEmpty else { return Arrangement(.zero) }
        let sizes = leading.map { $0.size(for: proposal) }
        let meetings = leading.map { meeting(of: $0, for: proposal) }
        let left = meetings.map(\.x).max() ?? 0
        let top = meetings.map(\.y).max() ?? 0
        let right = zip(sizes, meetings).map { $0.width - $1.x }.max() ?? 0
        let bottom = zip(sizes, meetings).map { $0.height - $1.y }.max() ?? 0
        let size = Size(left + right, top + bottom)
        let placements = children.map { child in
            let offer = placement(
                of: child, in: proposal, whole: size, isLeading: child.element.layoutPriority == highest)
            return Arrangement.Placement(Point(left, top) - meeting(of: child, for: offer), offer)
        }
        return Arrangement(size, placements)
    }

    /// Returns the point of a child that meets the others'.
    private func meeting(of child: LayoutNode, for proposal: Proposal) -> Point {
        // An infinite child asks for the maximum size, and has no guides to align.
        func finite(_ guide: Double) -> Double { guide.isFinite ? guide : 0 }
        return Point(
            finite(child.guide(.horizontal(alignment.horizontal), for: proposal)),
            finite(child.guide(.vertical(alignment.vertical), for: proposal)))
    }

    /// Returns the proposal with which a child is placed. Children of a lower priority have no part in the
    /// size, and are proposed it. Where nothing was proposed, so are the others: a shape behind a text is
    /// then as high as that.
    private func placement(
        of child: LayoutNode, in proposal: Proposal, whole: Size, isLeading: Bool
    ) -> Proposal {
        var place = proposal
        for axis in [Axis.horizontal, .vertical] where whole[axis].isFinite {
            if isLeading && proposal[axis] != nil { continue }
            place = place.offering(whole[axis], of: proposal.basis(axis), along: axis)
        }
        if isLeading, child.size(for: place) == child.size(for: proposal) { return proposal }
        return place
    }
}

import VitrineGeometry
import VitrineStyle

/// Children side by side or one below another.
package struct StackElement: Element, Sendable {
    package let source: ElementSource
    package let axis: Axis
    /// The alignment across the axis; the component along the axis is ignored.
    package let alignment: Alignment
    package let spacing: Double
    /// The axes along which all children take the size of the largest.
    package var equal: Set<Axis> = []
    package let children: [any Element]
    /// The layout of what comes and goes; `nil` if nothing does.
    private let presence: PresenceLayout?
    /// The alignment as the scene gives it where a warning is due if it changes nothing; `nil` elsewhere.
    package var written: WrittenAlignment?

    package init(
        source: ElementSource, axis: Axis, alignment: Alignment, spacing: Double, equal: Set<Axis> = [],
        children: [any Element]
    ) {
        self.source = source
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        self.equal = equal
        self.children = children
        presence = PresenceLayout(children, alignment, along: axis)
    }

    package var label: String { axis == .horizontal ? "hstack" : "vstack" }
    package var traits: ElementTraits { ElementTraits(ScreenFit.self, .arranges) }
    package var attributes: [Attribute] {
        [
            Attribute("spacing", spacing),
            Attribute(
                "alignment",
                axis == .horizontal ? alignment.vertical.name : alignment.horizontal.name),
        ] + equal.sorted { $0.rawValue < $1.rawValue }.map { Attribute("equal", $0.rawValue) }
    }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        presence?.arrange(children) { arranged($0, in: proposal) } ?? arranged(children, in: proposal)
    }

    private func arranged(_ children: [LayoutNode], in proposal: Proposal) -> Arrangement {
        guard !children.isEmpty else { return Arrangement(.zero) }
        let proposal = proposal.insideContainer
        let proposals = childProposals(children, in: proposal)
        let sizes = zip(children, proposals).map { $0.size(for: $1) }
        let meeting =
            axis == .horizontal ? Guide.vertical(alignment.vertical) : .horizontal(alignment.horizontal)
        let guides = zip(children, proposals).map { finiteGuide(meeting, of: $0, for: $1) }
        let before = guides.max() ?? 0
        let after = zip(sizes, guides).map { $0[axis.other] - $1 }.max() ?? 0
        var size = Size.zero
        size[axis.other] = before + after
        let places = acrossWhole(size[axis.other], children: children, proposals: proposals, sizes: sizes)
        let final = zip(children.indices, places).map { index, place in
            place == proposals[index] ? guides[index] : finiteGuide(meeting, of: children[index], for: place)
        }
        var cursor = 0.0
        var placements: [Arrangement.Placement] = []
        for index in children.indices {
            if index > 0 { cursor += spacing }
            var origin = Point.zero
            origin[axis] = cursor
            origin[axis.other] = before - final[index]
            placements.append(.init(origin, places[index]))
            cursor += sizes[index][axis]
        }
        // Neighbours may overlap, but the length never becomes negative.
        size[axis] = max(cursor, 0)
        return Arrangement(size, placements)
    }

    /// Returns a child's guide, or 0 for an infinite child, which asks for the maximum size and has no guide
    /// to align.
    private func finiteGuide(_ guide: Guide, of child: LayoutNode, for proposal: Proposal) -> Double {
        let value = child.guide(guide, for: proposal)
        return value.isFinite ? value : 0
    }

    /// Returns the proposals with which children are placed. Where nothing was proposed across the axis, the
    /// stack's own length is, as in SwiftUI: dividers and children with an infinite maximum then take it.
    private func acrossWhole(
        _ length: Double, children: [LayoutNode], proposals: [Proposal], sizes: [Size]
    ) -> [Proposal] {
        guard length.isFinite else { return proposals }
        return children.indices.map { index in
            guard proposals[index][axis.other] == nil else { return proposals[index] }
            var place = proposals[index]
            place[axis] = place[axis] ?? sizes[index][axis]
            place[axis.other] = length
            return children[index].size(for: place) == sizes[index] ? proposals[index] : place
        }
    }

    private func childProposals(_ children: [LayoutNode], in proposal: Proposal) -> [Proposal] {
        var proposals = sharedProposals(children, in: proposal)
        for side in equal {
            // At most an equal share of the available space per child.
            let count = side == axis ? Double(children.count) : 1
            let maximum = proposal[side].map { max(($0 - spacing * (count - 1)) / count, 0) } ?? .infinity
            let length = min(children.map { $0.size(for: proposal.ideal())[side] }.max() ?? 0, maximum)
            for index in proposals.indices { proposals[index][side] = length }
        }
        return proposals
    }

    private func sharedProposals(_ children: [LayoutNode], in proposal: Proposal) -> [Proposal] {
        guard let room = proposal[axis] else {
            return children.map { _ in proposal }
        }
        func offer(_ length: Double) -> Proposal { proposal.offering(length, of: room, along: axis) }
        let takers = children.map { child in
            SpaceDistribution.Item(
                minimum: child.size(for: offer(0))[axis], maximum: child.size(for: offer(.infinity))[axis],
                priority: child.element.layoutPriority)
        }
        let offers = SpaceDistribution.proposals(
            dividing: room - spacing * Double(children.count - 1), among: takers
        ) {
            children[$0].size(for: offer($1))[axis]
        }
        return offers.map(offer)
    }
}

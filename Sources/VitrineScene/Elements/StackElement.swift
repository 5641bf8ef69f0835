import VitrineGraphics

/// Children side by side or one below another.
struct StackElement: Element {
    let source: ElementSource
    let axis: Axis
    /// How children meet across the axis; the part along it has no meaning.
    let alignment: Alignment
    let spacing: Double
    let children: [any Element]

    var label: String { axis == .horizontal ? "hstack" : "vstack" }
    var attributes: [Attribute] {
        [
            Attribute("spacing", spacing),
            Attribute(
                "alignment",
                axis == .horizontal ? alignment.vertical.rawValue : alignment.horizontal.rawValue),
        ]
    }

    /// SwiftUI's rule: room is offered to the least flexible child first, each being offered an
    /// equal share of what is left; children of a higher priority before all of a lower one, whose
    /// least sizes are set aside.
    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        guard !children.isEmpty else { return Arrangement(.zero) }
        let proposals = childProposals(children, in: proposal)
        let sizes = zip(children, proposals).map { $0.size(for: $1) }
        let guides = zip(children, proposals).enumerated().map { index, child in
            guide(of: child.0, for: child.1, size: sizes[index])
        }
        let before = guides.max() ?? 0
        let after = zip(sizes, guides).map { $0[axis.other] - $1 }.max() ?? 0
        var size = Size.zero
        size[axis.other] = before + after
        var cursor = 0.0
        var placements: [Arrangement.Placement] = []
        for index in children.indices {
            if index > 0 { cursor += spacing }
            var origin = Point.zero
            origin[axis] = cursor
            origin[axis.other] = before - guides[index]
            placements.append(.init(origin, proposals[index]))
            cursor += sizes[index][axis]
        }
        size[axis] = cursor
        return Arrangement(size, placements)
    }

    private func childProposals(_ children: [LayoutNode], in proposal: Proposal) -> [Proposal] {
        guard let room = proposal[axis] else {
            return children.map { _ in proposal }
        }
        func offer(_ length: Double) -> Proposal {
            var offer = proposal
            offer[axis] = length
            return offer
        }
        let least = children.map { $0.size(for: offer(0))[axis] }
        let most = children.map { $0.size(for: offer(.infinity))[axis] }
        func flexibility(_ index: Int) -> Double {
            most[index] == least[index] ? 0 : most[index] - least[index]
        }
        let order = children.indices.sorted { a, b in
            let priorities = (children[a].element.layoutPriority, children[b].element.layoutPriority)
            if priorities.0 != priorities.1 { return priorities.0 > priorities.1 }
            let flexibilities = (flexibility(a), flexibility(b))
            return flexibilities.0 != flexibilities.1 ? flexibilities.0 < flexibilities.1 : a < b
        }
        var proposals = children.map { _ in proposal }
        var left = room - spacing * Double(children.count - 1)
        for (position, index) in order.enumerated() {
            let priority = children[index].element.layoutPriority
            let rest = order[position...]
            let equals = rest.count { children[$0].element.layoutPriority == priority }
            let reserved = rest.reduce(0) {
                children[$1].element.layoutPriority < priority ? $0 + least[$1] : $0
            }
            proposals[index] = offer(max((left - reserved) / Double(equals), 0))
            left -= children[index].size(for: proposals[index])[axis]
        }
        return proposals
    }

    private func guide(of child: LayoutNode, for proposal: Proposal, size: Size) -> Double {
        axis == .horizontal
            ? alignment.vertical.guide(of: child, for: proposal)
            : alignment.horizontal.guide(width: size.width)
    }
}

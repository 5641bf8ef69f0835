import VitrineGraphics

/// The content at its ideal size, along one axis or both, whatever room there is.
struct FixedSizeElement: ModifierElement {
    let content: any Element
    let axes: Set<Axis>

    var label: String { "fixedSize" }
    var attributes: [Attribute] { [Attribute("axes", axes.map(\.rawValue).sorted().joined(separator: " "))] }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        let offer = Proposal(
            axes.contains(.horizontal) ? nil : proposal.width,
            axes.contains(.vertical) ? nil : proposal.height)
        return Arrangement(children[0].size(for: offer), [.init(.zero, offer)])
    }
}

/// Which of a stack's children get room first.
struct PriorityElement: ModifierElement {
    let content: any Element
    let layoutPriority: Double

    var label: String { "layoutPriority" }
    var attributes: [Attribute] { [Attribute("priority", layoutPriority)] }
}

/// How the content fills room of another shape.
enum ContentMode: String, Hashable, Sendable, CaseIterable { case fit, fill }

/// The content offered a box of one ratio: the largest within the room, or the smallest around it.
struct AspectRatioElement: ModifierElement {
    let content: any Element
    /// Width over height; nil for the content's own.
    let ratio: Double?
    let mode: ContentMode

    var label: String { "aspectRatio" }
    var attributes: [Attribute] {
        [Attribute("ratio", ratio.map(Format.number) ?? "own"), Attribute("mode", mode.rawValue)]
    }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        let offer = offer(in: proposal, ideal: children[0].size(for: .ideal))
        return Arrangement(children[0].size(for: offer), [.init(.zero, offer)])
    }

    private func offer(in proposal: Proposal, ideal: Size) -> Proposal {
        let own = ideal.height > 0 ? ideal.width / ideal.height : 0
        let ratio = ratio ?? own
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return Proposal(ideal.width, ideal.width / ratio)
        case (let width?, nil): return Proposal(width, width / ratio)
        case (nil, let height?): return Proposal(height * ratio, height)
        case (let width?, let height?):
            // Two infinities ask how far the content can grow, and have no ratio.
            if width == .infinity && height == .infinity { return proposal }
            let isWide = width > height * ratio
            return (mode == .fit) == isWide
                ? Proposal(height * ratio, height) : Proposal(width, width / ratio)
        }
    }
}

/// Takes all the room and puts the content's centre at a point of it.
struct PositionElement: ModifierElement {
    let content: any Element
    let position: Point

    var label: String { "position" }
    var attributes: [Attribute] { [Attribute("x", position.x), Attribute("y", position.y)] }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        let own = children[0].size(for: proposal)
        return Arrangement(
            Size(proposal.width ?? own.width, proposal.height ?? own.height),
            [.init(Point(position.x - own.width / 2, position.y - own.height / 2), proposal)])
    }
}

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

import VitrineGraphics

/// What a frame asks for in one direction, in points.
struct FrameLength: Hashable, Sendable {
    var fixed: Double?
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?

    var isEmpty: Bool { fixed == nil && minimum == nil && ideal == nil && maximum == nil }

    /// What the child is offered.
    func offer(_ proposed: Double?) -> Double? {
        if let fixed { return fixed }
        guard var offer = proposed ?? ideal else { return nil }
        if let minimum { offer = max(offer, minimum) }
        if let maximum { offer = min(offer, maximum) }
        return offer
    }

    /// The frame's own length, as SwiftUI's flexible frame chooses it: a bound that is given holds
    /// the proposal to it; one that is not given is the child's length.
    func length(child: Double, proposed: Double?) -> Double {
        if let fixed { return fixed }
        var length = child
        let offered = proposed ?? ideal ?? child
        if let minimum { length = max(minimum, min(length, offered)) }
        if let maximum { length = min(maximum, max(length, offered)) }
        if let minimum { length = max(length, minimum) }
        return length.isFinite ? length : max(child, minimum ?? 0)
    }
}

/// A frame around the content, which is aligned in it.
struct FrameElement: ModifierElement {
    let content: any Element
    let width: FrameLength
    let height: FrameLength
    let alignment: Alignment

    var label: String { "frame" }
    var attributes: [Attribute] {
        func list(_ name: String, _ length: FrameLength) -> [Attribute] {
            [
                length.fixed.map { Attribute(name, $0) },
                length.minimum.map { Attribute("min\(name.capitalizedFirst)", $0) },
                length.ideal.map { Attribute("ideal\(name.capitalizedFirst)", $0) },
                length.maximum.map { Attribute("max\(name.capitalizedFirst)", $0) },
            ].compactMap { $0 }
        }
        return list("width", width) + list("height", height) + [Attribute("alignment", alignment.summary)]
    }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        let offer = Proposal(width.offer(proposal.width), height.offer(proposal.height))
        let child = children[0].size(for: offer)
        // An infinite proposal asks how far the content can grow; the frame answers it in kind.
        let size = Size(
            answer(width, child: child.width, proposed: proposal.width),
            answer(height, child: child.height, proposed: proposal.height))
        let across = alignment.horizontal
        let x = across.guide(width: size.width) - across.guide(width: child.width)
        let y: Double
        switch alignment.vertical {
        case .top, .firstTextBaseline: y = 0
        case .center: y = (size.height - child.height) / 2
        case .bottom, .lastTextBaseline: y = size.height - child.height
        }
        return Arrangement(size, [.init(Point(x.isFinite ? x : 0, y.isFinite ? y : 0), offer)])
    }

    private func answer(_ length: FrameLength, child: Double, proposed: Double?) -> Double {
        if proposed == .infinity, length.fixed == nil, length.maximum == .infinity { return .infinity }
        return length.length(child: child, proposed: proposed)
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

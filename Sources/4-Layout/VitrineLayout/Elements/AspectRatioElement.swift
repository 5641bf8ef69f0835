import VitrineGeometry
import VitrineJSON

/// Content that is proposed a box of a fixed aspect ratio: the largest within the space, or the smallest
/// around it.
package struct AspectRatioElement: ModifierElement, Sendable {
    package let content: any Element
    /// The width divided by the height; `nil` for the content's own ratio.
    package let ratio: Double?
    package let mode: ContentMode

    package init(content: any Element, ratio: Double?, mode: ContentMode) {
        self.content = content
        self.ratio = ratio
        self.mode = mode
    }

    package var label: String { "aspectRatio" }
    package var attributes: [Attribute] {
        [Attribute("ratio", ratio.map(PrintedText.number) ?? "own"), Attribute("mode", mode.rawValue)]
    }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        let offer = childProposal(in: proposal, ideal: children[0].size(for: .ideal))
        return Arrangement(children[0].size(for: offer), [.init(.zero, offer)])
    }

    private func childProposal(in proposal: Proposal, ideal: Size) -> Proposal {
        let own = ideal.height > 0 ? ideal.width / ideal.height : 0
        let ratio = ratio ?? own
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return Proposal(ideal.width, ideal.width / ratio)
        case (let width?, nil): return Proposal(width, width / ratio)
        case (nil, let height?): return Proposal(height * ratio, height)
        case (let width?, let height?):
            // An infinite proposal on both axes asks for the maximum size and has no ratio.
            if width == .infinity && height == .infinity { return proposal }
            let isWide = width > height * ratio
            return (mode == .fit) == isWide
                ? Proposal(height * ratio, height) : Proposal(width, width / ratio)
        }
    }
}

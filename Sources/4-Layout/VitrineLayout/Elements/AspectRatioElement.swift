import VitrineGeometry
import VitrineJSON

/// Content that is proposed a box of a fixed aspect ratio: the largest within the space, or the smallest
/// around it.
package struct AspectRatioElement: ModifierElement, Sendable {
    package let content: any Element
    package let ratio: AspectRatio

    package init(content: any Element, ratio: AspectRatio) {
        self.content = content
        self.ratio = ratio
    }

    package var label: String { "aspectRatio" }
    package var attributes: [Attribute] {
        let (ratio, mode) = ratio.nearest
        return [Attribute("ratio", ratio.map(PrintedText.number) ?? "own"), Attribute("mode", mode.rawValue)]
    }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        let offer = ratio.proposal(in: proposal, ideal: children[0].size(for: .ideal))
        return Arrangement(children[0].size(for: offer), [.init(.zero, offer)])
    }
}

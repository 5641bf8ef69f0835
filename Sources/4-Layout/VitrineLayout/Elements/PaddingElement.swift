import VitrineGeometry
import VitrineJSON
import VitrineStyle

/// Content with insets around it.
package struct PaddingElement: ModifierElement, Sendable {
    package let content: any Element
    package let insets: Insets
    /// Fractions of the container's inner size, added to the insets.
    package let fractions: Insets

    package init(content: any Element, insets: Insets, fractions: Insets = .zero) {
        self.content = content
        self.insets = insets
        self.fractions = fractions
    }

    package var label: String { "padding" }
    package var traits: ElementTraits { ElementTraits(ScrollsVertically.self, false) }
    package var attributes: [Attribute] {
        [
            Attribute("top", insets.top), Attribute("leading", insets.left),
            Attribute("bottom", insets.bottom), Attribute("trailing", insets.right),
        ]
            + [
                ("top", fractions.top), ("leading", fractions.left), ("bottom", fractions.bottom),
                ("trailing", fractions.right),
            ].filter { $0.1 != 0 }.map { Attribute($0.0, "\(PrintedText.number($0.1 * 100))%") }
    }

    package var hasPercentages: Bool { fractions != .zero }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        let insets = resolvedInsets(in: proposal)
        let inner = proposal.inset(by: insets)
        let size = children[0].size(for: inner)
        return Arrangement(
            Size(max(size.width + insets.horizontal, 0), max(size.height + insets.vertical, 0)),
            [.init(Point(insets.left, insets.top), inner)])
    }

    private func resolvedInsets(in proposal: Proposal) -> Insets {
        if fractions == .zero { return insets }
        let (across, down) = (proposal.share(.horizontal, of: 0), proposal.share(.vertical, of: 0))
        return Insets(
            top: insets.top + fractions.top * down, left: insets.left + fractions.left * across,
            bottom: insets.bottom + fractions.bottom * down,
            right: insets.right + fractions.right * across)
    }
}

import VitrineGeometry
import VitrineJSON
import VitrineStyle

/// Content moved without affecting the layout.
package struct OffsetElement: ModifierElement, Sendable {
    package let content: any Element
    package let offset: Point
    /// Fractions of the container's inner size, by which the content is moved further.
    package let fractions: Point

    package init(content: any Element, offset: Point, fractions: Point = .zero) {
        self.content = content
        self.offset = offset
        self.fractions = fractions
    }

    package var label: String { "offset" }
    /// `false`: like any geometry effect on a view, an offset is not mirrored in right-to-left layout.
    package var mirrorsChildren: Bool { false }
    package var attributes: [Attribute] {
        [Attribute("x", offset.x), Attribute("y", offset.y)]
            + [("x", fractions.x), ("y", fractions.y)].filter { $0.1 != 0 }.map {
                Attribute($0.0, "\(PrintedText.number($0.1 * 100))%")
            }
    }

    package var hasPercentages: Bool { fractions != .zero }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        let size = children[0].size(for: proposal)
        let moved = Point(
            offset.x + fractions.x * proposal.share(.horizontal, of: size.width),
            offset.y + fractions.y * proposal.share(.vertical, of: size.height))
        return Arrangement(size, [.init(moved, proposal)])
    }
}

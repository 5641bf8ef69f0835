import VitrineGeometry
import VitrineJSON
import VitrineStyle

/// Content that spans a horizontal interval of the element; the element takes the full width.
package struct HorizontalSpanElement: ModifierElement, Sendable {
    /// A fraction of the width plus an offset in points.
    package struct RelativePosition: Hashable, Sendable {
        package var fraction: Double
        package var offset: Double

        package init(fraction: Double, offset: Double = 0) {
            (self.fraction, self.offset) = (fraction, offset)
        }

        func position(in width: Double) -> Double { fraction * width + offset }
    }

    package let content: any Element
    /// The start of the interval, from the leading edge.
    package let from: RelativePosition
    package let to: RelativePosition

    package init(content: any Element, from: RelativePosition, to: RelativePosition) {
        self.content = content
        self.from = from
        self.to = to
    }

    package var label: String { "span" }
    package var attributes: [Attribute] {
        func summary(_ place: RelativePosition) -> String {
            "\(PrintedText.number(place.fraction * 100))% + \(PrintedText.number(place.offset))"
        }
        return [Attribute("from", summary(from)), Attribute("to", summary(to))]
    }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        guard proposal.width != .infinity else {
            return Arrangement(
                Size(.infinity, children[0].size(for: proposal).height), [.init(.zero, proposal)])
        }
        let width = proposal.width ?? 100
        let start = from.position(in: width)
        let offer = proposal.replacing(max(to.position(in: width) - start, 0), along: .horizontal)
        return Arrangement(
            Size(width, children[0].size(for: offer).height), [.init(Point(start, 0), offer)])
    }
}

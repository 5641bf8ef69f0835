import VitrineGeometry
import VitrineStyle

/// Content along a part of the width, which it takes whole: from one place to another.
package struct SpanElement: ModifierElement, Sendable {
    /// A share of the width, and points beside it.
    package struct Place: Hashable, Sendable {
        package var share: Double
        package var points: Double

        package init(_ share: Double, _ points: Double = 0) { (self.share, self.points) = (share, points) }

        func position(in width: Double) -> Double { share * width + points }

        /// Where something of a length lies that is `fraction` of its way along all of the width.
        static func travelled(_ fraction: Double, _ length: Double) -> Place {
            Place(fraction, -fraction * length)
        }
    }

    package let content: any Element
    /// From the leading edge.
    package let from: Place
    package let to: Place

    package init(content: any Element, from: Place, to: Place) {
        self.content = content
        self.from = from
        self.to = to
    }

    package var label: String { "span" }
    package var attributes: [Attribute] {
        func summary(_ place: Place) -> String {
            "\(Format.number(place.share * 100))% + \(Format.number(place.points))"
        }
        return [Attribute("from", summary(from)), Attribute("to", summary(to))]
    }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        guard proposal.width != .infinity else {
            return Arrangement(
                Size(.infinity, children[0].size(for: proposal).height), [.init(.zero, proposal)])
        }
        let width = proposal.width ?? 100
        let start = from.position(in: width)
        let offer = Proposal(max(to.position(in: width) - start, 0), proposal.height)
        return Arrangement(
            Size(width, children[0].size(for: offer).height), [.init(Point(start, 0), offer)])
    }
}

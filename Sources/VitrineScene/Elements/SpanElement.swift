import VitrineGraphics

/// Content along a part of the width, which it takes whole: from one place to another.
struct SpanElement: ModifierElement {
    /// A share of the width, and points beside it.
    struct Place: Hashable, Sendable {
        var share: Double
        var points: Double

        init(_ share: Double, _ points: Double = 0) { (self.share, self.points) = (share, points) }

        func position(in width: Double) -> Double { share * width + points }

        /// Where something of a length lies that is `fraction` of its way along all of the width.
        static func travelled(_ fraction: Double, _ length: Double) -> Place {
            Place(fraction, -fraction * length)
        }
    }

    let content: any Element
    /// From the leading edge.
    let from: Place
    let to: Place

    var label: String { "span" }
    var attributes: [Attribute] {
        func summary(_ place: Place) -> String {
            "\(Format.number(place.share * 100))% + \(Format.number(place.points))"
        }
        return [Attribute("from", summary(from)), Attribute("to", summary(to))]
    }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
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

import VitrineGeometry
import VitrineStyle

/// An element during layout. It caches its answer to each proposal, because stacks query their children
/// several times.
package final class LayoutNode {
    let element: any Element
    let children: [LayoutNode]
    private let context: LayoutContext
    /// `true` if children are placed from the right.
    private let isMirrored: Bool
    /// The guides stated by the element or any descendant, except text baselines.
    private let explicitGuides: Set<Guide>
    private var answers: [Proposal: Arrangement] = [:]
    private var sizes: [Proposal: Size] = [:]

    init(_ element: any Element, context: LayoutContext, direction: LayoutDirection) {
        self.element = element
        self.context = context
        let own = (element as? DirectionElement)?.direction ?? direction
        isMirrored = own == .rightToLeft && element.mirrorsChildren
        children = element.children.map { LayoutNode($0, context: context, direction: own) }
        explicitGuides = element.baselineChildren(children).reduce(into: Set(element.guides.keys)) {
            $0.formUnion($1.explicitGuides)
        }
    }

    func arrangement(for proposal: Proposal) -> Arrangement {
        if let known = answers[proposal] { return known }
        let arrangement = element.arrange(children, in: proposal, context)
        answers[proposal] = arrangement
        return arrangement
    }

    package func size(for proposal: Proposal) -> Size {
        if let known = answers[proposal]?.size ?? sizes[proposal] { return known }
        guard let size = element.sizeThatFits(children, in: proposal, context) else {
            return arrangement(for: proposal).size
        }
        sizes[proposal] = size
        return size
    }

    /// Returns a guide's distance from the top left corner along its axis, in points.
    package func guide(_ guide: Guide, for proposal: Proposal) -> Double {
        explicit(guide, for: proposal) ?? guide.defaultValue(in: size(for: proposal))
    }

    /// Returns the guide if the element or a descendant states it.
    private func explicit(_ guide: Guide, for proposal: Proposal) -> Double? {
        if let spec = element.guides[guide] {
            return spec.value(on: guide.axis, in: size(for: proposal)) { base in
                children.first.map { $0.guide(base, for: proposal) }
                    ?? base.defaultValue(in: size(for: proposal))
            }
        }
        switch guide {
        case .vertical(.firstTextBaseline):
            if let baselines = element.baselines(in: proposal, context) { return baselines.first }
        case .vertical(.lastTextBaseline):
            if let baselines = element.baselines(in: proposal, context) { return baselines.last }
        default:
            if !explicitGuides.contains(guide) { return nil }
        }
        let lending = element.baselineChildren(children).count
        let arrangement = arrangement(for: proposal)
        return guide.combined(
            placed(arrangement).compactMap { index, placement in
                guard index < lending else { return nil }
                return children[index].explicit(guide, for: placement.proposal).map {
                    placement.origin[guide.axis] + $0
                }
            })
    }

    /// Returns the placed children with their indices.
    private func placed(_ arrangement: Arrangement) -> [(Int, Arrangement.Placement)] {
        Array(zip(arrangement.placedIndices ?? Array(children.indices), arrangement.placements))
    }

    /// Returns the final frames, absolute and aligned to device pixels.
    func placed(at origin: Point, for proposal: Proposal) -> PlacedElement {
        let arrangement = arrangement(for: proposal)
        let children = placed(arrangement).map { index, placement in
            var place = placement.origin
            if isMirrored {
                place.x =
                    arrangement.size.width - place.x
                    - self.children[index].size(for: placement.proposal).width
            }
            return self.children[index].placed(at: origin + place, for: placement.proposal)
        }
        return PlacedElement(
            element: element, frame: snapped(Rect(origin: origin, size: arrangement.size)),
            layoutFrame: Rect(origin: origin, size: arrangement.size), proposal: proposal,
            isMirrored: isMirrored, children: children)
    }

    /// Rounds each edge to the nearest device pixel, so that adjacent frames stay adjacent.
    private func snapped(_ frame: Rect) -> Rect {
        func snap(_ value: Double) -> Double { (value * context.scale).rounded() / context.scale }
        return Rect(
            minX: snap(frame.minX), minY: snap(frame.minY), maxX: snap(frame.maxX), maxY: snap(frame.maxY))
    }
}

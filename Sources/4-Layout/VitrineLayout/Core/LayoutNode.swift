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
    /// `true` if the element or any descendant has percentages. All others give one answer to proposals that
    /// differ only in what percentages refer to, so that the answers of nested containers do not multiply.
    private let hasPercentages: Bool
    private var answers = ProposalAnswers<Arrangement>()
    private var sizes = ProposalAnswers<Size>()

    init(_ element: any Element, context: LayoutContext, direction: LayoutDirection) {
        self.element = element
        self.context = context
        let own = element.contentDirection ?? direction
        isMirrored = own == .rightToLeft && element.mirrorsChildren
        children = element.children.map { LayoutNode($0, context: context, direction: own) }
        explicitGuides = element.baselineChildren(children).reduce(into: Set(element.guides.keys)) {
            $0.formUnion($1.explicitGuides)
        }
        hasPercentages = element.hasPercentages || children.contains { $0.hasPercentages }
    }

    func arrangement(for given: Proposal) -> Arrangement {
        let proposal = hasPercentages ? given : given.withoutBasis
        if let known = answers[proposal] { return known }
        if context.isCancelled { return Arrangement(.zero) }
        let arrangement = element.arrange(children, in: proposal, context)
        answers.insert(arrangement, for: proposal)
        return arrangement
    }

    package func size(for given: Proposal) -> Size {
        let proposal = hasPercentages ? given : given.withoutBasis
        if let known = answers[proposal]?.size ?? sizes[proposal] { return known }
        if context.isCancelled { return .zero }
        guard let size = element.sizeThatFits(children, in: proposal, context) else {
            return arrangement(for: proposal).size
        }
        sizes.insert(size, for: proposal)
        return size
    }

    /// Returns a guide's distance from the top left corner along its axis, in points.
    package func guide(_ guide: Guide, for proposal: Proposal) -> Double {
        guide.between { self.guide($0, for: proposal) } ?? explicit(guide, for: proposal)
            ?? guide.defaultValue(in: size(for: proposal))
    }

    /// Returns the guide if the element or a descendant states it.
    private func explicit(_ guide: Guide, for proposal: Proposal) -> Double? {
        if context.isCancelled { return nil }
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
    func placed(_ arrangement: Arrangement) -> [(Int, Arrangement.Placement)] {
        Array(zip(arrangement.placedIndices ?? Array(children.indices), arrangement.placements))
    }

    /// Returns the final frames, absolute and aligned to device pixels.
    ///
    /// - Parameter area: The safe area of the screen that the element is on; `nil` off screens.
    func placed(at start: Point, for given: Proposal, in outer: SafeArea? = nil) -> PlacedElement {
        var (origin, proposal, area) = (start, given, outer)
        var growth = Insets.zero
        switch element.safeAreaUse {
        case .inherited: break
        case .none: area = nil
        case .screen(let insets):
            area = SafeArea(
                of: Rect(origin: origin, size: size(for: proposal)), insets: insets, isMirrored: isMirrored)
        case .ignored(let edges):
            guard let outer else { break }
            let frame = Rect(origin: origin, size: size(for: proposal))
            let free = outer.insets(around: frame, at: edges, isMirrored: isMirrored)
            guard free != .zero else { break }
            let grown = proposal.grown(by: free)
            let size = size(for: grown)
            // What has a length of its own moves to the edge where it begins, and keeps its place elsewhere.
            // The difference of equal widths is 0, that of their edges need not be.
            let across = isMirrored ? frame.width - size.width + free.right : -free.left
            guard size != frame.size || across != 0 || free.top != 0 else { break }
            (growth, proposal) = (free, grown)
            origin = Point(origin.x + across, origin.y - free.top)
            area = outer.ignoring(growth)
        }
        let arrangement = arrangement(for: proposal)
        let match = element.matchedGeometry.flatMap { context.matched.matches[$0.instance] }
        let children = placed(arrangement).map { index, placement in
            if let match { return self.children[index].placed(as: match, at: origin, in: area) }
            var place = placement.origin
            if isMirrored {
                place.x =
                    arrangement.size.width - place.x
                    - self.children[index].size(for: placement.proposal).width
            }
            var child = self.children[index].placed(
                at: origin + place, for: placement.proposal, in: area?.covered(by: placement.bars))
            child.bars = placement.bars
            return child
        }
        return PlacedElement(
            element: element, frame: snapped(Rect(origin: origin, size: arrangement.size)),
            layoutFrame: Rect(origin: origin, size: arrangement.size), proposal: proposal, growth: growth,
            isMirrored: isMirrored, children: children)
    }

    /// Returns the final frames of content that takes the frame of another.
    private func placed(
        as match: MatchedFrames.Match, at origin: Point, in area: SafeArea?
    ) -> PlacedElement {
        let (geometry, own) = (match.geometry, Rect(origin: origin, size: match.ownSize))
        let proposal = Proposal(geometry.properties == .position ? own.size : match.target.size)
        let size = size(for: proposal)
        let frame = geometry.properties == .size ? own : match.target
        let place = Point(
            frame.minX + geometry.anchor.x * (frame.width - size.width),
            frame.minY + geometry.anchor.y * (frame.height - size.height))
        return placed(at: place, for: proposal, in: area)
    }

    /// Rounds each edge to the nearest device pixel, so that adjacent frames stay adjacent.
    private func snapped(_ frame: Rect) -> Rect {
        let (minX, maxX) = snapped(from: frame.minX, to: frame.maxX)
        let (minY, maxY) = snapped(from: frame.minY, to: frame.maxY)
        return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
    }

    /// Rounds both ends to the nearest device pixel; a length that would vanish becomes the pixel that its
    /// middle lies in, which keeps the end that rounding moves least.
    private func snapped(from start: Double, to end: Double) -> (Double, Double) {
        let scale = context.scale
        let (first, last) = ((start * scale).rounded(), (end * scale).rounded())
        // Less than what sums of lengths lose to rounding is no length.
        guard first == last, end - start > 1e-6 else { return (first / scale, last / scale) }
        let pixel = ((start + end) / 2 * scale).rounded(.down)
        return (pixel / scale, (pixel + 1) / scale)
    }
}

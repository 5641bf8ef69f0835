import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The cards of a stack that are less than two points from each other, so that they stick together: a
/// spacing has lost its unit.
struct StuckCardCheck {
    private let elements: [AuditedElement]

    /// The gaps, in points, that no one sees as a gap, and that are no row of cards in one piece.
    private static let gaps = 0.2..<2.0
    /// The least size of a card, in points.
    private static let cardSize = Size(60, 28)

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Returns what is found, once for each stack.
    var findings: [Diagnostic] {
        elements.compactMap { element -> Diagnostic? in
            guard !element.isSystem, element.isSeen else { return nil }
            if element.placed.element is GridElement || element.placed.element is LazyGridElement {
                return Self.cell(of: element.placed)
            }
            guard let stack = element.placed.element as? StackElement else { return nil }
            let cards = element.placed.children.filter { !$0.frame.isEmpty }.map(Self.card)
            guard cards.count > 1 else { return nil }
            for (one, next) in zip(cards, cards.dropFirst()) {
                guard let one, let next, one.decoration == next.decoration else { continue }
                let gap =
                    next.layoutFrame.origin[stack.axis] - one.layoutFrame.origin[stack.axis]
                    - one.layoutFrame.size[stack.axis]
                if Self.gaps.contains(gap) { return next.oddity(.stuck(gap)) }
            }
            return nil
        }
    }

    /// Returns the finding of the first card of a grid that sticks to one before it.
    private static func cell(of grid: PlacedElement) -> Diagnostic? {
        let cards = grid.children.filter { !$0.frame.isEmpty }.compactMap(card)
        for index in cards.indices {
            for other in cards[..<index] where other.decoration == cards[index].decoration {
                let gap = other.layoutFrame.distance(to: cards[index].layoutFrame)
                if gaps.contains(gap) { return cards[index].oddity(.stuck(gap)) }
            }
        }
        return nil
    }

    /// Returns the surface of a card with round corners and words; `nil` for anything else.
    private static func card(_ child: PlacedElement) -> PlacedElement? {
        guard let surface = AlignedChild(child).surface, !surface.texts.isEmpty,
            let shape = (surface.element as? SurfaceElement)?.shape, shape != .rectangle,
            surface.layoutFrame.width >= cardSize.width, surface.layoutFrame.height >= cardSize.height
        else { return nil }
        return surface
    }
}

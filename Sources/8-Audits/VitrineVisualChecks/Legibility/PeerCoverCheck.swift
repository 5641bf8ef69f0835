import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The one of several alike cards, such as the appointments of a day, that lies on the words of another one,
/// while none of the others meet.
struct PeerCoverCheck {
    private let elements: [AuditedElement]

    /// The number of cards from which the others show that they have room for each other.
    private static let leastCount = 3
    /// The length, in points, by which cards may touch.
    private static let tolerance = 3.0
    /// The part of a line that must be hidden, and the part above and below its letters.
    private static let (heightShare, leading) = (0.35, 0.15)
    /// The height of a line of a longer text, in points.
    private static let lineHeight = 24.0

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// A card with words that hides what is behind it.
    private struct Card {
        let placed: PlacedElement
        let surface: PlacedElement
        let decoration: Decoration
        var frame: Rect { surface.layoutFrame }

        init?(_ placed: PlacedElement) {
            guard let surface = AlignedChild(placed).surface, let decoration = surface.decoration,
                !placed.texts.isEmpty, !placed.frame.isEmpty,
                decoration.material != nil || decoration.glass != nil
                    || decoration.fills.contains(where: \.isOpaque),
                !placed.modifierChain.contains(where: \.isLifted)
            else { return nil }
            (self.placed, self.surface, self.decoration) = (placed, surface, decoration)
        }

        /// Returns `true` for a card in the same column or row of cards: what has another shadow is lifted.
        func isInLine(with other: Card) -> Bool {
            let isColumn = abs(frame.minX - other.frame.minX) < 1 && abs(frame.width - other.frame.width) < 1
            let isRow = abs(frame.minY - other.frame.minY) < 1 && abs(frame.height - other.frame.height) < 1
            return isColumn != isRow && decoration.shadows == other.decoration.shadows
        }
    }

    /// What is found: the words, and the card that lies on them.
    struct Found {
        let text: PlacedElement
        let cover: PlacedElement
    }

    /// Returns what is found, once for each stack.
    var found: [Found] {
        elements.compactMap { element in
            guard element.placed.element is ZStackElement || element.placed.element is StackElement,
                element.isSeen, !element.isSystem, !element.isDisabled
            else { return nil }
            return Self.found(among: element.placed.children.compactMap(Card.init))
        }
    }

    private static func found(among cards: [Card]) -> Found? {
        guard cards.count >= leastCount else { return nil }
        // In a pile, each lies on another.
        let pairs = cards.indices.flatMap { upper in
            cards[..<upper].filter { lower in
                (lower.frame.intersection(cards[upper].frame)?.shortSide ?? 0) > tolerance
            }.map { (lower: $0, upper: cards[upper]) }
        }
        guard pairs.count == 1, let pair = pairs.first, pair.lower.isInLine(with: pair.upper),
            let text = texts(in: pair.lower.placed).first(where: { hides(pair.upper.frame, $0) })
        else { return nil }
        return Found(text: text, cover: pair.upper.surface)
    }

    private static func texts(in placed: PlacedElement) -> [PlacedElement] {
        placed.element is TextElement ? [placed] : placed.readChildren.flatMap(texts)
    }

    private static func hides(_ cover: Rect, _ text: PlacedElement) -> Bool {
        let frame = text.layoutFrame
        let line = frame.insetBy(0, leading * min(frame.height, lineHeight))
        guard let shared = cover.intersection(line) else { return false }
        return shared.width > tolerance && shared.height >= heightShare * min(line.height, lineHeight)
    }
}

extension PaintSpec {
    /// `true` for an opaque colour, and for what is no plain colour.
    fileprivate var isOpaque: Bool {
        if case .color = self { opaqueColor != nil } else { true }
    }
}

extension PlacedElement {
    /// `true` for what is turned, larger, faint or on its way, and for what keeps people from all else.
    fileprivate var isLifted: Bool {
        isTransforming || isOnItsWay || isModal || ((element as? EffectElement)?.opacity ?? 1) < 0.9
    }
}

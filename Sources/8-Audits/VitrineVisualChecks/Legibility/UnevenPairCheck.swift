import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The numbers of two cards of one build and size, such as the clocks of two players, or of several that have
/// no other text, of which one is much larger or smaller than its like.
struct UnevenPairCheck {
    private let elements: [AuditedElement]

    /// The factor from which one number is seen to be of another rank.
    private static let factor = 1.3
    /// The number of characters up to which a text is a number with its unit.
    private static let numberLength = 12
    /// A point may be rounding.
    private static let rounding = 2.0
    /// Words of cards of which one may stand out.
    private static let reasons: Set<String> = [
        "after", "balance", "before", "best", "current", "goal", "jetzt", "left", "max", "min", "new", "next",
        "now", "of", "old", "today", "total", "was", "you", "your",
    ]

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Returns what is found, once for each group of cards.
    var findings: [Diagnostic] {
        var told: Set<ElementPlace> = []
        return SiblingRows(elements, leastCount: 2).groups.compactMap { group -> Diagnostic? in
            let stack = elements[group.stack]
            let cards = group.rows.map { elements[$0].placed }
            let rows = cards.map(\.textElements)
            guard !stack.isSystem, stack.isSeen, let count = rows.first?.count, count > 0,
                rows.allSatisfy({ $0.count == count }), cards.count == 2 || count == 1,
                Self.areOfOneSize(cards) || count > 1 && Self.areColumns(cards) && elements.areBeside(group),
                !group.rows.contains(where: { elements.isSelected($0) }),
                let (row, place, other) = Self.odd(rows), told.insert(rows[row][place].placed.place).inserted
            else { return nil }
            let text = rows[row][place]
            return text.placed.oddity(.text(text.string, text.size, other))
        }
    }

    /// Returns `true` for cards with surfaces that are as wide and as high as each other.
    private static func areOfOneSize(_ cards: [PlacedElement]) -> Bool {
        let surfaces = cards.compactMap { AlignedChild($0).surface?.layoutFrame }
        return surfaces.count == cards.count
            && surfaces.allSatisfy {
                abs($0.width - surfaces[0].width) < rounding && abs($0.height - surfaces[0].height) < rounding
            }
    }

    /// Returns `true` for columns of one width that share their room, with nothing painted behind them.
    private static func areColumns(_ cards: [PlacedElement]) -> Bool {
        cards.allSatisfy { card in
            AlignedChild(card).surface == nil
                && abs(card.layoutFrame.width - cards[0].layoutFrame.width) < rounding
                && card.modifierChain.contains { ($0.element as? FrameElement)?.width.maximum != nil }
        }
    }

    /// Returns the only number that is larger or smaller than its like; of two, the smaller one.
    private static func odd(_ rows: [[RowText]]) -> (row: Int, place: Int, other: Double)? {
        let words = rows.flatMap { $0 }.flatMap(\.string.words)
        guard reasons.isDisjoint(with: words) else { return nil }
        let places = rows[0].indices.filter { place in
            !OddTextCheck.areEqual(rows.map { $0[place].size })
        }
        guard places.count == 1, let place = places.first,
            case let column = rows.map({ $0[place] }), column.allSatisfy({ isNumber($0.string) })
        else { return nil }
        let sizes = column.map(\.size)
        if rows.count == 2 {
            let (least, greatest) = (min(sizes[0], sizes[1]), max(sizes[0], sizes[1]))
            return greatest >= factor * least ? (sizes[0] < sizes[1] ? 0 : 1, place, greatest) : nil
        }
        return OddTextCheck.odd(sizes, by: factor).map { ($0.index, place, $0.other) }
    }

    private static func isNumber(_ text: String) -> Bool {
        text.contains(where: \.isNumber) && text.count <= numberLength
            && text.count(where: \.isLetter) <= 4
    }
}

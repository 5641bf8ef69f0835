import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The numbers of two cards of one build and size, such as the clocks of two players, or of several that have
/// no other text, such as keys, of which one is much larger or smaller than its like.
struct UnevenPairCheck {
    private let elements: [AuditedElement]

    /// The factor from which one number is seen to be of another rank.
    private static let factor = 1.3
    /// The number of keys of one size and one look from which the others have one size of letters.
    private static let keyCount = 4
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
                !group.rows.contains(where: { elements.isSelected($0) }),
                let (row, place, other) = number(in: rows, of: cards, group) ?? key(in: group, rows),
                told.insert(rows[row][place].placed.place).inserted
            else { return nil }
            let text = rows[row][place]
            return text.placed.oddity(.text(text.string, text.size, other))
        }
    }

    private typealias Found = (row: Int, place: Int, other: Double)

    private func number(
        in rows: [[RowText]], of cards: [PlacedElement], _ group: SiblingRows.Group
    ) -> Found? {
        let areColumns = rows[0].count > 1 && Self.areColumns(cards) && elements.areBeside(group)
        return Self.areOfOneSize(cards) || areColumns ? Self.odd(rows) : nil
    }

    /// Returns the only key whose letters are larger or smaller than those of all others of its size, and has
    /// no more of them, or no fewer: a word on a key is small, so that it has room.
    private func key(in group: SiblingRows.Group, _ rows: [[RowText]]) -> Found? {
        let sizes = Dictionary(grouping: rows.indices) { Self.room(of: elements[group.rows[$0]].placed) }
        // Some keys may be wider.
        guard rows[0].count == 1, let most = sizes.max(by: { $0.value.count < $1.value.count }),
            most.key != nil, case let keys = most.value, keys.count >= Self.keyCount,
            2 * keys.count > rows.count,
            let (key, other) = OddTextCheck.odd(keys.map { rows[$0][0].size }, by: Self.factor),
            case let row = keys[key], case let text = rows[row][0], elements.hasLookOfOthers(group, row),
            text.string.contains(where: { $0.isLetter || $0.isNumber }),
            case let others = keys.filter({ $0 != row }).map({ rows[$0][0].string }),
            // A letter several times is shown in several sizes of text.
            !others.contains(text.string), case let counts = others.map(\.count),
            text.size < other
                ? text.string.count <= counts.max() ?? 0 : text.string.count >= counts.min() ?? 0
        else { return nil }
        return (row, 0, other)
    }

    /// Returns `true` for cards with surfaces that are as wide and as high as each other.
    private static func areOfOneSize(_ cards: [PlacedElement]) -> Bool {
        let surfaces = cards.compactMap(ground)
        return surfaces.count == cards.count
            && surfaces.allSatisfy {
                abs($0.width - surfaces[0].width) < rounding && abs($0.height - surfaces[0].height) < rounding
            }
    }

    /// Returns a name for the size of a key, or for the paddings of one that is as large as its letters need.
    private static func room(of key: PlacedElement) -> String? {
        guard let ground = ground(of: key) else { return nil }
        let chain = key.modifierChain
        let paddings = chain.compactMap { ($0.element as? PaddingElement)?.insets }
        if paddings.isEmpty || chain.contains(where: { $0.element is FrameElement }) {
            return "\(Int(ground.width.rounded())) \(Int(ground.height.rounded()))"
        }
        return "\(paddings)"
    }

    /// Returns the place of the surface of a card, or of the shape that lies behind all else in it.
    private static func ground(of card: PlacedElement) -> Rect? {
        let child = AlignedChild(card)
        guard child.surface == nil, child.core.element is ZStackElement else {
            return child.surface?.layoutFrame
        }
        let shape = child.core.children.first.map(AlignedChild.init)?.core
        return shape?.element is ShapeElement ? shape?.layoutFrame : nil
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
    private static func odd(_ rows: [[RowText]]) -> Found? {
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

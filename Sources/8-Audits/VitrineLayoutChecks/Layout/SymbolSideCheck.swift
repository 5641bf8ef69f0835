import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The one of several rows below each other in which a symbol that all of them have, such as the arrow at
/// their ends, stands on the other side of their words.
struct SymbolSideCheck {
    private let elements: [AuditedElement]

    /// The number of rows from which the others have an order. The middle one of three may be half of a
    /// zigzag, unless its symbol points.
    private static let leastCount = 3
    private static let pointing: Set<Substring> = ["arrow", "chevron"]
    /// The parts of names of symbols for people, whose messages begin at two sides.
    private static let people: Set<Substring> = ["figure", "person"]

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Returns what is found, once for each column.
    var findings: [Diagnostic] {
        elements.compactMap { element -> Diagnostic? in
            guard (element.placed.element as? StackElement)?.axis == .vertical, !element.isSystem,
                element.isSeen
            else { return nil }
            let rows = element.placed.children.filter { child in
                !child.frame.isEmpty && !child.texts.isEmpty && !child.symbolNames.isEmpty
            }
            guard rows.count >= Self.leastCount,
                rows.allSatisfy({ (AlignedChild($0).core.element as? StackElement)?.axis == .horizontal }),
                rows.allSatisfy({ $0.symbolNames.count == rows[0].symbolNames.count }),
                rows.allSatisfy({ $0.texts.count == rows[0].texts.count })
            else { return nil }
            return Self.odd(in: rows)
        }
    }

    private static func odd(in rows: [PlacedElement]) -> Diagnostic? {
        let shared = rows.dropFirst().reduce(Set(rows[0].symbolNames)) { $0.intersection($1.symbolNames) }
        for name in shared.sorted() where !people.contains(name.prefix { $0 != "." }) {
            let symbols = rows.map { row in row.icons.filter { $0.symbolNames == [name] } }
            guard symbols.allSatisfy({ $0.count == 1 }) else { continue }
            let sides = zip(rows, symbols).map { isBefore($1[0], the: $0) }
            let odd = sides.indices.filter { side in
                sides.count { $0 == sides[side] } == 1
            }
            guard odd.count == 1, let index = odd.first, let isBefore = sides[index],
                !sides.contains(nil), !rows[index].isChosen,
                rows.count > leastCount || index != 1 || pointing.contains(name.prefix { $0 != "." })
            else { continue }
            return symbols[index][0].oddity(.order(name, isBefore: isBefore))
        }
        return nil
    }

    /// Returns `true` if a symbol stands before all words of its row, and `false` if after them; `nil` if
    /// neither.
    private static func isBefore(_ symbol: PlacedElement, the row: PlacedElement) -> Bool? {
        let frame = symbol.layoutFrame
        let words = row.textElements.map(\.placed.layoutFrame)
        let isLeft = words.allSatisfy { frame.midX < $0.minX }
        guard isLeft || words.allSatisfy({ frame.midX > $0.maxX }) else { return nil }
        return isLeft != row.isMirrored
    }
}

extension PlacedElement {
    /// The symbols in it, in their order.
    fileprivate var icons: [PlacedElement] {
        element is IconElement ? [self] : readChildren.flatMap(\.icons)
    }
}

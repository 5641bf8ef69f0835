import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The one of several alike rows that a padding sets in or out at one of its ends, and the one of alike
/// things side by side that a padding pushes below the others.
struct IndentedRowCheck {
    private let elements: [AuditedElement]

    /// The distances, in points, that are seen, and no place for a symbol before a word; and those by which
    /// one thing beside others is pushed below them.
    private static let (distances, drops) = (2.0...32, 6.01...32)
    /// The distances, in points, by which the content of a card is seen to begin elsewhere.
    private static let insets = 3.0...32
    /// The number of rows from which the others have a line.
    private static let leastCount = 3

    init(_ elements: [AuditedElement]) { self.elements = elements }

    private typealias Found = (child: PlacedElement, kind: OddChildProblem.Kind)

    /// Returns what is found, in the order of the scene.
    var findings: [Diagnostic] {
        elements.flatMap { element -> [Diagnostic] in
            guard !element.isSystem, element.isSeen else { return [] }
            var found: [Found] = []
            switch element.placed.element {
            case let stack as StackElement where stack.axis == .horizontal: found = dropped(element.placed)
            case is StackElement: found = indented(element.placed.children)
            case is GridElement, is LazyGridElement:
                let lines = element.placed.cellLines
                let isTable = lines.allSatisfy { $0.count == lines[0].count || $0.count == 1 }
                if isTable { found = indented(lines.map { $0[0] }, areCells: lines[0].count > 1) }
            default: break
            }
            return found.map { child, kind in
                child.oddity(kind)
            }
        }
    }

    // MARK: Rows

    /// Returns the row that begins elsewhere than all that begin with the same, or ends elsewhere than all
    /// that end with the same.
    private func indented(_ children: [PlacedElement], areCells: Bool = false) -> [Found] {
        let rows = children.compactMap { IndentedRow($0) }
        for group in Self.groups(of: rows, by: \.beginning) {
            guard let (index, distance) = Self.odd(group, group.compactMap(\.start), areCells: areCells)
            else { continue }
            let way = group[index].placed.isMirrored ? -distance : distance
            return [(group[index].placed, .place(way))]
        }
        // A text that ends elsewhere is one of a column, which others look at.
        for group in Self.groups(of: rows, by: \.ending) where !group[0].endsInText && !areCells {
            guard let (index, distance) = Self.odd(group, group.compactMap(\.end), areCells: false)
            else { continue }
            return [(group[index].placed, .end(-distance))]
        }
        if let (card, edge) = Self.bleeding(rows.filter(\.isCard)) { return [(card.placed, edge)] }
        return Self.groups(of: rows, by: \.form).compactMap(Self.inset)
    }

    /// Returns the card whose content begins farther from its edge than that of all others of its width, or
    /// nearer.
    private static func inset(_ rows: [IndentedRow]) -> Found? {
        let edges = rows.compactMap(\.inner)
        guard rows[0].isCard, edges.count == rows.count,
            rows.allSatisfy({ abs($0.width - rows[0].width) < 0.5 }),
            let (index, other) = OddChildCheck.odd(edges.map(\.place)),
            case let distance = edges[index].place - other, insets.contains(abs(distance)),
            let peer = edges.indices.first(where: { $0 != index }),
            abs(edges[index].inset - edges[peer].inset - distance) < 1,
            !rows[index].isPart(among: rows), !rows[index].isMoved, !rows[index].isSelected
        else { return nil }
        // Other paddings on all sides are another mistake.
        let sums = [index, peer].map {
            AlignedChild(rows[$0].placed).cardInset(atLeast: OddChildCheck.cardSize) ?? 0
        }
        return drops.contains(abs(sums[0] - sums[1]))
            ? nil : (rows[index].placed, .inset(edges[index].place, other))
    }

    private static func groups(of rows: [IndentedRow], by form: (IndentedRow) -> String) -> [[IndentedRow]] {
        var groups: [(form: String, rows: [IndentedRow])] = []
        for row in rows {
            if let place = groups.firstIndex(where: { $0.form == form(row) }) {
                groups[place].rows.append(row)
            } else {
                groups.append((form(row), [row]))
            }
        }
        return groups.map(\.rows).filter { $0.count >= leastCount }
    }

    /// Returns the row whose edge lies farther in than those of all others, or out, and by how much.
    private static func odd(
        _ rows: [IndentedRow], _ edges: [IndentedRow.Edge], areCells: Bool
    ) -> (Int, Double)? {
        guard edges.count == rows.count,
            // Of words without anything beside them, few are a list.
            areCells || !rows[0].isWord || rows.count > leastCount,
            let (index, other) = OddChildCheck.odd(edges.map(\.place)),
            case let distance = edges[index].place - other, distances.contains(abs(distance)),
            // Rows of other widths stand elsewhere as wholes.
            let peer = edges.indices.first(where: { $0 != index }),
            abs(edges[index].inset - edges[peer].inset - distance) < 1,
            !rows[index].isPart(among: rows), !rows[index].isMoved, !rows[index].isSelected
        else { return nil }
        // A row that stands before several that are set in is what they are parts of.
        if distance < 0, index == 0 || rows.count <= leastCount { return nil }
        // Cards of one width that stand elsewhere are another mistake.
        if rows[0].isCard, rows.allSatisfy({ abs($0.width - rows[0].width) < 0.5 }) { return nil }
        return (index, distance)
    }

    /// Returns the card that reaches beyond the line of all others at one of its sides, because its padding
    /// is less there, or negative.
    private static func bleeding(_ cards: [IndentedRow]) -> (IndentedRow, OddChildProblem.Kind)? {
        let (starts, ends) = (cards.compactMap(\.start), cards.compactMap(\.end))
        guard starts.count == cards.count, ends.count == cards.count,
            cards.allSatisfy({ $0.beginning == cards[0].beginning || $0.ending == cards[0].ending })
        else { return nil }
        for (edges, others, isEnd) in [(ends, starts, true), (starts, ends, false)] {
            guard let (index, other) = OddChildCheck.odd(edges.map(\.place)),
                // What reaches beyond it at both sides fills the screen.
                others.allSatisfy({ abs($0.place - others[0].place) < 0.5 }),
                case let distance = edges[index].place - other, distances.contains(-distance),
                let peer = edges.indices.first(where: { $0 != index }),
                case let paddings = [index, peer].map({ AlignedChild(cards[$0].placed).outerInsets }),
                case let insets = paddings.map({ isEnd ? $0.right : $0.left }),
                abs(insets[0] - insets[1] - distance) < 1, !cards[index].isMoved, !cards[index].isSelected
            else { continue }
            if isEnd { return (cards[index], .end(-distance)) }
            return (cards[index], .place(cards[index].placed.isMirrored ? -distance : distance))
        }
        return nil
    }

    // MARK: Side by side

    /// Returns the child of a row that its own padding pushes below all others, which are like it.
    private func dropped(_ row: PlacedElement) -> [Found] {
        let children = row.children.filter { !$0.frame.isEmpty && !($0.element is SpacerElement) }
        let parts = children.map(AlignedChild.init)
        guard let first = parts.first, parts.count >= Self.leastCount,
            parts.allSatisfy({
                $0.isSized(as: first) && $0.offset == .zero
                    && $0.core.texts.isEmpty == first.core.texts.isEmpty
            }),
            let (index, other) = OddChildCheck.odd(parts.map(\.content.layoutFrame.minY)),
            case let distance = parts[index].content.layoutFrame.minY - other,
            // What is raised above a row stands out.
            Self.drops.contains(distance), parts[index].topPadding >= distance
        else { return [] }
        return [(parts[index].placed, .shoved(distance))]
    }
}

extension AlignedChild {
    /// The padding above it that is more than the one below it.
    fileprivate var topPadding: Double {
        placed.modifierChain.prefix { $0.place != content.place || $0.element is PaddingElement }
            .compactMap { ($0.element as? PaddingElement)?.insets }.map { $0.top - $0.bottom }.reduce(0, +)
    }
}

import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The one of several alike rows or cards of which a text is aligned to the other side of its column, or a
/// part stands at another height, than in all others, by its place in the row or by an offset.
struct OddPlaceCheck {
    private let elements: [AuditedElement]

    /// The length, in points, by which a part is seen to stand elsewhere.
    private static let least = 4.0
    /// A point may be rounding.
    private static let rounding = 1.0
    /// The edges by which texts below each other are aligned.
    private static let edges = [\Rect.minX, \Rect.midX, \Rect.maxX]

    init(_ elements: [AuditedElement]) { self.elements = elements }

    private typealias Found = (part: PlacedElement, kind: OddChildProblem.Kind)

    /// Returns what is found, once for each group of rows.
    var findings: [Diagnostic] {
        var told: Set<ElementPlace> = []
        return SiblingRows(elements).groups.compactMap { group -> Diagnostic? in
            let stack = elements[group.stack]
            let rows = group.rows.filter { !elements.isSelected($0) }
                .map { AlignedChild(elements[$0].placed) }
            let isLine = (stack.placed.element as? StackElement)?.axis == .horizontal
            guard !stack.isSystem, stack.isSeen, !stack.placed.areColumns,
                let found = Self.side(in: rows, isLine: isLine) ?? PaddedTextCheck.found(in: rows)
                    ?? Self.height(in: rows) ?? moved(in: group),
                told.insert(found.part.place).inserted
            else { return nil }
            return found.part.oddity(found.kind)
        }
    }

    // MARK: Sides

    /// Returns the text that is aligned otherwise with the one above or below it than in all other rows.
    private static func side(in rows: [AlignedChild], isLine: Bool) -> Found? {
        let columns = rows.map { $0.core.textColumns }
        guard rows.count > 2, columns.allSatisfy({ $0.map(\.count) == columns[0].map(\.count) }) else {
            return nil
        }
        for (column, texts) in columns[0].enumerated() {
            for place in texts.indices.dropFirst() {
                let pairs = columns.map { [$0[column][place - 1], $0[column][place]] }
                if let found = side(of: pairs, in: rows, isLine: isLine) { return found }
            }
        }
        return nil
    }

    private static func side(
        of pairs: [[PlacedElement]], in rows: [AlignedChild], isLine: Bool
    ) -> Found? {
        func areInLine(_ pair: [PlacedElement], _ edge: KeyPath<Rect, Double>) -> Bool {
            abs(pair[0].layoutFrame[keyPath: edge] - pair[1].layoutFrame[keyPath: edge]) < rounding
        }
        for edge in edges {
            let odd = pairs.indices.filter { !areInLine(pairs[$0], edge) }
            guard odd.count == 1, let index = odd.first,
                // The first and the last of a line may be aligned with its ends.
                !isLine || (1..<pairs.count - 1).contains(index),
                // Texts of one width are in line by all of their edges.
                edges.contains(where: { areInLine(pairs[index], $0) })
            else { continue }
            /// The places of both texts from the edge of their row.
            let places = pairs.indices.map { row in
                pairs[row].map {
                    $0.layoutFrame[keyPath: edge] - rows[row].ground.layoutFrame[keyPath: edge]
                }
            }
            let others = places.indices.filter { $0 != index }.map { places[$0][0] }
            // What stands elsewhere as a whole, as an answer does, is another thing.
            guard others.allSatisfy({ abs($0 - others[0]) < rounding }),
                let moved = [0, 1].first(where: { abs(places[index][1 - $0] - others[0]) < rounding }),
                case let distance = places[index][moved] - others[0], abs(distance) >= least
            else { continue }
            let part = pairs[index][moved]
            let isEnd = edge == (part.isMirrored ? \Rect.minX : \Rect.maxX)
            return (part, isEnd ? .end(part.isMirrored ? -distance : distance) : .place(distance))
        }
        return nil
    }

    // MARK: Heights

    /// Returns the part that an offset raises or lowers in a row that looks as others do: where one row is
    /// selected, it may rise in that.
    private func moved(in group: SiblingRows.Group) -> Found? {
        let rows = group.rows.map { AlignedChild(elements[$0].placed) }
        guard let found = MovedPartCheck.found(in: rows),
            let row = rows.firstIndex(where: { $0.placed.contains(found.part.place) }),
            !group.rows.contains(where: elements.isSelected), elements.hasLookOfOthers(group, row)
        else { return nil }
        return (found.part, .shoved(found.length))
    }

    /// Returns the part of a row that stands at another height than in all other rows of its sizes.
    private static func height(in rows: [AlignedChild]) -> Found? {
        let parts = rows.map { $0.ground.drawnParts }
        let sizes = zip(rows, parts).map { row, parts in
            ([row.ground] + parts).map { Int(($0.layoutFrame.height * 2).rounded()) }
        }
        // What needs another height, as more lines do, has other places.
        let alike = rows.indices.filter { row in 2 * sizes.count { $0 == sizes[row] } > sizes.count }
        guard alike.count > 2, !alike.contains(where: { rows[$0].ground.holdsMoved }) else { return nil }
        for part in parts[alike[0]].indices {
            let places = alike.map { parts[$0][part].layoutFrame.minY - rows[$0].ground.layoutFrame.minY }
            guard let (index, other) = OddChildCheck.odd(places), abs(places[index] - other) >= least
            else { continue }
            let own = parts[alike[index]][part].layoutFrame
            let whole = rows[alike[index]].core.children.first { $0.layoutFrame.contains(own) }
            return (whole ?? parts[alike[index]][part], .shoved(places[index] - other))
        }
        return nil
    }
}

extension AlignedChild {
    /// What its parts stand on: its surface, or all that it is if it paints none.
    fileprivate var ground: PlacedElement { surface ?? core }
}

extension PlacedElement {
    /// The texts, two or more, that stand below each other in each of its columns.
    fileprivate var textColumns: [[PlacedElement]] {
        let inner = readChildren.flatMap(\.textColumns)
        guard (element as? StackElement)?.axis == .vertical else { return inner }
        let texts = children.map { AlignedChild($0).core }.filter { $0.element is TextElement }
        return texts.count > 1 ? [texts] + inner : inner
    }

    /// The texts, symbols, pictures and shapes in it, in their order.
    fileprivate var drawnParts: [PlacedElement] {
        let isPart =
            element is TextElement || element is IconElement || element is ImageElement
            || element is ShapeElement
        return isPart ? [self] : readChildren.flatMap(\.drawnParts)
    }

    /// `true` if something in it is moved, turned or on its way.
    fileprivate var holdsMoved: Bool {
        element is OffsetElement || element is PositionElement || element is TransformElement || isOnItsWay
            || children.contains(where: \.holdsMoved)
    }
}

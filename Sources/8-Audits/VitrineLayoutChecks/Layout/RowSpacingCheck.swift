import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The one of several alike rows or cards of a column that its padding, or a short spacer, sets farther from
/// the one before it than all others are from each other, or that its padding sets nearer to it.
struct RowSpacingCheck {
    private let elements: [AuditedElement]

    /// The length, in points, by which a gap is seen to be another.
    private static let least = 4.0
    /// The factor from which a gap parts two groups of rows, or of cards that are written one by one, and
    /// that from which any gap does.
    private static let (groupFactor, mostFactor) = (2.0, 5.0)
    /// The factor up to which a spacer that is shorter than the gaps of pictured cards parts no groups.
    private static let spacerFactor = 3.0
    /// The number of rows from which the others have one gap.
    private static let leastCount = 4

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Returns what is found, once for each column.
    var findings: [Diagnostic] {
        let data = SceneRows(elements)
        var told: Set<ElementPlace> = []
        return SiblingRows(elements, leastCount: Self.leastCount).groups.compactMap { group -> Diagnostic? in
            let stack = elements[group.stack]
            guard !stack.isSystem, stack.isSeen, isColumn(group), let (row, own, other) = odd(group) else {
                return nil
            }
            let rows = [row - 1, row].map { group.rows[$0] }
            let placed = elements[rows[1]].placed
            let isBetween = row > 1 && row < group.rows.count - 1
            // What stands apart at an end, such as a total, looks so.
            guard isBetween || elements.hasLookOfOthers(group, row == 1 ? 0 : row),
                !isSetApart(rows, in: group),
                own < Self.groupFactor * other
                    // What pads the use of a component is around that.
                    || rows.allSatisfy({
                        data.row(of: AlignedChild(elements[$0].placed).core) != nil && isCard($0)
                    })
                    || isBetween && own <= Self.spacerFactor * other && rows.allSatisfy(isPicturedCard)
                        && hasShortSpacer(before: group.rows[row], in: stack.placed, below: other),
                !isHeading(rows[1]), told.insert(placed.place).inserted
            else { return nil }
            return placed.oddity(.spacing(own, other))
        }
    }

    /// Returns `true` if one of the rows beside a gap is the one that is selected.
    private func isSetApart(_ rows: [Int], in group: SiblingRows.Group) -> Bool {
        rows.contains(where: elements.isSelected)
            && !group.rows.contains { !rows.contains($0) && elements.isSelected($0) }
    }

    /// Returns `true` for a row that something is painted behind, or behind all but its time or its number.
    private func isCard(_ row: Int) -> Bool {
        let frame = AlignedChild(elements[row].placed).core.layoutFrame
        return elements[row..<elements.end(of: row)].map(\.placed).contains { placed in
            (placed.element as? SurfaceElement)?.decoration.isSurface == true
                && 2 * placed.layoutFrame.width > frame.width
                && placed.layoutFrame.height > frame.height - 1
        }
    }

    /// Returns `true` for a card with two texts or more, and a picture or a symbol.
    private func isPicturedCard(_ row: Int) -> Bool {
        let placed = elements[row].placed
        return isCard(row) && placed.texts.count > 1
            && (!placed.symbolNames.isEmpty || !RowPicture.all(in: placed).isEmpty)
    }

    /// Returns `true` for a text alone that begins a part of the column.
    private func isHeading(_ row: Int) -> Bool {
        elements[row..<elements.end(of: row)].contains { element in
            element.placed.element is TextElement
                && (element.spoken?.heading != nil || element.spoken?.traits.contains(.isHeader) == true)
        } && elements[row].placed.texts.count == 1
    }

    /// Returns `true` if a spacer that is shorter than a gap stands before a row.
    private func hasShortSpacer(before row: Int, in stack: PlacedElement, below gap: Double) -> Bool {
        guard let place = stack.children.firstIndex(where: { $0.place == elements[row].placed.place }),
            place > 0
        else { return false }
        return stack.children[place - 1].fixedSpace.map { $0 < gap } == true
    }

    /// Returns `true` for rows that follow each other in a column, with nothing between them but spacers.
    private func isColumn(_ group: SiblingRows.Group) -> Bool {
        let stack = elements[group.stack].placed
        guard (stack.element as? StackElement)?.axis == .vertical else { return false }
        let shown = stack.children.filter { !$0.frame.isEmpty && $0.fixedSpace == nil }.map(\.place)
        let places = group.rows.map { elements[$0].placed.place }
        return shown.firstIndex(of: places[0]).map { Array(shown[$0...].prefix(places.count)) } == places
    }

    /// Returns the row whose own padding, or that of the row before it, gives it another gap above it than
    /// all others have, that gap and theirs.
    private func odd(_ group: SiblingRows.Group) -> (row: Int, own: Double, other: Double)? {
        let rows = group.rows.map { AlignedChild(elements[$0].placed) }
        let frames = rows.map { ($0.surface ?? $0.core).layoutFrame }
        let pairs = zip(rows, rows.dropFirst())
        let gaps = zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
        let stack = elements[group.stack].placed
        let paddings = pairs.map {
            $0.outerInsets.bottom + $1.outerInsets.top + stack.space(between: $0.placed, and: $1.placed)
        }
        guard let (index, other) = OddChildCheck.odd(gaps), let (padded, usual) = OddChildCheck.odd(paddings),
            index == padded, case let more = gaps[index] - other, abs(more) >= Self.least, other > 0,
            gaps[index] >= 0, gaps[index] <= Self.mostFactor * other,
            abs(paddings[index] - usual - more) < 1
        else { return nil }
        return (index + 1, gaps[index], other)
    }
}

extension PlacedElement {
    /// The length of a spacer in a column that does not grow, in points; `nil` for anything else.
    fileprivate var fixedSpace: Double? {
        let chain = modifierChain
        guard let spacer = chain.last?.element as? SpacerElement else { return nil }
        let isFixed = chain.contains { ($0.element as? FrameElement)?.height.fixed != nil }
        let height = layoutFrame.height
        return isFixed || height > 0 && abs(height - spacer.minLength) < 0.01 ? height : nil
    }

    /// Returns what the spacers between two children of a column add to the gap between these.
    fileprivate func space(between one: PlacedElement, and other: PlacedElement) -> Double {
        guard let start = children.firstIndex(where: { $0.place == one.place }),
            let end = children.firstIndex(where: { $0.place == other.place }), start < end,
            let spacing = (element as? StackElement)?.spacing
        else { return 0 }
        return children[(start + 1)..<end].compactMap(\.fixedSpace).reduce(0) { $0 + $1 + spacing }
    }
}

import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The rows of a table that end, or have a column, elsewhere than all others.
package struct TableColumnCheck {
    private let elements: [AuditedElement]

    /// The distances, in points, that are no slip of some points, and no other arrangement.
    private static let distances = 6.0...80
    /// Half a point may be rounding.
    private static let rounding = 0.5

    package init(_ elements: [AuditedElement]) { self.elements = elements }

    /// A row of several parts.
    private struct Row {
        let child: AlignedChild
        let parts: [AlignedChild]

        var endsInNumber: Bool {
            guard let text = parts.last?.core.texts.first, parts.last?.isBare == true else { return false }
            return text.contains(where: \.isNumber) && text.count(where: \.isLetter) <= 4
        }
    }

    private typealias Found = (child: PlacedElement, distance: Double)

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] {
        let ends = ends + strays
        let marks = Set(ends.map(\.mark))
        let others = NumberColumnCheck(elements).findings + OddPlaceCheck(elements).findings
        return ends + others.filter { !marks.contains($0.mark) }
    }

    private var ends: [Diagnostic] {
        elements.flatMap { element -> [Diagnostic] in
            guard (element.placed.element as? StackElement)?.axis == .vertical, !element.isSystem,
                element.isSeen
            else { return [] }
            return found(in: element.placed).map { child, distance in child.oddity(.end(distance)) }
        }
    }

    /// The parts that stand right behind a name, in rows of which nothing else is told.
    private var strays: [Diagnostic] {
        let told = Set(ends.map(\.mark))
        return StrayPartCheck(elements).found.compactMap { found in
            let marks = [found.row, found.part].flatMap(\.modifierChain).map(\.element.source.mark)
            guard told.isDisjoint(with: marks) else { return nil }
            return found.part.oddity(.stray(found.length))
        }
    }

    /// Returns the rows of a stack that fill it, but for their own paddings.
    private func rows(in stack: PlacedElement) -> [Row] {
        let children = stack.children.filter {
            !$0.frame.isEmpty && !($0.element is SpacerElement) && !($0.element is DividerElement)
        }.map(AlignedChild.init)
        let width = children.map(\.placed.layoutFrame.width).max() ?? 0
        return children.compactMap { child in
            // What a spacer follows does not end where the row does, and what an offset moves is another
            // mistake.
            guard child.offset == .zero, (child.core.element as? StackElement)?.axis == .horizontal,
                !(child.core.children.last?.element is SpacerElement),
                abs(child.placed.layoutFrame.width - width) < Self.rounding,
                // The titles of buttons are rows that fill no line.
                abs(child.core.layoutFrame.width + child.horizontalPadding - width) < 1
            else { return nil }
            let parts = child.core.children.filter { !$0.frame.isEmpty && !($0.element is SpacerElement) }
            return parts.count > 1 ? Row(child: child, parts: parts.map(AlignedChild.init)) : nil
        }
    }

    private func found(in stack: PlacedElement) -> [Found] {
        let rows = rows(in: stack)
        let found = Self.groups(of: rows).compactMap { Self.end(of: $0) ?? Self.column(of: $0) }
        if !found.isEmpty { return found }
        // Rows without paddings of their own end on one line, whatever is in them.
        let bare = Self.end(of: rows.filter { $0.child.horizontalPadding == 0 })
        // A sum ends where what it adds up does, however many parts the rows have.
        let numbers = rows.filter { $0.child.surface == nil && $0.endsInNumber }
        return (bare ?? (numbers.count >= Self.numberCount ? Self.end(of: numbers) : nil)).map { [$0] } ?? []
    }

    /// The number of rows with numbers at their ends from which these are a column.
    private static let numberCount = 4

    /// Returns the rows of a kind: with as many parts, all or none of them on surfaces.
    private static func groups(of rows: [Row]) -> [[Row]] {
        var groups: [[Row]] = []
        for row in rows {
            let place = groups.firstIndex {
                $0[0].parts.count == row.parts.count
                    && ($0[0].child.surface == nil) == (row.child.surface == nil)
            }
            if let place { groups[place].append(row) } else { groups.append([row]) }
        }
        return groups.filter { $0.count > 2 }
    }

    /// Returns the row whose last text ends elsewhere.
    private static func end(of rows: [Row]) -> Found? {
        let last = rows.compactMap(\.parts.last)
        guard last.allSatisfy({ $0.core.element is TextElement }),
            // A badge ends where its surface does.
            case let edges = last.map({ ($0.surface ?? $0.core).trailingEdge }),
            let (index, other) = OddChildCheck.odd(edges)
        else { return nil }
        let (row, part) = (rows[index], last[index])
        let distance = edges[index] - other
        guard distances.contains(abs(distance)), part.placed.trailingEdge - other < rounding,
            !isNarrower(row, than: rows, by: distance)
        else { return nil }
        let isOwn = row.child.core.trailingEdge - part.core.trailingEdge > rounding
        return (isOwn ? part.placed : row.child.placed, distance)
    }

    /// Returns `true` if a row is as much shorter at its beginning: it is inset as a whole.
    private static func isNarrower(_ row: Row, than rows: [Row], by distance: Double) -> Bool {
        let starts = rows.map(\.child.core.leadingEdge)
        guard let (_, other) = OddChildCheck.odd(starts) else { return false }
        return abs(row.child.core.leadingEdge - other + distance) < 1
    }

    /// Returns the row of which a cell in the middle, with a width of its own, stands elsewhere.
    private static func column(of rows: [Row]) -> Found? {
        guard rows.count > 3, let count = rows.first?.parts.count, count > 2 else { return nil }
        for column in 1..<count - 1 {
            let cells = rows.map { $0.parts[column] }
            guard cells.allSatisfy({ $0.core.element is TextElement && $0.hasFixedWidth }) else { continue }
            // Words of a column begin, end or have their middles on one line.
            let edges = [\Rect.maxX, \Rect.minX, \Rect.midX].map { edge in
                cells.map { $0.core.layoutFrame[keyPath: edge] }
            }
            let isInLine = edges.contains { edge in edge.allSatisfy { abs($0 - edge[0]) < rounding } }
            if isInLine { continue }
            for edge in edges {
                guard let (index, other) = OddChildCheck.odd(edge),
                    distances.contains(abs(edge[index] - other))
                else { continue }
                return (cells[index].placed, edge[index] - other)
            }
        }
        return nil
    }
}

extension PlacedElement {
    /// The end of its line, which grows in the direction in which that is read.
    fileprivate var trailingEdge: Double { isMirrored ? -layoutFrame.minX : layoutFrame.maxX }

    /// The beginning of its line, which grows in the direction in which that is read.
    fileprivate var leadingEdge: Double { isMirrored ? -layoutFrame.maxX : layoutFrame.minX }
}

extension AlignedChild {
    /// `true` if a frame around it has a width of its own.
    fileprivate var hasFixedWidth: Bool {
        placed.modifierChain.contains { ($0.element as? FrameElement)?.width.fixed != nil }
    }

    /// The sum of the paddings before and after it.
    fileprivate var horizontalPadding: Double {
        placed.modifierChain.compactMap { ($0.element as? PaddingElement)?.insets.horizontal }.reduce(0, +)
    }
}

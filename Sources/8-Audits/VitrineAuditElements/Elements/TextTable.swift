import VitrineGeometry
import VitrineLayout
import VitrineStyle
import VitrineText

/// The words and numbers of a table, whether that is a grid, rows below each other, or columns side by side.
package struct TextTable {
    /// A text of a table.
    package struct Cell {
        package let placed: PlacedElement
        package let text: String
        private let frame: Rect

        fileprivate init?(_ placed: PlacedElement) {
            let core = AlignedChild(placed).core
            guard let text = core.element as? TextElement, !core.frame.isEmpty else { return nil }
            (self.placed, self.text, frame) = (core, text.content.string, core.layoutFrame)
        }

        package var width: Double { frame.width }

        /// `true` for a number, with a currency or a unit.
        package var isNumber: Bool {
            text.contains(where: \.isNumber) && text.count(where: \.isLetter) <= 4
        }

        /// `true` for what is written with digits, but has none to add up: times, dates and shares.
        package var isTime: Bool { text.contains { ":/–".contains($0) } || text.count { $0 == "." } > 1 }

        /// Returns the place of an edge, which grows in the direction in which texts are read.
        package func place(of edge: Edge) -> Double {
            switch edge {
            case .leading: placed.isMirrored ? -frame.maxX : frame.minX
            case .middle: placed.isMirrored ? -frame.midX : frame.midX
            case .trailing: placed.isMirrored ? -frame.minX : frame.maxX
            }
        }
    }

    /// A line in a column on which texts begin, have their middles or end.
    package enum Edge: CaseIterable {
        case leading, middle, trailing
    }

    /// The cells of each column, from above; those that are no texts are left out.
    package let columns: [[Cell]]
    /// `true` if a grid gives its cells their places.
    package let isGrid: Bool

    /// The number of lines from which they are a table: a heading, and two below it.
    private static let leastLines = 3

    /// - Parameter placed: A grid or a stack; for anything else there is no table.
    package init?(_ placed: PlacedElement) {
        isGrid = placed.element is GridElement || placed.element is LazyGridElement
        var lines: [[PlacedElement]]
        if placed.areColumns {
            let texts = placed.children.map { $0.textElements.map(\.placed) }
            lines = texts[0].indices.map { line in texts.map { $0[line] } }
        } else if isGrid {
            lines = placed.cellLines.filter { line in line.allSatisfy { $0.element.gridSpan.columns == 1 } }
        } else if (placed.element as? StackElement)?.axis == .vertical {
            lines = Self.rows(in: placed)
        } else {
            return nil
        }
        let counts = Dictionary(grouping: lines, by: \.count).filter { $0.key > 1 }
        guard let most = counts.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }),
            most.value.count >= Self.leastLines
        else { return nil }
        lines = most.value
        if !isGrid {
            // A symbol with a title above rows is no heading of their columns.
            lines.removeFirst(lines.firstIndex { $0.allSatisfy { Cell($0) != nil } } ?? lines.count)
        }
        columns = (0..<most.key).map { column in lines.compactMap { Cell($0[column]) } }
    }

    /// Returns the parts of the rows in a column, and in columns in it, that are as wide as most are.
    private static func rows(in column: PlacedElement) -> [[PlacedElement]] {
        var rows: [PlacedElement] = []
        func add(_ placed: PlacedElement) {
            var inner = placed
            while inner.element.modifiedContent != nil || inner.element is ScrollElement,
                let next = inner.children.first
            {
                inner = next
            }
            guard let stack = inner.element as? StackElement else { return }
            if stack.axis == .horizontal { return rows.append(inner) }
            inner.children.forEach(add)
        }
        column.children.forEach(add)
        let widths = Dictionary(grouping: rows) { $0.layoutFrame.width.rounded() }
        let most = widths.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.value ?? []
        return most.filter { abs($0.layoutFrame.minX - most[0].layoutFrame.minX) < 1 }.map { row in
            row.children.filter { !$0.frame.isEmpty && !($0.element is SpacerElement) }
        }
    }
}

extension [TextTable.Cell] {
    /// Half a point may be rounding.
    private static var rounding: Double { 0.75 }

    /// The edges at which all of them stand on one line.
    package var sharedEdges: [TextTable.Edge] {
        guard let first else { return [] }
        return TextTable.Edge.allCases.filter { edge in
            allSatisfy { abs($0.place(of: edge) - first.place(of: edge)) < Self.rounding }
        }
    }

    /// `true` if they are of several widths, so that only one of their edges is on a line.
    package var haveSeveralWidths: Bool {
        (map(\.width).max() ?? 0) - (map(\.width).min() ?? 0) >= 4
    }
}

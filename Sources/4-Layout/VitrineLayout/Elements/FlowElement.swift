import VitrineGeometry

/// Children side by side that wrap onto the next row when the row is full: chips and tags.
package struct FlowElement: Element, Sendable {
    package let source: ElementSource
    /// The alignment of the rows horizontally, and of the children within a row vertically.
    package let alignment: Alignment
    package let spacing: Double
    package let rowSpacing: Double
    package let children: [any Element]
    /// The alignment as the scene gives it where a warning is due if it changes nothing; `nil` elsewhere.
    package var written: WrittenAlignment?

    package init(
        source: ElementSource, alignment: Alignment, spacing: Double, rowSpacing: Double,
        children: [any Element]
    ) {
        self.source = source
        self.alignment = alignment
        self.spacing = spacing
        self.rowSpacing = rowSpacing
        self.children = children
    }

    package var label: String { "flow" }
    package var attributes: [Attribute] {
        [
            Attribute("spacing", spacing), Attribute("rowSpacing", rowSpacing),
            Attribute("alignment", alignment.summary),
        ]
    }

    /// Lays out each child at its ideal size, or at the proposed width if that is smaller.
    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        let room = proposal.width ?? .infinity
        let ideal = proposal.insideContainer.ideal()
        var whole = ideal
        whole.width = room
        let offers = children.map { $0.size(for: ideal).width > room ? whole : ideal }
        var rows: [Row] = []
        for (index, child) in children.enumerated() {
            let size = child.size(for: offers[index])
            let guide = child.guide(.vertical(alignment.vertical), for: offers[index])
            if var row = rows.last, row.width + spacing + size.width <= room + 0.01 {
                row.append(index, size, guide, spacing: spacing)
                rows[rows.count - 1] = row
            } else {
                var row = Row()
                row.append(index, size, guide, spacing: 0)
                rows.append(row)
            }
        }
        let width = rows.map(\.width).max() ?? 0
        let across = Guide.horizontal(alignment.horizontal)
        var placements = [Arrangement.Placement](
            repeating: .init(.zero, .ideal), count: children.count)
        var y = 0.0
        for row in rows {
            let left =
                across.defaultValue(in: Size(width, 0)) - across.defaultValue(in: Size(row.width, 0))
            for item in row.items {
                placements[item.index] = .init(
                    Point(left + item.x, y + row.above - item.guide), offers[item.index])
            }
            y += row.above + row.below + rowSpacing
        }
        return Arrangement(Size(width, max(y - rowSpacing, 0)), placements)
    }

    private struct Row {
        var items: [(index: Int, x: Double, guide: Double)] = []
        var width = 0.0
        /// The extents above and below the line on which the guides meet.
        var above = 0.0
        var below = 0.0

        mutating func append(_ index: Int, _ size: Size, _ guide: Double, spacing: Double) {
            items.append((index, width + spacing, guide))
            // Neighbours may overlap, but the width never becomes negative.
            width = max(width + spacing + size.width, 0)
            above = max(above, guide)
            below = max(below, size.height - guide)
        }
    }
}

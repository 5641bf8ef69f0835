import VitrineGeometry
import VitrineStyle

/// Rows whose cells share columns: SwiftUI's `Grid`. A child that is not a row spans all columns.
package struct GridElement: Element, Sendable {
    package let source: ElementSource
    package let alignment: Alignment
    package let horizontalSpacing: Double
    package let verticalSpacing: Double
    package let rows: [Row]
    /// The alignment as the scene gives it where a warning is due if it changes nothing; `nil` elsewhere.
    package var written: WrittenAlignment?

    package init(
        source: ElementSource, alignment: Alignment, horizontalSpacing: Double, verticalSpacing: Double,
        rows: [Row]
    ) {
        self.source = source
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.rows = rows
    }

    package struct Row: Sendable {
        package var cells: [any Element]
        /// The vertical alignment of the row's cells. Default: the grid's alignment.
        package var alignment: VerticalAlignment?
        /// `true` for a child of the grid that is not a row.
        package var spansAllColumns = false

        package init(cells: [any Element], alignment: VerticalAlignment? = nil, spansAllColumns: Bool = false)
        {
            self.cells = cells
            self.alignment = alignment
            self.spansAllColumns = spansAllColumns
        }

        /// Returns the rows without empty ones, which would cost their spacing. A row that a cell from above
        /// extends into is kept.
        package static func withoutEmpty(_ rows: [Row]) -> [Row] {
            var reach = 0
            return rows.enumerated().compactMap { line, row in
                let hangs = line < reach
                reach = max(reach, row.cells.map { line + $0.gridSpan.rows }.max() ?? 0)
                return row.cells.isEmpty && !hangs ? nil : row
            }
        }
    }

    package var label: String { "grid" }
    package var traits: ElementTraits { ElementTraits(ScreenFit.self, .arranges) }
    package var attributes: [Attribute] {
        [
            Attribute("rows", Double(rows.count)), Attribute("horizontalSpacing", horizontalSpacing),
            Attribute("verticalSpacing", verticalSpacing), Attribute("alignment", alignment.summary),
        ]
    }
    package var children: [any Element] { rows.flatMap(\.cells) }

    /// The cells' positions. A cell never leaves its row, and skips the columns into which cells of earlier
    /// rows extend.
    private var plan: (cells: [GridAutoPlacement.Cell], columns: Int) {
        let columns = max(
            rows.filter { !$0.spansAllColumns }.map { $0.cells.reduce(0) { $0 + $1.gridSpan.columns } }.max()
                ?? 1, 1)
        var taken: Set<[Int]> = []
        var cells: [GridAutoPlacement.Cell] = []
        var last = columns
        for (line, row) in rows.enumerated() {
            var track = 0
            for cell in row.cells {
                let wide = row.spansAllColumns ? columns : cell.gridSpan.columns
                // A cell that spans rows ends before the next row that spans all columns.
                let next = rows[(line + 1)...].firstIndex { $0.spansAllColumns } ?? rows.count
                let high = row.spansAllColumns ? 1 : min(cell.gridSpan.rows, next - line)
                while !row.spansAllColumns
                    && (track..<track + wide).contains(where: { taken.contains([line, $0]) })
                {
                    track += 1
                }
                for down in line..<line + high {
                    for across in track..<track + wide { taken.insert([down, across]) }
                }
                cells.append(.init(track: track, line: line, tracks: wide, lines: high))
                track += wide
                last = max(last, track)
            }
        }
        let whole = cells.map { cell in
            var cell = cell
            if rows[cell.line].spansAllColumns { cell.tracks = last }
            return cell
        }
        return (whole, last)
    }

    /// Distributes the width among columns as a stack does among its children, each column as wide as its
    /// widest cell, and then the height among rows.
    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        guard !children.isEmpty else { return Arrangement(.zero) }
        let proposal = proposal.insideContainer
        let plan = plan
        let (columns, lines, offered) = lines(of: children, plan, in: proposal)
        let columnAlignments = columnAlignments(plan.cells)
        let placements = zip(children, zip(plan.cells, offered)).map { child, rest in
            let (cell, offered) = rest
            let width = columns.length(from: cell.track, count: cell.tracks)
            let height = lines.length(from: cell.line, count: cell.lines)
            var alignment = alignment
            if let column = columnAlignments[cell.track] { alignment.horizontal = column }
            if let own = rows[cell.line].alignment { alignment.vertical = own }
            if let own = child.element.gridSpan.alignment { alignment = own }
            let offer = Self.offer(offered, height, in: proposal)
            let place = place(
                child, offer: offer, alignment: alignment, in: Size(width, height), line: cell.line,
                children: children, cells: plan.cells)
            return Arrangement.Placement(
                Point(columns.starts[cell.track] + place.x, lines.starts[cell.line] + place.y), offer)
        }
        return Arrangement(Size(columns.total, lines.total), placements)
    }

    /// Returns the alignments that cells state for their columns. The first of a column counts.
    private func columnAlignments(_ cells: [GridAutoPlacement.Cell]) -> [Int: HorizontalAlignment] {
        var alignments: [Int: HorizontalAlignment] = [:]
        for (element, cell) in zip(children, cells) {
            guard let own = element.gridSpan.columnAlignment, alignments[cell.track] == nil else { continue }
            alignments[cell.track] = own
        }
        return alignments
    }

    /// Returns the size without querying the cells in their final boxes. Each box would be a further proposal
    /// for all nested grids, and the number of proposals would double with each level.
    package func sizeThatFits(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Size?
    {
        guard !children.isEmpty else { return .zero }
        let proposal = proposal.insideContainer
        let (columns, lines, _) = lines(of: children, plan, in: proposal)
        return Size(columns.total, lines.total)
    }

    /// Returns the columns and rows, and the width proposed to each cell.
    private func lines(
        of children: [LayoutNode], _ plan: (cells: [GridAutoPlacement.Cell], columns: Int),
        in proposal: Proposal
    ) -> (columns: TrackMetrics, rows: TrackMetrics, offered: [Double]) {
        let sized = zip(children, plan.cells)
        let columns = Self.shared(
            sized.filter { !$0.0.element.gridSpan.unsized.contains(.horizontal) }.map { child, cell in
                AxisItem(first: cell.track, count: cell.tracks) {
                    child.size(for: Self.offer($0, nil, in: proposal)).width
                }
            }, count: plan.columns, spacing: horizontalSpacing, room: proposal.width)
        // If a cell fills its column when proposed the column's offer, that offer is kept: proposing the
        // resulting length would be a further query for all nested grids.
        let offered = sized.map { child, cell in
            let length = columns.lines.length(from: cell.track, count: cell.tracks)
            guard cell.tracks == 1, let offer = columns.offers?[cell.track] else { return length }
            return child.size(for: Self.offer(offer, nil, in: proposal)).width == length ? offer : length
        }
        let lines = Self.shared(
            zip(sized, offered).filter { !$0.0.0.element.gridSpan.unsized.contains(.vertical) }.map {
                one, width in
                AxisItem(first: one.1.line, count: one.1.lines) {
                    one.0.size(for: Self.offer(width, $0, in: proposal)).height
                }
            }, count: rows.count, spacing: verticalSpacing, room: proposal.height
        ).lines
        return (columns.lines, lines, offered)
    }

    /// Returns the proposal to a cell, whose percentages are of the whole grid.
    private static func offer(_ width: Double?, _ height: Double?, in grid: Proposal) -> Proposal {
        grid.offering(width, of: grid.basis(.horizontal), along: .horizontal)
            .offering(height, of: grid.basis(.vertical), along: .vertical)
    }

    /// Returns the origin of a cell. Cells of a row aligned by a baseline meet on that of the cell with the
    /// most above it.
    private func place(
        _ child: LayoutNode, offer: Proposal, alignment: Alignment, in box: Size, line: Int,
        children: [LayoutNode], cells: [GridAutoPlacement.Cell]
    ) -> Point {
        var origin = alignment.origin(of: child, for: offer, in: box)
        guard alignment.vertical == .firstTextBaseline || alignment.vertical == .lastTextBaseline else {
            return origin
        }
        let guide = Guide.vertical(alignment.vertical)
        let above =
            zip(children, cells).filter { $0.1.line == line }
            .map { $0.0.guide(guide, for: offer) }.max() ?? 0
        origin.y = above - child.guide(guide, for: offer)
        return origin
    }
}

extension GridElement {
    /// A cell's position along one axis, and its length for a proposal.
    private struct AxisItem {
        let first: Int
        let count: Int
        let length: (_ offer: Double?) -> Double
    }

    /// Returns the lengths of columns or rows for the available space.
    ///
    /// A cell that spans several of them distributes the length it lacks equally among them. Such a cell is
    /// proposed all the remaining space, so that a divider between rows makes the grid as wide as that space,
    /// as in SwiftUI.
    private static func shared(_ places: [AxisItem], count: Int, spacing: Double, room: Double?)
        -> (lines: TrackMetrics, offers: [Double]?)
    {
        let single = Dictionary(grouping: places.filter { $0.count == 1 }, by: \.first)
        func longest(_ index: Int, _ offer: Double?) -> Double {
            single[index]?.map { $0.length(offer) }.max() ?? 0
        }
        var lengths: [Double]
        var offers: [Double]?
        if let room {
            var takers = (0..<count).map { index in
                SpaceDistribution.Item(minimum: longest(index, 0), maximum: longest(index, .infinity))
            }
            let least = minLengths(of: takers, for: places, spacing: spacing)
            takers = zip(takers, least).map {
                SpaceDistribution.Item(minimum: $1, maximum: max($0.maximum, $1))
            }
            let free = room - spacing * Double(count - 1)
            let shares = SpaceDistribution.proposals(dividing: free, among: takers) {
                max(longest($0, $1), least[$0])
            }
            lengths = zip(shares.indices, shares).map { max(longest($0, $1), least[$0]) }
            offers = shares
        } else {
            lengths = (0..<count).map { longest($0, nil) }
        }
        for place in places.sorted(by: { $0.count < $1.count }) where place.count > 1 {
            let range = place.first..<place.first + place.count
            let held = lengths[range].reduce(0, +) + spacing * Double(place.count - 1)
            let used = lengths.reduce(0, +) + spacing * Double(count - 1)
            let spare = room.map { $0 == .infinity ? .infinity : max($0 - used, 0) }
            if held == .infinity { continue }
            let extra = place.length(spare.map { held + $0 }) - held
            if extra > 0 { for index in range { lengths[index] += extra / Double(place.count) } }
        }
        return (TrackMetrics(lengths, spacing: spacing), offers)
    }

    /// Returns the least lengths of columns or rows that hold all cells. What a cell that spans several lacks
    /// goes to those that can grow, or else to all of them in equal parts.
    private static func minLengths(
        of tracks: [SpaceDistribution.Item], for places: [AxisItem], spacing: Double
    ) -> [Double] {
        var least = tracks.map(\.minimum)
        for place in places.sorted(by: { $0.count < $1.count }) where place.count > 1 {
            let range = place.first..<place.first + place.count
            let held = least[range].reduce(0, +) + spacing * Double(place.count - 1)
            let lack = place.length(0) - held
            guard lack > 0, held < .infinity else { continue }
            let growing = range.filter { tracks[$0].maximum > tracks[$0].minimum }
            let takers = growing.isEmpty ? Array(range) : growing
            for index in takers { least[index] += lack / Double(takers.count) }
        }
        return least
    }
}

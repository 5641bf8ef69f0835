import VitrineGeometry
import VitrineLayout

/// Keys in rows: letters share the width, and keys without a width of their own take the remainder of their
/// row.
struct KeyboardRowsElement: Element {
    let source: ElementSource
    let rows: [KeyboardLayout.Row]
    let keys: [any Element]
    let metrics: KeyboardMetrics

    var label: String { "keyboardRows" }
    var children: [any Element] { keys }
    /// `false`: the layout of a keyboard depends on its language, not on the layout direction.
    var mirrorsChildren: Bool { false }
    func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { [] }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 390
        let height = metrics.row - metrics.between
        var placements: [Arrangement.Placement] = []
        for (index, row) in rows.enumerated() {
            let y = Double(index) * metrics.row
            for frame in frames(of: row, in: width) {
                placements.append(
                    .init(Point(frame.start, y), Proposal(frame.length, height)))
            }
        }
        let total = metrics.row * Double(rows.count) - metrics.between
        return Arrangement(
            Size(proposal.width == .infinity ? .infinity : width, total), placements)
    }

    /// Returns the starts and lengths of the keys in a row.
    private func frames(of row: KeyboardLayout.Row, in width: Double) -> [(start: Double, length: Double)] {
        let room = width - 2 * metrics.side
        // Ten letters and the gaps between them fill a row.
        let letter = (room - 9 * metrics.gap) / 10
        func length(_ units: Double) -> Double { letter * units + metrics.gap * (units - 1) }
        let gaps = metrics.gap * Double(row.cells.count - 1)
        let inset = (letter + metrics.gap) * row.inset
        let taken = row.cells.compactMap(\.units).map(length).reduce(0, +)
        let free = row.cells.filter { $0.units == nil }.count
        let share = free > 0 ? max(room - 2 * inset - taken - gaps, 0) / Double(free) : 0
        var lengths = row.cells.map { $0.units.map(length) ?? share }
        // The outer keys of a row of letters are at its edges, the letters centred.
        let rest = room - 2 * inset - lengths.reduce(0, +) - gaps
        var starts: [Double] = []
        var cursor = metrics.side + inset
        for index in lengths.indices {
            starts.append(cursor)
            cursor += lengths[index] + metrics.gap
            let isEdge = index == 0 || index == lengths.count - 2
            if row.cells[0].key == .shift || row.cells.last?.key == .delete, free == 0, isEdge {
                cursor += rest / 2
            }
        }
        if lengths.isEmpty { lengths = [] }
        return zip(starts, lengths).map { ($0, max($1, 0)) }
    }
}

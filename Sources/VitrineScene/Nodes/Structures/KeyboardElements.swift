import VitrineGraphics

/// Keys in rows: letters share the width, and what has no width of its own takes the rest of its row.
struct KeyboardRowsElement: Element {
    let source: ElementSource
    let rows: [KeyboardLayout.Row]
    let keys: [any Element]
    let metrics: KeyboardMetrics

    var label: String { "keyboardRows" }
    var children: [any Element] { keys }
    /// A keyboard is not mirrored: its language is that of its letters.
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

    /// Where the keys of a row begin and how long they are.
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
        // Keys at both ends of a row of letters stand at its edges, the letters in its middle.
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

/// A pressed key under its letter, enlarged above the finger.
struct KeyPopElement: ModifierElement {
    let content: any Element
    let letter: any Element
    let color: Color
    let corner: Double

    var label: String { "keyPop" }
    var children: [any Element] { [content, letter] }
    func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { children.prefix(1) }

    /// How far it reaches beyond the key to the sides and above, in points; of our own, after pictures.
    private static let reach = Size(12, 52)

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        let size = children[0].size(for: proposal)
        let letter = children[1].size(for: .ideal)
        let top = -Self.reach.height + (Self.reach.height - letter.height) / 2
        return Arrangement(
            size, [.init(.zero, proposal), .init(Point((size.width - letter.width) / 2, top), .ideal)])
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let key = placed.frame
        let top = Rect(
            minX: key.minX - Self.reach.width, minY: key.minY - Self.reach.height,
            maxX: key.maxX + Self.reach.width, maxY: key.minY - 4)
        var path = Path()
        let r = corner * 1.6
        path.move(to: Point(top.minX + r, top.minY))
        path.line(to: Point(top.maxX - r, top.minY))
        path.quad(Point(top.maxX, top.minY), to: Point(top.maxX, top.minY + r))
        path.line(to: Point(top.maxX, top.maxY - r))
        path.cubic(
            Point(top.maxX, top.maxY + 4), Point(key.maxX, top.maxY), to: Point(key.maxX, key.minY + 14))
        path.line(to: Point(key.maxX, key.maxY - corner))
        path.quad(Point(key.maxX, key.maxY), to: Point(key.maxX - corner, key.maxY))
        path.line(to: Point(key.minX + corner, key.maxY))
        path.quad(Point(key.minX, key.maxY), to: Point(key.minX, key.maxY - corner))
        path.line(to: Point(key.minX, key.minY + 14))
        path.cubic(
            Point(key.minX, top.maxY), Point(top.minX, top.maxY + 4), to: Point(top.minX, top.maxY - r))
        path.line(to: Point(top.minX, top.minY + r))
        path.quad(Point(top.minX, top.minY), to: Point(top.minX + r, top.minY))
        path.close()
        let shape = Area.fill(.path(path, .nonZero))
        builder.append(
            .shadow(shape, Shadow(color: Color(white: 0, alpha: 0.3), sigma: 4, offset: Point(0, 1))),
            from: source)
        builder.append(.fill(shape, .solid(color)), from: source)
        if let letter = placed.children.last { builder.paint(letter) }
    }
}

/// The arrow of the shift key: an outline, filled where it is on, over a line where it is locked.
struct ShiftKeyElement: Element {
    let source: ElementSource
    let state: KeyboardNode.Shift
    let paint: PaintSpec

    var label: String { "shiftKey" }
    var attributes: [Attribute] { [Attribute("state", state.rawValue)] }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        Arrangement(Size(20, 18))
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let frame = placed.frame
        func at(_ x: Double, _ y: Double) -> Point {
            Point(frame.minX + x, frame.minY + y + (state == .lock ? -1 : 0))
        }
        let corners = [
            at(10, 1), at(19, 10), at(14, 10), at(14, 16.5), at(6, 16.5), at(6, 10), at(1, 10),
        ]
        var arrow = Path()
        arrow.move(to: corners[0])
        for corner in corners.dropFirst() { arrow.line(to: corner) }
        arrow.close()
        let line = StrokeStyle(width: 1.6, join: .round, position: .center)
        let own = paint.paint(in: frame)
        if state != .off { builder.append(.fill(.fill(.path(arrow, .nonZero)), own), from: source) }
        builder.append(.fill(.stroke(.path(arrow, .nonZero), line), own), from: source)
        guard state == .lock else { return }
        let bar = Rect(x: frame.minX + 5.2, y: frame.minY + 18, width: 9.6, height: 1.8)
        builder.append(.fill(.fill(.roundedRectangle(bar, CornerRadii(0.9), .circular)), own), from: source)
    }
}

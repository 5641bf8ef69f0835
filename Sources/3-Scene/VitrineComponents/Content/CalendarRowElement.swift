import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// Days of equal width over the mark of the selected one, which may lie between two.
struct CalendarRowElement: SqueezedElement {
    let source: ElementSource
    let cells: [any Element]
    /// The indices of the days under the mark; `litCells` shows them as they look there.
    let lit: [Int]
    let litCells: [any Element]
    let thumb: any Element
    /// The shape of the mark, which clips the days on it.
    let shape: Shape
    /// The index of the selected day, fractional between two; `nil` for none.
    let selected: Double?
    /// The insets of a round mark from the top and bottom of the row.
    let inset: Insets
    let isRound: Bool

    var label: String { "calendarRow" }
    var attributes: [Attribute] { selected.map { [Attribute("selected", $0)] } ?? [] }
    var children: [any Element] { [thumb] + cells + litCells }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        let count = Double(cells.count)
        let ideal = children.dropFirst().map { $0.size(for: .ideal) }
        let width = proposal.width ?? (ideal.map(\.width).max() ?? 0) * count
        let height = ideal.map(\.height).max() ?? 0
        guard width.isFinite else { return Arrangement(Size(width, height), [], placedIndices: []) }
        let pitch = width / count
        func place(_ index: Int) -> Arrangement.Placement {
            .init(Point(Double(index) * pitch, 0), Proposal(pitch, height))
        }
        let days = cells.indices.map(place) + lit.map(place)
        guard let selected else {
            return Arrangement(Size(width, height), days, placedIndices: Array(children.indices.dropFirst()))
        }
        // A round mark has the height of the number; a long one leaves a small gap to its neighbours.
        let tall = height - inset.vertical - (isRound ? 4 : 0)
        let wide = isRound ? tall : min(pitch - 4, 52)
        let x = (selected + 0.5) * pitch - wide / 2
        return Arrangement(
            Size(width, height),
            [.init(Point(x, inset.top + (isRound ? 2 : 0)), Proposal(wide, tall))] + days)
    }

    func contentLength(along axis: Axis, in placed: PlacedElement) -> Double {
        let days = placed.children.suffix(cells.count + lit.count).map(\.layoutFrame.size)
        return axis == .vertical
            ? days.map(\.height).max() ?? 0 : (days.map(\.width).max() ?? 0) * Double(cells.count)
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        guard let selected else {
            builder.paint(placed.children)
            return
        }
        guard let mark = placed.children.first else { return }
        let days = placed.children.dropFirst().prefix(cells.count)
        // A day entirely under the mark is not painted beneath it, so that it does not show even through
        // glass.
        for (index, day) in days.enumerated() where Double(index) != selected { builder.paint(day) }
        builder.paint(mark)
        let items = builder.items { $0.paint(placed.children.dropFirst(1 + cells.count)) }
        if isRound, Double(Int(selected)) == selected { return builder.append(items) }
        let outline = PlacedShape(shape, in: mark.frame).resolved
        builder.append(.group(Group(clip: .fill(outline), items: items)), from: source)
    }
}

import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The one of several alike rows, cards or symbols that an offset moves along its stack, nearer to the one
/// before it or after it, and the cell of a grid that an offset moves.
struct ShiftedRowCheck {
    private let elements: [AuditedElement]

    /// The lengths, in points, that are seen, and leave a row where its order puts it.
    private static let lengths = 3.0...60
    /// The number of alike children from which they have one gap.
    private static let leastCount = 3
    /// Half a point may be rounding.
    private static let rounding = 0.5

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// A child of a stack or a grid.
    private struct Cell {
        let child: AlignedChild
        /// What it is made of: the numbers of its texts and symbols, and what is painted behind it.
        let build: String
        let look: [String]
        let isSelected: Bool

        init(at index: Int, in elements: [AuditedElement]) {
            child = AlignedChild(elements[index].placed)
            let placed = child.placed
            let shape = (child.surface?.element as? SurfaceElement).map { "\($0.shape)" } ?? ""
            let counts = [placed.texts.count, placed.symbolNames.count]
            build = "\(counts) \(type(of: child.core.element)) \(shape)"
            look = elements.look(of: index)
            isSelected = elements.isSelected(index)
        }

        /// The area that it would have without its offset.
        var rest: Rect {
            let frame = (child.surface ?? child.core).layoutFrame
            return frame.offsetBy(Point(-child.offset.x, -child.offset.y))
        }

        /// `true` for words or symbols that are neither turned nor on their way.
        var isContent: Bool {
            (!child.placed.texts.isEmpty || !child.placed.symbolNames.isEmpty)
                && child.placed.modifierChain.allSatisfy { placed in
                    !placed.isTransforming && !placed.isOnItsWay && !(placed.element is PositionElement)
                        && (placed.element as? EffectElement)?.opacity ?? 1 > 0.5
                }
        }
    }

    /// Returns what is found, in the order of the scene.
    var findings: [Diagnostic] {
        guard elements.contains(where: { $0.placed.element is OffsetElement }) else { return [] }
        var children: [Int: [Int]] = [:]
        for (index, parent) in elements.parents.enumerated() {
            if let parent { children[parent, default: []].append(index) }
        }
        return elements.indices.compactMap { index in
            let element = elements[index]
            guard !element.isSystem, element.isSeen, let inner = children[index] else { return nil }
            let cells = inner.filter { child in
                let placed = elements[child].placed
                return !placed.frame.isEmpty && !(placed.element is SpacerElement)
                    && !(placed.element is DividerElement)
            }
            guard cells.count >= Self.leastCount,
                cells.contains(where: { AlignedChild(elements[$0].placed).offset != .zero })
            else { return nil }
            return Self.found(among: cells.map { Cell(at: $0, in: elements) }, of: element.placed)
        }
    }

    private static func found(among cells: [Cell], of placed: PlacedElement) -> Diagnostic? {
        let moved = cells.indices.filter { cells[$0].child.offset != .zero }
        guard moved.count == 1, let place = moved.first, case let cell = cells[place], cell.isContent,
            case let alike = cells.filter({ $0.build == cell.build }), alike.count >= leastCount,
            // What is chosen, or has colours of its own, may be lifted.
            !cell.isSelected, alike.count(where: { $0.look == cell.look }) > 1
        else { return nil }
        let offset = cell.child.offset
        if placed.element is GridElement || placed.element is LazyGridElement {
            let length = abs(offset.x) > abs(offset.y) ? offset.x : offset.y
            return lengths.contains(abs(length)) ? cell.child.placed.oddity(.shoved(length)) : nil
        }
        guard let axis = (placed.element as? StackElement)?.axis, offset[axis.other] == 0,
            lengths.contains(abs(offset[axis]))
        else { return nil }
        return gap(at: place, of: cells, along: axis).map { cell.child.placed.oddity($0) }
    }

    /// Returns what an offset along a stack makes of the gaps around a child; `nil` if the child stands apart
    /// at an end.
    private static func gap(at place: Int, of cells: [Cell], along axis: Axis) -> OddChildProblem.Kind? {
        let frames = cells.map(\.rest)
        let offset = cells[place].child.offset[axis]
        // Others may be between alike children, such as the headings of sections.
        let neighbours = [place - 1, place + 1].filter { cells.indices.contains($0) }
        guard neighbours.contains(where: { cells[$0].build == cells[place].build }) else { return nil }
        func gap(_ one: Rect, _ other: Rect) -> Double {
            other.origin[axis] - one.origin[axis] - one.size[axis]
        }
        let isMirrored = axis == .horizontal && cells[place].child.placed.isMirrored
        let gaps = zip(frames, frames.dropFirst()).map { isMirrored ? gap($1, $0) : gap($0, $1) }
        let own = isMirrored ? -offset : offset
        let usual = place > 0 ? gaps[place - 1] : gaps[place]
        // Without a spacing, children may lie on each other on purpose.
        guard usual >= -rounding else { return nil }
        let isApart = place == 0 && own < 0 || place == cells.count - 1 && own > 0
        if isApart, abs(own) > max(usual, lengths.lowerBound) { return nil }
        if place == 0 { return .shoved(offset) }
        return usual + own >= 0 ? .spacing(usual + own, usual) : .shoved(offset)
    }
}

import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The one of many cells of a grid or a line, each of which is a short text alone, such as the days of a
/// month, that is smaller than all others, or in several lines larger, where nothing else tells it from them.
struct OddCellCheck {
    private let elements: [AuditedElement]

    /// The factor from which one size is seen to be another.
    private static let factor = 1.12
    /// The number of cells from which they have one size, and that of characters up to which a text is short.
    private static let (leastCount, length) = (5, 5)

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// A cell, and how its letters look.
    private struct Cell {
        let text: RowText
        let look: String
        let isSelected: Bool

        init?(_ placed: PlacedElement) {
            let child = AlignedChild(placed)
            guard let element = child.core.element as? TextElement, element.content.runs.count == 1,
                let font = element.content.runs.first?.font, let text = child.core.textElements.first,
                text.string.count <= OddCellCheck.length,
                text.string.contains(where: { $0.isLetter || $0.isNumber }),
                !placed.modifierChain.contains(where: { $0.isTransforming || $0.isOnItsWay })
            else { return nil }
            self.text = text
            isSelected = placed.isChosen
            let ground = child.surface?.decoration.map { "\($0.paints)" } ?? ""
            look = "\(font.family) \(font.weight) \(font.italic) \(element.paints) \(ground)"
        }

        var isNumber: Bool { text.string.contains(where: \.isNumber) }
    }

    /// Returns what is found, once for each grid or line.
    var findings: [Diagnostic] {
        var told: Set<ElementPlace> = []
        return elements.compactMap { element -> Diagnostic? in
            guard !element.isSystem, element.isSeen,
                case let lines = Self.lines(of: element.placed).map({ $0.compactMap(Cell.init) }),
                let (cell, other) = Self.odd(in: lines), told.insert(cell.text.placed.place).inserted
            else { return nil }
            return cell.text.placed.oddity(.text(cell.text.string, cell.text.size, other))
        }
    }

    /// Returns the cells of a grid, of several lines of equally many cells, or of one line.
    private static func lines(of placed: PlacedElement) -> [[PlacedElement]] {
        if placed.element is GridElement || placed.element is LazyGridElement { return placed.cellLines }
        guard let stack = placed.element as? StackElement else { return [] }
        let shown = placed.children.filter { !$0.frame.isEmpty }
        if stack.axis == .horizontal { return [shown.filter { !($0.element is SpacerElement) }] }
        let lines = shown.map { AlignedChild($0).core }.filter {
            ($0.element as? StackElement)?.axis == .horizontal
        }.map { line in line.children.filter { !$0.frame.isEmpty && !($0.element is SpacerElement) } }
        return lines.count > 1 ? lines : []
    }

    /// Returns the only cell whose text is of another size than all others, and the size of these.
    private static func odd(in lines: [[Cell]]) -> (Cell, Double)? {
        let cells = lines.flatMap { $0 }
        // The heads of columns, and the first of each line, may be of another kind.
        let most = Dictionary(grouping: cells, by: \.isNumber).values.max { $0.count < $1.count } ?? []
        let plain = most.filter { !$0.isSelected }
        guard plain.count >= leastCount,
            let (index, other) = OddTextCheck.odd(plain.map(\.text.size), by: factor),
            case let own = plain[index], case let others = plain.indices.filter({ $0 != index }),
            // What has a colour or a weight of its own stands out, or back, as a whole.
            case let alike = others.filter({ plain[$0].look == own.look }), 2 * alike.count > others.count
        else { return nil }
        let strings = others.map { plain[$0].text.string }
        // A letter several times is shown in several sizes of text.
        guard own.isNumber || !strings.contains(own.text.string) else { return nil }
        let counts = strings.map(\.count)
        if own.text.size < other {
            // What is longer is small, so that it has room.
            return own.text.string.count <= counts.max() ?? 0 ? (own, other) : nil
        }
        // In one line, the one in the middle may be what the others lead to.
        return lines.count(where: { $0.count > 1 }) > 1 && own.isNumber ? (own, other) : nil
    }
}

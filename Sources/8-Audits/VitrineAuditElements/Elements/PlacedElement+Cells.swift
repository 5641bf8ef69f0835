import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// What lines and tables are made of.
extension PlacedElement {
    /// The number of lines from which columns beside each other are a table.
    private static var leastLines: Int { 3 }

    /// `true` for columns of equally many texts beside each other, whose lines are those of a table.
    package var areColumns: Bool {
        guard (element as? StackElement)?.axis == .horizontal else { return false }
        let columns = children.filter { !$0.frame.isEmpty && !($0.element is SpacerElement) }
        guard columns.count > 1, columns.count == children.count else { return false }
        let lines = columns.map(\.textElements)
        return lines[0].count >= Self.leastLines
            && zip(columns, lines).allSatisfy { column, texts in
                (AlignedChild(column).core.element as? StackElement)?.axis == .vertical
                    && texts.count == lines[0].count
            }
            && lines[0].indices.allSatisfy { line in
                lines.allSatisfy {
                    abs($0[line].placed.layoutFrame.midY - lines[0][line].placed.layoutFrame.midY) < 4
                }
            }
    }

    /// The cells of a grid in its lines, from above.
    package var cellLines: [[PlacedElement]] {
        var lines: [[PlacedElement]] = []
        for cell in children where !cell.frame.isEmpty && !(cell.element is DividerElement) {
            if let last = lines.last?.first?.layoutFrame,
                cell.layoutFrame.midY < last.maxY, cell.layoutFrame.midY > last.minY,
                cell.layoutFrame.minX != last.minX
            {
                lines[lines.count - 1].append(cell)
            } else {
                lines.append([cell])
            }
        }
        return lines
    }

    /// `true` for texts in stacks, of which none moves, scrolls or is drawn on a surface.
    package var holdsOnlyTexts: Bool {
        if element is TextElement { return true }
        let isPlain = element is FrameElement || element is PaddingElement || element is FixedSizeElement
        let holds = element is StackElement || element is ZStackElement || isPlain
        return holds && !children.isEmpty && children.allSatisfy(\.holdsOnlyTexts)
    }

    /// `true` for a text, a chip or a button, by itself or on a surface as high as a button.
    package var isWords: Bool {
        guard layoutFrame.height <= Self.buttonHeight, !texts.isEmpty else { return false }
        return !holdsPicture
    }

    private var holdsPicture: Bool { element is ImageElement || children.contains(where: \.holdsPicture) }

    /// The greatest height of a button, in points.
    private static let buttonHeight = 60.0
}

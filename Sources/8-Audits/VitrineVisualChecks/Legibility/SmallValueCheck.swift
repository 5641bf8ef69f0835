import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The numbers of several alike cells, such as times and amounts, that are smaller than their captions,
/// although people look for the numbers.
struct SmallValueCheck {
    private let elements: [AuditedElement]

    /// The factor by which a caption is seen to be larger, and the one from which even names are captions.
    private static let (factor, greatFactor) = (1.12, 1.5)
    /// The number of words up to which a text is a caption, or a number with its unit.
    private static let leastWords = 3
    /// The number of letters up to which a word beside a number may be its unit.
    private static let unitLength = 7

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Lines of a cell below each other: a number and its caption.
    private struct Couple {
        let value: RowText
        let caption: RowText
    }

    /// Returns what is found, once for each group of cells.
    var findings: [Diagnostic] {
        var told: Set<ElementPlace> = []
        return SiblingRows(elements, leastCount: 2).groups.compactMap { group -> Diagnostic? in
            let first = elements[group.stack]
            guard !first.isSystem, first.isSeen else { return nil }
            let cells = group.rows.map { Self.columns(in: elements[$0].placed) }
            guard let columns = cells.first,
                cells.allSatisfy({ $0.map(\.count) == columns.map(\.count) })
            else { return nil }
            for column in columns.indices {
                for lines in Self.neighbours(columns[column].count) {
                    let couples = cells.map { cell in
                        Couple(value: cell[column][lines.value], caption: cell[column][lines.caption])
                    }
                    guard isInverted(couples, isValueAbove: lines.value < lines.caption),
                        let couple = couples.first, told.insert(couple.value.placed.place).inserted
                    else { continue }
                    return Self.diagnostic(couple)
                }
            }
            return nil
        }
    }

    private static func diagnostic(_ couple: Couple) -> Diagnostic {
        let placed = couple.value.placed
        let problem = LegibilityProblem(
            text: couple.value.string,
            kind: .smallValue(couple.value.size, caption: couple.caption.string, couple.caption.size),
            frame: placed.frame)
        return placed.diagnostic(
            .tinyText, .language(Diagnostic.ProblemOfLanguage(problem)), at: placed.element.source.mark)
    }

    /// Returns the positions of lines next to each other, of which either may be the number.
    private static func neighbours(_ count: Int) -> [(value: Int, caption: Int)] {
        guard count > 1 else { return [] }
        return (1..<count).flatMap { [($0 - 1, $0), ($0, $0 - 1)] }
    }

    /// Returns the columns of lines in a cell, those around others first. A number and its unit may stand
    /// beside each other in one line.
    private static func columns(in placed: PlacedElement) -> [[RowText]] {
        var found: [[RowText]] = []
        if let stack = placed.element as? StackElement, stack.axis == .vertical {
            let lines = placed.children.compactMap(line)
            if lines.count > 1 { found.append(lines) }
        }
        return found + placed.readChildren.flatMap(columns)
    }

    private static func line(_ placed: PlacedElement) -> RowText? {
        let core = AlignedChild(placed).core
        let isLine = (core.element as? StackElement)?.axis == .horizontal
        guard core.element is TextElement || isLine else { return nil }
        let texts = core.textElements
        guard let largest = texts.max(by: { $0.size < $1.size }) else { return nil }
        return RowText(
            placed: largest.placed, string: texts.map(\.string).joined(separator: " "), size: largest.size)
    }

    /// Returns `true` if all cells have a number below or above a larger caption, which is the name of a kind
    /// rather than that of the thing that the cell is about.
    private func isInverted(_ couples: [Couple], isValueAbove: Bool) -> Bool {
        guard
            couples.allSatisfy({
                $0.caption.size >= Self.factor * $0.value.size && Self.isCaption($0.caption.string)
                    && Self.isNumber($0.value.string)
            })
        else { return false }
        let captions = Set(couples.map(\.caption.string))
        let values = Set(couples.map(\.value.string))
        // What several cells have in common is the kind of each, and no name.
        if captions.count < couples.count, values.count > captions.count { return true }
        return isValueAbove && values.count > 1
            || couples.allSatisfy { $0.caption.size >= Self.greatFactor * $0.value.size }
    }

    private static func isCaption(_ text: String) -> Bool {
        !text.contains(where: \.isNumber) && text.contains(where: \.isLetter)
            && text.split(whereSeparator: \.isWhitespace).count <= leastWords
    }

    /// Returns `true` for a number, an amount, a time and the like, with a unit or without.
    private static func isNumber(_ text: String) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace)
        let units = words.filter { !$0.contains(where: \.isNumber) && $0.contains(where: \.isLetter) }
        return words.count <= leastWords && units.count <= 1 && text.contains(where: \.isNumber)
            && units.allSatisfy { $0.count <= unitLength }
            && !words.contains { $0.last == "," }
    }
}

import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The texts whose lines are so long that eyes lose them, or so short that each holds two words.
///
/// WCAG 2.2, 1.4.8, has 80 characters, or 40 of Chinese, Japanese or Korean; more than a quarter above is
/// found. The other numbers are our own.
package struct LineLengthCheck {
    private let elements: [AuditedElement]
    private let parents: [Int?]
    private let text: TextEngine
    private let scale: Double

    /// The number of characters from which a line is too long; wide ones count twice.
    private static let longest = 100
    /// The number of lines from which a text is a column.
    private static let columnLines = 5
    /// The mean number of words in the lines of a column that is too narrow.
    private static let leastWords = 2.5
    /// The part of the room around it that a column leaves free.
    private static let freeShare = 0.5

    /// - Parameters:
    ///   - elements: The elements of a scene.
    ///   - text: What lays out its texts.
    ///   - scale: The number of device pixels in a point.
    package init(_ elements: [AuditedElement], text: TextEngine, scale: Double) {
        (self.elements, self.text, self.scale) = (elements, text, scale)
        parents = elements.parents
    }

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] {
        let patterns = BackdropTexts(elements).places
        return elements.indices.compactMap { index in
            let (element, placed) = (elements[index], elements[index].placed)
            guard let source = (placed.element as? TextElement)?.source, source.node?.kind == "text",
                element.isSeen, !element.isSystem, !patterns.contains(placed.place),
                let lines = placed.textLines(text, scale: scale)?.lines.map(\.text),
                lines.count > 1, let kind = problem(of: lines, at: index)
            else { return nil }
            let problem = LegibilityProblem(
                text: lines.joined(separator: " "), kind: kind, frame: placed.frame)
            return placed.diagnostic(
                .lineLength, .language(Diagnostic.ProblemOfLanguage(problem)), at: source.mark)
        }
    }

    private func problem(of lines: [String], at index: Int) -> LegibilityProblem.Kind? {
        // The last line ends where it ends.
        let longest = lines.dropLast().map(Self.length).max() ?? 0
        if longest > Self.longest { return .longLines(longest) }
        let words = lines.map { $0.split(whereSeparator: \.isWhitespace).count }
        guard lines.count >= Self.columnLines, words.allSatisfy({ $0 > 0 }),
            Double(words.reduce(0, +)) / Double(lines.count) <= Self.leastWords, hasRoom(at: index)
        else { return nil }
        return .shortLines(lines.count)
    }

    /// Returns the number of characters of a line, of which wide ones count twice.
    private static func length(of line: String) -> Int {
        line.unicodeScalars.reduce(0) {
            $0 + ((0x1100...0x11FF).contains($1.value) || $1.value >= 0x2E80 ? 2 : 1)
        }
    }

    /// Returns `true` if what a text is in is much wider than it, with nothing beside it there.
    private func hasRoom(at index: Int) -> Bool {
        let width = elements[index].placed.layoutFrame.width
        var outer = parents[index]
        while let next = outer {
            let placed = elements[next].placed
            if placed.element.arrangesSideBySide, placed.children.count > 1 { return false }
            if width <= Self.freeShare * placed.layoutFrame.width { return true }
            let isGround = (placed.element as? SurfaceElement)?.decoration.isSurface == true
            if isGround || placed.element is CanvasElement { return false }
            outer = parents[next]
        }
        return false
    }
}

extension Element {
    /// `true` for what puts children beside each other.
    fileprivate var arrangesSideBySide: Bool {
        self is GridElement || self is LazyGridElement || (self as? StackElement)?.axis == .horizontal
    }
}

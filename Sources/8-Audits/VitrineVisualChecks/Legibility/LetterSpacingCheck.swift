import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The texts whose letters run into each other, and the running texts whose letters or lines fall apart.
package struct LetterSpacingCheck {
    private let elements: [AuditedElement]
    private let text: TextEngine
    private let scale: Double

    /// The parts of their size by which letters may be nearer to each other, in texts and in titles and code,
    /// which are often set tighter.
    private static let (tight, looseTight) = (0.06, 0.1)
    /// The size from which a text is a title, in points.
    private static let titleSize = 28.0
    /// The number of letters below which a text is a sign, whose letters may be joined.
    private static let leastLetters = 4
    /// The part of their size by which the letters of running text may be farther apart.
    private static let wide = 0.14
    /// The numbers of words and of lines from which a text is running text.
    private static let (runningWords, runningLines) = (6, 3)
    /// The distance between lines, as a multiple of their size, from which they fall apart.
    private static let wideLines = 2.4

    /// - Parameters:
    ///   - elements: The elements of a scene.
    ///   - text: What lays out its texts.
    ///   - scale: The number of device pixels in a point.
    package init(_ elements: [AuditedElement], text: TextEngine, scale: Double) {
        (self.elements, self.text, self.scale) = (elements, text, scale)
    }

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] {
        let patterns = BackdropTexts(elements).places
        return elements.compactMap { element in
            guard let found = element.placed.element as? TextElement, element.isSeen, !element.isSystem,
                !patterns.contains(element.placed.place), !found.source.isOfField,
                let kind = Self.problem(of: found.content) ?? lineProblem(of: element.placed, found.content)
            else { return nil }
            let problem = LegibilityProblem(
                text: found.content.string, kind: kind, frame: element.placed.frame)
            return element.placed.diagnostic(
                kind.isTight ? .overlappingText : .lineLength,
                .language(Diagnostic.ProblemOfLanguage(problem)), at: found.source.mark)
        }
    }

    /// Returns what is wrong with the distances between the letters of a text; `nil` if nothing is.
    private static func problem(of content: AttributedText) -> LegibilityProblem.Kind? {
        for run in content.runs {
            let (size, string) = (run.font.size, run.text)
            let space = run.font.tracking == 0 ? run.font.kerning : run.font.tracking
            let letters = string.filter { $0.isLetter || $0.isNumber }
            // Letters that are all as wide as each other leave more room around most of them.
            let isLoose = size >= titleSize || run.font.design == .monospaced
            if letters.count >= leastLetters, -space > (isLoose ? looseTight : tight) * size {
                return .tightLetters(-space)
            }
            // Capitals and short words are often set wide.
            let words = string.split(whereSeparator: \.isWhitespace)
            if words.count >= runningWords, string.count(where: \.isUppercase) * 2 < letters.count,
                space > wide * size
            {
                return .wideLetters(space)
            }
        }
        return nil
    }

    /// Returns that the lines of a text are too far apart; `nil` if they are not.
    private func lineProblem(of placed: PlacedElement, _ content: AttributedText) -> LegibilityProblem.Kind? {
        guard let size = content.runs.map(\.font.size).max(), size < Self.titleSize,
            let lines = placed.textLines(text, scale: scale), lines.lines.count >= Self.runningLines,
            content.string.split(whereSeparator: \.isWhitespace).count >= Self.runningWords
        else { return nil }
        let distances = zip(lines.lines, lines.lines.dropFirst()).map { $1.origin.y - $0.origin.y }
        let factor = (distances.min() ?? 0) / (size * lines.scaleFactor)
        return factor > Self.wideLines ? .wideLines(factor) : nil
    }
}

extension LegibilityProblem.Kind {
    /// `true` for letters that run into each other.
    fileprivate var isTight: Bool { if case .tightLetters = self { true } else { false } }
}

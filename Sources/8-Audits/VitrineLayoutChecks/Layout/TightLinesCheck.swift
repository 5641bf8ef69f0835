import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The texts of stacks that stand so close below each other that their letters touch.
package struct TightLinesCheck {
    private let elements: [AuditedElement]

    /// The part of its size by which a line is higher than its letters, with their descenders.
    private static let leading = 0.2
    /// The size from which titles are often set solid, in points.
    private static let titleSize = 28.0

    package init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] {
        elements.flatMap { element -> [Diagnostic] in
            guard let stack = element.placed.element as? StackElement, stack.axis == .vertical,
                !element.isSystem, element.isSeen
            else { return [] }
            let children = element.placed.children.filter { !$0.frame.isEmpty }.map(AlignedChild.init)
            return zip(children, children.dropFirst()).compactMap(Self.finding)
        }
    }

    private static func finding(_ upper: AlignedChild, _ lower: AlignedChild) -> Diagnostic? {
        guard let (text, size) = line(upper), let (other, otherSize) = line(lower), size == otherSize,
            let shared = upper.core.layoutFrame.intersection(lower.core.layoutFrame),
            shared.height > leading * size
        else { return nil }
        let problem = OverlapProblem(text: other, isSymbol: false, other: text, shared: shared)
        return lower.placed.diagnostic(
            .overlappingText, .language(Diagnostic.ProblemOfLanguage(problem)),
            at: lower.placed.element.source.mark)
    }

    /// Returns the text of a child that is one of words, and its size; `nil` for any other child, and for
    /// titles.
    private static func line(_ child: AlignedChild) -> (String, Double)? {
        guard child.isBare, let text = child.core.element as? TextElement,
            let size = text.content.runs.map(\.font.size).max(), size < titleSize
        else { return nil }
        let string = text.content.string
        return string.contains(where: \.isLowercase) ? (string, size) : nil
    }
}

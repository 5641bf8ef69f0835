import VitrineAuditElements
import VitrineLayout
import VitrineSource
import VitrineText

/// The texts in which a place for a name or a number is not filled in, or that only hold a place themselves.
package struct UnfilledTextCheck {
    private let elements: [AuditedElement]

    /// What programs write for what they do not have, and the text that stands for text.
    private static let stands = [
        "(null)", "Lorem ipsum", "NaN", "Optional(", "[object Object]", "lorem ipsum", "undefined",
    ]

    package init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] {
        elements.compactMap { element in
            guard let text = element.placed.element as? TextElement, element.isSeen, !element.isSystem,
                let place = Self.place(in: text.content.string)
            else { return nil }
            let problem = LegibilityProblem(
                text: text.content.string, kind: .unfilled(place), frame: element.placed.frame)
            return element.placed.diagnostic(
                .unfilledText, .language(Diagnostic.ProblemOfLanguage(problem)), at: text.source.mark)
        }
    }

    /// Returns the first place in a text that is not filled in; `nil` if there is none.
    private static func place(in text: String) -> String? {
        if let found = text.firstMatch(of: /%(?:[0-9]+\$)?(?:@|l{0,2}[dui](?![a-zA-Z]))/) {
            return String(found.0)
        }
        if let found = text.firstMatch(of: /\$\{[A-Za-z_.]+\}|\{\{ ?[A-Za-z_.]+ ?\}\}/) {
            return String(found.0)
        }
        // The key of a text, as in `ORDER_TITLE`.
        if text.wholeMatch(of: /[A-Z]{2,}(?:_[A-Z0-9]{2,})+/) != nil { return text }
        return stands.first { stand in
            text.ranges(of: stand).contains { range in
                let before = text[..<range.lowerBound].last, after = text[range.upperBound...].first
                return before?.isLetter != true && (after?.isLetter != true || stand.hasSuffix("("))
            }
        }
    }
}

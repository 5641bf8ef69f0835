import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineText

/// The texts, seen or spoken, in which a place for a name or a number is not filled in, or that only hold a
/// place themselves.
package struct UnfilledTextCheck {
    private let elements: [AuditedElement]
    /// The texts that the scene shows.
    private let shown: Set<String>

    package init(_ elements: [AuditedElement]) {
        self.elements = elements
        shown = Set(elements.compactMap { ($0.placed.element as? TextElement)?.content.string })
    }

    /// Returns what is found, in the order of the scene: of each place, once.
    package var findings: [Diagnostic] {
        elements.flatMap { element -> [Diagnostic] in
            if element.isSystem { return [] }
            guard let text = element.placed.element as? TextElement else { return spoken(of: element) }
            let string = text.content.string
            let isCode = text.content.runs.contains { $0.font.design == .monospaced }
            guard element.isSeen, let place = UnfilledPlace.first(in: string, isCode: isCode),
                !isColumn(string)
            else { return spoken(of: element) }
            return [diagnostic(string, place, element.placed, at: text.source.mark)]
        }
    }

    /// Returns what is found in the name, the value and the hint that the scene gives an element.
    private func spoken(of element: AuditedElement) -> [Diagnostic] {
        guard let spoken = element.spoken, spoken.isHidden != true else { return [] }
        let symbols = Set(element.placed.symbolNames)
        let texts = [spoken.label, spoken.value, spoken.hint].compactMap(\.self)
        // What is seen is told of the text, and the name of a symbol by another rule.
        let found = texts.lazy.filter { !shown.contains($0) && !symbols.contains($0) }
            .compactMap { text in UnfilledPlace.first(in: text).map { (text, $0) } }.first
        guard let (text, place) = found, !shown.contains(where: { text.contains($0) && $0.contains(place) })
        else { return [] }
        return [diagnostic(text, place, element.placed, at: element.placed.element.source.mark)]
    }

    /// Returns `true` for the name of a list of tasks, among others in capitals, or of all, in Spanish.
    private func isColumn(_ text: String) -> Bool {
        text == "TODO"
            && shown.contains {
                $0 != text && $0.count > 2 && $0 == $0.uppercased()
                    && $0.allSatisfy { $0.isLetter || $0 == " " }
            }
    }

    private func diagnostic(
        _ text: String, _ place: String, _ placed: PlacedElement, at mark: SourceMark
    ) -> Diagnostic {
        let problem = LegibilityProblem(text: text, kind: .unfilled(place), frame: placed.frame)
        return placed.diagnostic(.unfilledText, .language(Diagnostic.ProblemOfLanguage(problem)), at: mark)
    }
}

import VitrineAuditElements
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The symbols that are all that a button shows, and too small to be made out.
package struct TinySymbolCheck {
    private let elements: [AuditedElement]

    /// The least size, in points. Ours: Apple's guidelines have one for text alone, and iOS's smallest
    /// symbols are as large as text of 10 points.
    static let leastSize = 9.0

    package init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] {
        elements.compactMap { element in
            guard let icon = element.placed.element as? IconElement, !element.isSystem,
                !element.isDisabled, element.isSeen, icon.font.size < Self.leastSize,
                Self.isAlone(icon.source)
            else { return nil }
            let problem = LegibilityProblem(
                text: icon.symbol.name, kind: .tinySymbol(icon.font.size), frame: element.placed.frame)
            return element.placed.diagnostic(
                .tinyText, .language(Diagnostic.ProblemOfLanguage(problem)), at: icon.source.mark)
        }
    }

    private static func isAlone(_ source: ElementSource) -> Bool {
        switch source.node?.kind {
        case "iconButton": true
        case "icon":
            source.accessibility?.properties.traits.isDisjoint(with: [.isButton, .isLink]) == false
        default: false
        }
    }
}

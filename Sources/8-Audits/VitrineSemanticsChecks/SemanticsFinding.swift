import VitrineAuditElements
import VitrineLayout

/// What a rule has found at an element.
struct SemanticsFinding {
    let problem: SemanticsProblem
    let element: PlacedElement

    init(_ problem: SemanticsProblem, at element: PlacedElement) {
        (self.problem, self.element) = (problem, element)
    }
}

import VitrineLayout
import VitrineSource

extension PlacedElement {
    /// Returns the finding that something about it is odd.
    package func oddity(_ kind: OddChildProblem.Kind) -> Diagnostic {
        diagnostic(
            .misalignedEdge,
            .language(Diagnostic.ProblemOfLanguage(OddChildProblem(kind: kind, frame: frame))),
            at: element.source.mark)
    }
}

import VitrineHints
import VitrineSource

extension Diagnostic.Problem {
    /// What mends the problem, as `vitrine tokens` says.
    var hint: Suggestion? { SceneHints().suggestion(for: self) }
}

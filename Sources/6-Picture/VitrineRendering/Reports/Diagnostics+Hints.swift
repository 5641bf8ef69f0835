import VitrineHints
import VitrineSource

// Whatever the library shows of problems comes with the hints for scenes.

extension Diagnostics {
    /// Returns all messages in the format of a compiler, with hints.
    package func rendered() -> String { rendered(with: SceneHints()) }

    /// Returns what mends a diagnostic of these, which may repeat what the file says there.
    package func suggestion(for diagnostic: Diagnostic) -> Suggestion? {
        suggestion(for: diagnostic, from: SceneHints())
    }
}

extension Diagnostic.Problem {
    /// What mends the problem, as far as it is known without its place.
    package var hint: Suggestion? { SceneHints().suggestion(for: self) }
}

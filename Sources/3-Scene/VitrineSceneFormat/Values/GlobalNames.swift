import VitrineSource
import VitrineStyle

/// Names that apply in a whole scene unless a scope defines them: its design tokens.
package protocol GlobalNames: Sendable {
    /// Returns the value of a path such as `color`, `accent`, in the notation of scenes; `nil` for an unknown
    /// path. The value may depend on the environment in which it is used.
    func value(of path: [String], in environment: SceneEnvironment, at mark: SourceMark) -> SceneValue?
    /// Returns the names directly or further below a path, relative to it, with their values; `nil` if it is
    /// no group of names.
    func members(
        of path: [String], in environment: SceneEnvironment, at mark: SourceMark
    ) -> [(name: String, value: SceneValue)]?
    /// Returns the warning for the use of a path; `nil` if there is none.
    func deprecation(of path: [String], in environment: SceneEnvironment) -> Diagnostic.Problem?
    /// Returns the problem for a path that has no value.
    func unknown(_ path: [String], in environment: SceneEnvironment) -> Diagnostic.Problem
    /// All paths, with their components joined by dots, for suggestions.
    var known: [String] { get }
    /// The suggestions for names that no scope is there for.
    var suggestions: SuggestionBudget { get }
    /// `true` if some paths are not known because a file could not be read, which is reported by itself.
    var isIncomplete: Bool { get }
}

import VitrineSource
import VitrineStyle

/// Names that hold in a whole scene, where no scope has them: its design tokens.
package protocol GlobalNames: Sendable {
    /// The value of a path such as `color`, `accent`, as the scene language writes it; nil for an unknown one. It may
    /// depend on the environment of the place where it is used.
    func value(of path: [String], in environment: SceneEnvironment, at mark: SourceMark) -> SceneValue?
    /// What to warn of where a path is used; nil where all is well.
    func deprecation(of path: [String], in environment: SceneEnvironment) -> Diagnostic.Problem?
    /// What is wrong with a path that has no value.
    func unknown(_ path: [String], in environment: SceneEnvironment) -> Diagnostic.Problem
    /// All paths, their parts joined by dots, for suggestions.
    var known: [String] { get }
}

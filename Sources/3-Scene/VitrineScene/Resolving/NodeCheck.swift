import VitrineSceneFormat
import VitrineSource

/// A look at nodes, after they are read and before they are built, for what most likely is not meant.
///
/// To add one, add a file and a line in `NodeChecks`.
protocol NodeCheck: Sendable {
    /// The rule that the findings belong to.
    static var rule: AuditRule { get }
    /// Returns what is wrong, and where.
    static func findings(in node: CheckedNode) -> [(problem: Diagnostic.Problem, mark: SourceMark)]
}

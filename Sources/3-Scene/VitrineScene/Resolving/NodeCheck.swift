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

/// All checks of nodes, in the order in which what they find in one place is shown.
enum NodeChecks {
    static let all: [any NodeCheck.Type] = [
        UnchangedEnvironmentCheck.self, UnsharedSpaceCheck.self, GridPriorityCheck.self, LoneUnionCheck.self,
        StackAlignmentCheck.self, UnusedKeyCheck.self,
    ]

    /// Warns of what the checks find in a node.
    static func check(_ node: CheckedNode) {
        for check in all {
            for found in check.findings(in: node) {
                node.context.reader.warn(check.rule, found.problem, at: found.mark)
            }
        }
    }
}

/// A node as checks look at it.
struct CheckedNode {
    let kind: any NodeKind.Type
    /// The key that names the kind.
    let entry: SceneValue.Entry
    /// The keys beside it.
    let others: [SceneValue.Entry]
    let modifiers: Modifiers
    /// `true` if the node is directly in the body.
    let isInBody: Bool
    /// The kind of the node around this one; `nil` in the body.
    let container: (any NodeKind.Type)?
    let context: BuildContext

    init<Kind: NodeKind>(_ node: ReadNode<Kind>, in outer: BuildContext, _ context: BuildContext) {
        kind = Kind.self
        entry = node.entry
        others = node.others
        modifiers = node.modifiers
        isInBody = outer.isInBody
        container = outer.container
        self.context = context
    }
}

import VitrineSceneFormat
import VitrineSource

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

import VitrineLayout
import VitrineSceneFormat
import VitrineSource

/// A priority in a grid, which shares its room by the sizes of its cells.
enum GridPriorityCheck: NodeCheck {
    static let rule = AuditRule.unusedSpace

    static func findings(in node: CheckedNode) -> [(problem: Diagnostic.Problem, mark: SourceMark)] {
        guard node.context.gridRole != .none,
            let entry = node.others.first(where: { $0.key == "layoutPriority" })
        else { return [] }
        let problem = Diagnostic.Problem.noEffect(
            noun: entry.key, on: "what is in a grid", because: "grid tracks are sized by their cells")
        return [(problem, entry.keyMark)]
    }
}

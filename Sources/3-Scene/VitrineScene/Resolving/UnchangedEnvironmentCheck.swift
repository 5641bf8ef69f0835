import VitrineSceneFormat
import VitrineSource

/// An `environment` that changes nothing.
enum UnchangedEnvironmentCheck: NodeCheck {
    static let rule = AuditRule.unusedModifier

    static func findings(in node: CheckedNode) -> [(problem: Diagnostic.Problem, mark: SourceMark)] {
        guard let change = node.others.first(where: { $0.key == "environment" }),
            case .mapping(let changes) = change.value.content, changes.isEmpty
        else { return [] }
        let problem = Diagnostic.Problem.noEffect(
            noun: change.key, on: .node, because: "it names no change")
        return [(problem, change.keyMark)]
    }
}

import VitrineAuditElements
import VitrineLayout
import VitrineSource

/// Controls and progress that a screen reader has no name for (WCAG 2.2, 4.1.2).
enum UnnamedControlRule: SemanticsRule {
    static let rule = AuditRule.unnamedControl

    static func problems(in scene: OutlinedScene) -> [SemanticsFinding] {
        let all = scene.elements.filter {
            $0.traits.isInteractive && $0.lacksName || $0.traits.contains(.isProgress) && $0.label == nil
        }
        return all.map { element in
            let role = element.role ?? "control"
            return SemanticsFinding(
                SemanticsProblem(kind: .unnamed(role: role), name: role), at: element.placed)
        } + EmptyQuestions.findings(in: scene) + ForeignNames.findings(in: scene)
    }
}

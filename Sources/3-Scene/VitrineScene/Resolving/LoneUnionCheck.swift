import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// Glass that is to be joined with other glass where there is no container that joins it.
enum LoneUnionCheck: NodeCheck {
    static let rule = AuditRule.unusedKey

    static func findings(in node: CheckedNode) -> [(problem: Diagnostic.Problem, mark: SourceMark)] {
        guard node.modifiers.glass?.union != nil, !node.context.isInGlassContainer else { return [] }
        let union = node.others.first { $0.key == "glass" }?.value.entry("union")
        let problem = Diagnostic.Problem.noEffect(
            noun: "union", on: "glass in no container",
            because: "it joins glass within a `glassContainer`")
        return [(problem, union?.keyMark ?? node.context.source.mark)]
    }
}

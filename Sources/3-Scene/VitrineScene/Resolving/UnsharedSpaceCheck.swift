import VitrineLayout
import VitrineSceneFormat
import VitrineSource

/// Room that a node asks for where no stack shares it.
enum UnsharedSpaceCheck: NodeCheck {
    static let rule = AuditRule.unusedSpace

    static func findings(in node: CheckedNode) -> [(problem: Diagnostic.Problem, mark: SourceMark)] {
        let isSpacer = node.kind.name == "spacer"
        guard node.context.inherited.axis == nil, node.context.gridRole == .none else { return [] }
        if node.isInBody {
            let unused =
                node.others.filter { $0.key == "layoutPriority" } + (isSpacer ? [node.entry] : [])
            return unused.map { entry in
                (
                    .noEffect(
                        noun: entry.key, on: "a node of the body",
                        because: "each has the room for itself; in a `vstack` or `hstack` they share it"),
                    entry.keyMark
                )
            }
        }
        guard node.container?.name == "zstack", isSpacer, node.others.isEmpty else { return [] }
        let problem = Diagnostic.Problem.odd(
            node.entry.key, because: "pushes nothing aside in a zstack, which it only fills",
            instead: "put it in a `vstack` or `hstack`, or give the zstack `frame: { maxWidth: infinity }`")
        return [(problem, node.entry.keyMark)]
    }
}

import VitrineSceneFormat
import VitrineSource

/// Keys of a node's value that change nothing as long as others are missing, or because of them.
enum UnusedKeyCheck: NodeCheck {
    static let rule = AuditRule.unusedKey

    static func findings(in node: CheckedNode) -> [(problem: Diagnostic.Problem, mark: SourceMark)] {
        node.kind.unusedKeys.compactMap {
            $0.finding(in: node.entry.value, of: node.entry.key, node.context.reader)
        }
    }
}

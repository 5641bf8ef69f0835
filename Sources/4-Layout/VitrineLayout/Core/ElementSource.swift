import VitrineSource

/// The node of the scene that an element came from.
package struct ElementSource: Hashable, Sendable {
    /// The node's id, or else its position, such as `body[0].card[1].text`.
    package var path: String
    package var mark: SourceMark
    /// What the scene says of the node; `nil` for the canvas.
    package var node: NodeIdentity?
    /// What the node, or the part of it, says to those who do not see it; `nil` if it says nothing itself.
    package var accessibility: AccessibilityNode?
    /// The rules that the scene silences for the node.
    package var audit: AuditScope

    package init(path: String, mark: SourceMark, audit: AuditScope = AuditScope()) {
        self.path = path
        self.mark = mark
        self.audit = audit
    }
}

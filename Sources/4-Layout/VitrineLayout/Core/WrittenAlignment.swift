import VitrineSource

/// The alignment that a scene gives a stack in the body, which may be meant for the stack itself.
package struct WrittenAlignment: Sendable {
    package let mark: SourceMark
    /// The kind of node.
    package let kind: String

    package init(at mark: SourceMark, of kind: String) {
        self.mark = mark
        self.kind = kind
    }
}

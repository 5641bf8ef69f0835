import VitrineSceneFormat
import VitrineSource

/// A node as checks look at it.
struct CheckedNode {
    let kind: any NodeKind.Type
    /// The key that names the kind.
    let entry: SceneValue.Entry
    /// The keys beside it.
    let others: [SceneValue.Entry]
    private let shared: Shared<Modifiers>
    /// `true` if the node is directly in the body.
    let isInBody: Bool
    /// The kind of the node around this one; `nil` in the body.
    let container: (any NodeKind.Type)?
    let context: BuildContext

    var modifiers: Modifiers { _read { yield shared.value } }

    init<Kind: NodeKind>(_ node: ReadNode<Kind>, in outer: BuildContext, _ context: BuildContext) {
        kind = Kind.self
        entry = node.entry
        others = node.others
        shared = node.modifiers
        isInBody = outer.isInBody
        container = outer.container
        self.context = context
    }
}

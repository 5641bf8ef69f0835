import VitrineSceneFormat
import VitrineSource

/// A node whose keys have been read: the first of the three passes of a node, before it is checked and built.
struct ReadNode<Kind: NodeKind> {
    /// The key that names the kind.
    let entry: SceneValue.Entry
    /// The keys beside it.
    let others: [SceneValue.Entry]
    var modifiers: Shared<Modifiers>
    /// The value of the kind's key; `nil` if it is wrong, which has been reported.
    let payload: Kind.Payload?
    /// The states of the scene that choices in the value depend on, such as the state of a control.
    var choiceStates: Set<Int> = []
    /// `true` if a value is missing that is most likely under an unknown key.
    let isUnderUnknownKey: Bool

    /// `true` if the node acts as its children would without it.
    var isTransparent: Bool {
        Kind.flattensIntoParent
            || (Kind.self == ComponentNode.self
                && others.allSatisfy { ["when", "environment", "audit"].contains($0.key) })
    }

    /// The place of what is wrong with the node as a whole. Text, paths and pictures report errors at their
    /// value rather than at their key.
    var mark: SourceMark {
        let value = entry.value
        return value.isNull || value.isMapping || value.isSequence || Kind.self == ComponentNode.self
            ? entry.keyMark : value.mark
    }
}

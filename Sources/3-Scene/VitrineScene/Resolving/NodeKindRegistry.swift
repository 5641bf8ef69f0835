import VitrineSceneFormat

/// The kinds of nodes that scenes can name, in the order in which messages list them.
package final class NodeKindRegistry: Sendable {
    let all: [any NodeKind.Type]
    let names: [String]
    private let byName: [String: any NodeKind.Type]
    /// The names that components of a scene may not have.
    package let vocabulary: Vocabulary

    package init(_ all: [any NodeKind.Type]) {
        self.all = all
        names = all.map { $0.name }
        byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        vocabulary = Vocabulary(kinds: names, modifiers: Set(Modifiers.fields.names))
    }

    subscript(name: String) -> (any NodeKind.Type)? { byName[name] }
}

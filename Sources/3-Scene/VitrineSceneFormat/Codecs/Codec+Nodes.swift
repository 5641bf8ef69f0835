import VitrineJSON
import VitrineSource

extension Codec where Value == [SceneValue] {
    /// Child nodes, left unresolved until their parent is known.
    package static let nodes = list(of: Codec<SceneValue>.node)
}

extension Codec where Value == SceneValue {
    /// A node, left unresolved until the surrounding nodes are known.
    package static let node = Codec(unresolved: nodeSchema, expected: .node) { value, reader in
        reader.isAlternating(value) ? value : reader.readResolved(value, nodeSchema) { value, _ in value }
    }

    private static let nodeSchema = JSONSchema.reference("node")
}

extension Noun {
    package static let node: Noun = "a node"
}

import VitrineJSON
import VitrineText

extension Codec where Value == [SceneValue] {
    /// Child nodes, left unresolved until their parent is known.
    package static let nodes = list(of: Codec<SceneValue>.node)
}

extension Codec where Value == SceneValue {
    /// A node, left unresolved until the surrounding nodes are known.
    package static let node = Codec(.reference("node"), expected: "a node") { value, _ in value }
}

import VitrineJSON
import VitrineText

extension Codec where Value == [SceneValue] {
    /// Child nodes, left as they are until their parent is known.
    package static let nodes = list(of: Codec<SceneValue>.node)
}

extension Codec where Value == SceneValue {
    /// A node, left as it is until the nodes around it are known.
    package static let node = Codec(.reference("node"), expected: "a node") { value, _ in value }
}

import VitrineScene
import VitrineSceneFormat
import VitrineSource

/// The kinds and the own ids of nodes, by their places: of the key that names the kind, or of its value.
///
/// A laid-out node knows its path, which begins anew at an id: neither the kind of the node with the id can
/// be told from it, nor whether the id is that of the node or of one around it.
struct NodeIdentities {
    /// What a node's own keys say of it.
    private struct Identity {
        let kind: String
        /// The id as it is written, which may refer to values; `nil` if there is none.
        let id: String?
    }

    private var nodes: [SourceMark: Identity] = [:]

    init(_ content: SceneContent) {
        if let body = content.value.entry("body")?.value { collect(body) }
    }

    /// `true` if nodes at a place are known.
    func hasNode(at mark: SourceMark) -> Bool { nodes[mark] != nil }

    /// Adds the nodes in a value, such as the body of a component.
    mutating func collect(_ value: SceneValue) {
        switch value.content {
        case .sequence(let values): for value in values { collect(value) }
        case .mapping(let entries):
            var id: String?
            if case .string(let text)? = entries.first(where: { $0.key == "id" })?.value.content { id = text }
            for entry in entries {
                let identity = Identity(kind: entry.key, id: id)
                if nodes[entry.keyMark] == nil { nodes[entry.keyMark] = identity }
                // The place of a node such as `text: Hello` is that of its value.
                switch entry.value.content {
                case .bool, .number, .string:
                    if nodes[entry.value.mark] == nil { nodes[entry.value.mark] = identity }
                case .null, .sequence, .mapping: collect(entry.value)
                }
            }
        case .null, .bool, .number, .string: break
        }
    }

    /// Returns the id and the kind of a laid-out node.
    ///
    /// - Parameters:
    ///   - path: The path of the node, such as `#card`, `#card[0].text` or `body[0].card`.
    ///   - mark: The place of the node.
    func identity(at path: String, _ mark: SourceMark) -> (id: String?, kind: String?) {
        let own = nodes[mark]
        if path.hasPrefix("#"), !path.contains("[") {
            let name = String(path.dropFirst())
            // `#card.screen` is a part of what has the id, and `#card.title` a node of the component.
            let isOwn = own.map { own in
                own.id.map { $0.contains("{") || name == $0 || name.hasSuffix(".\($0)") } ?? false
            }
            if isOwn ?? true { return (name, own?.kind) }
        }
        let last = path.split(separator: ".").last.map { String($0.prefix { $0 != "[" }) }
        return (nil, last.flatMap { $0.hasPrefix("#") ? own?.kind : $0 })
    }
}

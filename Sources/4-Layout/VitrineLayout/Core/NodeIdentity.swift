/// What a scene says of the node that an element came from.
package struct NodeIdentity: Hashable, Sendable {
    /// The key that the node is written with, such as `text`, or the name of a component.
    package let kind: String
    /// The node's id; `nil` if it has none.
    package var id: String?
    /// The path of the node, of which those of its parts are continuations.
    package var path: String
    /// `true` if the scene shows the node as one that does not react.
    package var isDisabled = false
    /// Where the node reacts to touch, as the scene says it; `nil` for where it is drawn.
    package var hitArea: HitArea?

    package init(kind: String, id: String? = nil, path: String) {
        (self.kind, self.id, self.path) = (kind, id, path)
    }
}

extension ElementSource {
    /// The id of the node; `nil` if it has none, and for a part of a node.
    package var id: String? { node.flatMap { $0.path == path ? $0.id : nil } }

    /// The kind of the node, or the name of the part of a node that the element is; `nil` for the canvas.
    package var kind: String? {
        guard let node else { return nil }
        let part = path.dropFirst(node.path.count).split(separator: ".").last?.prefix { $0 != "[" } ?? ""
        return part.isEmpty ? node.kind : String(part)
    }
}

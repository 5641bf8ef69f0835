import VitrineGeometry
import VitrineLayout
import VitrineSource

/// A node after layout, summarised for explaining changes in a picture.
package struct NodeSummary: Hashable, Sendable {
    /// The node's path in the scene, by which display items refer to it.
    package var path: String
    package var mark: SourceMark
    /// The node's id; `nil` if it has none, and for a part of a node.
    package var id: String?
    /// The kind of the node, or the name of the part of one; `nil` for the canvas.
    package var kind: String?
    /// The frame, in points.
    package var frame: Rect
    /// The attributes of the node and its modifiers, including defaults, as text keyed by names such as
    /// `padding.top`.
    package var properties: [String: String]
}

extension LaidOutScene {
    /// Returns at most `limit` nodes, in the order of the scene.
    package func nodeSummaries(limit: Int = 20_000) -> [NodeSummary] {
        var order: [String] = []
        var found: [String: NodeSummary] = [:]
        var framed: Set<String> = []
        // If content is laid out and painted at different scales, frames are those of the painted content.
        func visit(_ placed: PlacedElement, _ map: Affine?) {
            let frame = map.map { $0.apply(placed.frame) } ?? placed.frame
            let source = placed.element.source
            if found[source.path] == nil {
                guard order.count < limit else { return }
                order.append(source.path)
                found[source.path] = NodeSummary(
                    path: source.path, mark: source.mark, id: source.id, kind: source.kind, frame: frame,
                    properties: [:])
            }
            // The frame is that of the node's own element, not of a modifier around it.
            if placed.element.modifiedContent == nil, framed.insert(source.path).inserted {
                found[source.path]?.frame = frame
            }
            for attribute in placed.element.attributes {
                let name = attribute.name.isEmpty ? "value" : attribute.name
                let key = "\(placed.element.label).\(name)"
                if let known = found[source.path]?.properties[key] {
                    found[source.path]?.properties[key] = known + " | " + attribute.value
                } else {
                    found[source.path]?.properties[key] = attribute.value
                }
            }
            var inner = map
            if let scaled = placed.element as? ScaledElement {
                let own = scaled.map(at: placed.frame.origin)
                inner = map.map { own.then($0) } ?? own
            }
            for child in placed.children { visit(child, inner) }
        }
        visit(root, nil)
        return order.compactMap { found[$0] }
    }
}

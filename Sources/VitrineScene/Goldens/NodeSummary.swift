import VitrineGeometry
import VitrineLayout
import VitrineSource

/// A node of a scene after layout, for whoever asks what changed in a picture.
public struct NodeSummary: Hashable, Sendable {
    /// What display items name as their source.
    public var source: String
    public var mark: SourceMark
    /// In points.
    public var frame: Rect
    /// What the node was given or fell back to, its modifiers among it, as `padding.top` and texts.
    public var properties: [String: String]
}

extension LaidOutScene {
    /// The nodes in the order of the scene; at most `limit`.
    public func nodes(limit: Int = 20_000) -> [NodeSummary] {
        var order: [String] = []
        var found: [String: NodeSummary] = [:]
        var framed: Set<String> = []
        func visit(_ placed: PlacedElement) {
            let source = placed.element.source
            if found[source.path] == nil {
                guard order.count < limit else { return }
                order.append(source.path)
                found[source.path] = NodeSummary(
                    source: source.path, mark: source.mark, frame: placed.frame, properties: [:])
            }
            // The frame of what the node is itself counts, not that of a modifier around it.
            if !(placed.element is any ModifierElement), framed.insert(source.path).inserted {
                found[source.path]?.frame = placed.frame
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
            placed.children.forEach(visit)
        }
        visit(root)
        return order.compactMap { found[$0] }
    }
}

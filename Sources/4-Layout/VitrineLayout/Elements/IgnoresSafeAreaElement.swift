/// Content of a body that may extend into the safe area at some edges; the canvas makes the room.
package struct IgnoresSafeAreaElement: ModifierElement, Sendable {
    package let content: any Element
    package let edges: Set<Edge>

    package init(content: any Element, edges: Set<Edge>) {
        self.content = content
        self.edges = edges
    }

    package var label: String { "ignoresSafeArea" }
    package var attributes: [Attribute] {
        [Attribute("edges", edges.map(\.rawValue).sorted().joined(separator: " "))]
    }
}

/// Content of a body that may reach under bars and indicators at some edges; the canvas makes the room.
struct EdgesElement: ModifierElement {
    let content: any Element
    let edges: Set<Edge>

    var label: String { "ignoresSafeArea" }
    var attributes: [Attribute] {
        [Attribute("edges", edges.map(\.rawValue).sorted().joined(separator: " "))]
    }
}

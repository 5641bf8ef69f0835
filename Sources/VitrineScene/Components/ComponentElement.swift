/// A use of a component around what it is made of. It changes nothing, and names the component in dumps.
struct ComponentElement: ModifierElement {
    let source: ElementSource
    let content: any Element
    let name: String
    let state: String?

    var label: String { "component" }
    var attributes: [Attribute] {
        [Attribute("name", name)] + (state.map { [Attribute("state", $0)] } ?? [])
    }

    func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { children[...] }
}

/// A use of a component, around its content. It has no effect except to name the component in dumps.
package struct ComponentElement: ModifierElement, Sendable {
    package let source: ElementSource
    package let content: any Element
    package let name: String
    package let state: String?

    package init(source: ElementSource, content: any Element, name: String, state: String?) {
        self.source = source
        self.content = content
        self.name = name
        self.state = state
    }

    package var label: String { "component" }
    package var attributes: [Attribute] {
        [Attribute("name", name)] + (state.map { [Attribute("state", $0)] } ?? [])
    }

    package func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { children[...] }
}

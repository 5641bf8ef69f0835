/// Content with its own layout priority in a stack.
package struct LayoutPriorityElement: ModifierElement, Sendable {
    package let content: any Element
    package let layoutPriority: Double

    package init(content: any Element, layoutPriority: Double) {
        self.content = content
        self.layoutPriority = layoutPriority
    }

    package func mapWithinPlacement(_ change: (any Element) -> any Element) -> any Element {
        LayoutPriorityElement(content: content.mapWithinPlacement(change), layoutPriority: layoutPriority)
    }

    package var label: String { "layoutPriority" }
    package var attributes: [Attribute] { [Attribute("priority", layoutPriority)] }
}

/// Content with its own layout priority in a stack.
package struct LayoutPriorityElement: ModifierElement, Sendable {
    package let content: any Element
    package let layoutPriority: Double

    package init(content: any Element, layoutPriority: Double) {
        self.content = content
        self.layoutPriority = layoutPriority
    }

    package var label: String { "layoutPriority" }
    package var attributes: [Attribute] { [Attribute("priority", layoutPriority)] }
}

import VitrineStyle

/// Content with its own layout direction.
package struct DirectionElement: ModifierElement, Sendable {
    package let content: any Element
    package let direction: LayoutDirection

    package init(content: any Element, direction: LayoutDirection) {
        self.content = content
        self.direction = direction
    }

    package var contentDirection: LayoutDirection? { direction }
    package var label: String { "layoutDirection" }
    package var attributes: [Attribute] { [Attribute("direction", direction.rawValue)] }
}

import VitrineGeometry
import VitrineLayout

/// A stop of a screen reader in a scene: what it says there.
package struct OutlineElement: Sendable {
    /// The name; `nil` for an element without one.
    package var label: String?
    package var value: String?
    package var hint: String?
    package var traits: AccessibilityTraits
    /// The level of a heading, 1...6; 0 for one without a level, and `nil` for no heading.
    package var heading: Int?
    package var position: AccessibilityPosition?
    package var identifier: String?
    package var actions: [String]
    /// The labels of what the element is in, outermost first.
    package var containers: [String] = []
    /// `true` if the name is that of a symbol or a file, as nobody has given another.
    package var isNamedBySymbol = false
    /// `false` if a modal element keeps the reader from it.
    package var isReached = true
    /// `true` if the element scrolls with others, and may be beyond what is seen.
    package var isScrolled = false
    /// The symbol that names the element if nothing in it does.
    package var symbol: String?
    /// The number of the screen that it is on: a picture may have several, such as those of device frames.
    package var screen = 0
    /// The laid-out element that it is.
    package let placed: PlacedElement

    /// Creates the element of a node.
    package init(_ properties: AccessibilityProperties, _ placed: PlacedElement) {
        (label, value, hint) = (properties.label, properties.value, properties.hint)
        (traits, heading, position) = (properties.traits, properties.heading, properties.position)
        (identifier, actions, symbol) = (properties.identifier, properties.actions, properties.symbol)
        self.placed = placed
        if heading != nil { traits.insert(.isHeader) }
    }

    /// The area of the element, in points.
    package var frame: Rect { placed.frame }

    /// `true` if there is something to say of the element.
    package var isSpoken: Bool {
        label != nil || value != nil || traits.isInteractive || traits.contains(.isImage)
    }

    /// Returns the element with what the node around it, which holds nothing else, says of it.
    package func overridden(by properties: AccessibilityProperties, _ placed: PlacedElement) -> OutlineElement
    {
        var own = AccessibilityProperties(label: label, value: value, hint: hint, traits: traits)
        (own.heading, own.position, own.identifier) = (heading, position, identifier)
        own.actions = actions
        var element = OutlineElement(own.overridden(by: properties), placed)
        element.isNamedBySymbol = isNamedBySymbol && properties.label == nil
        (element.containers, element.isScrolled, element.screen) = (containers, isScrolled, screen)
        return element
    }
}

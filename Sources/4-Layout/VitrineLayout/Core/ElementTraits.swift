/// The values that an element carries itself.
package struct ElementTraits: Sendable {
    // An element carries one or two.
    private var values: [(trait: ObjectIdentifier, value: any Sendable)] = []

    package init() {}

    /// Creates the traits of an element that carries one value.
    package init<Trait: ElementTrait>(_ trait: Trait.Type, _ value: Trait.Value) {
        values = [(ObjectIdentifier(trait), value)]
    }

    /// Returns these traits and one more.
    package func and<Trait: ElementTrait>(_ trait: Trait.Type, _ value: Trait.Value) -> ElementTraits {
        var traits = self
        traits.values.append((ObjectIdentifier(trait), value))
        return traits
    }

    /// The value of a trait; `nil` if the element does not carry it.
    package subscript<Trait: ElementTrait>(trait: Trait.Type) -> Trait.Value? {
        // A later one takes the place of an earlier one.
        values.last { $0.trait == ObjectIdentifier(trait) }?.value as? Trait.Value
    }
}

extension Element {
    /// Returns the value of a trait that the element carries, or else of what is beneath its modifiers; `nil`
    /// if neither carries it.
    package func trait<Trait: ElementTrait>(_ trait: Trait.Type) -> Trait.Value? {
        var element: any Element = self
        while true {
            if let value = element.traits[trait] { return value }
            guard let content = element.modifiedContent else { return nil }
            element = content
        }
    }
}

/// What a node says to those who do not see it; parts that are `nil` or empty are what is in it.
package struct AccessibilityProperties: Hashable, Sendable {
    package var label: String?
    package var hint: String?
    package var value: String?
    package var traits: AccessibilityTraits
    package var isHidden: Bool?
    /// The level of a heading, 1...6; 0 for a heading of no level.
    package var heading: Int?
    /// The order among neighbours: higher before lower.
    package var sortPriority: Double?
    package var children: AccessibilityChildren?
    package var identifier: String?
    package var actions: [String] = []
    package var position: AccessibilityPosition?
    /// The name of a symbol that it has at other times, such as before it was busy: its name if nothing in it
    /// has one.
    package var symbol: String?
    /// `true` for a field that is empty, and shows what belongs in it.
    package var showsPlaceholder = false

    package init(
        label: String? = nil, value: String? = nil, hint: String? = nil, traits: AccessibilityTraits = [],
        children: AccessibilityChildren? = nil
    ) {
        (self.label, self.value, self.hint) = (label, value, hint)
        (self.traits, self.children) = (traits, children)
    }

    /// `true` if nothing is said.
    package var isEmpty: Bool { self == AccessibilityProperties() }

    /// Returns the properties with those that a scene gives in their place; traits are added.
    package func overridden(by other: AccessibilityProperties) -> AccessibilityProperties {
        var all = self
        all.label = other.label ?? label
        all.hint = other.hint ?? hint
        all.value = other.value ?? value
        all.traits.formUnion(other.traits)
        all.isHidden = other.isHidden ?? isHidden
        all.heading = other.heading ?? heading
        all.sortPriority = other.sortPriority ?? sortPriority
        all.children = other.children ?? children
        all.identifier = other.identifier ?? identifier
        all.actions += other.actions
        all.position = other.position ?? position
        all.symbol = other.symbol ?? symbol
        all.showsPlaceholder = other.showsPlaceholder || showsPlaceholder
        return all
    }
}

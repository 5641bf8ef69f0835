/// A node or a part of one that says something to those who do not see it.
///
/// All elements of the node share it, so that its outermost one can be told from those within.
package final class AccessibilityNode: Hashable, Sendable {
    package let properties: AccessibilityProperties

    /// Creates a node; `nil` if it says nothing.
    package init?(_ properties: AccessibilityProperties) {
        if properties.isEmpty { return nil }
        self.properties = properties
    }

    package static func == (one: AccessibilityNode, other: AccessibilityNode) -> Bool {
        one.properties == other.properties
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(properties) }
}

import VitrineLayout

extension BuildContext {
    /// Returns the context of a part of the node that is read out by itself, such as a tab.
    package func part(_ properties: AccessibilityProperties) -> BuildContext {
        var part = self
        part.source.accessibility = AccessibilityNode(properties)
        return part
    }
}

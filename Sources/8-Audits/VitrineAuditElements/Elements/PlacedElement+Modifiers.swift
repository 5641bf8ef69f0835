import VitrineLayout

extension PlacedElement {
    /// The element and the modifiers in it, down to what they modify, outermost first.
    package var modifierChain: [PlacedElement] {
        var chain = [self]
        while let last = chain.last, last.element.modifiedContent != nil, last.children.count == 1 {
            chain.append(last.children[0])
        }
        return chain
    }
}

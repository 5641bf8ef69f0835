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

    /// `true` if it, or what its modifiers modify, is said to be a button.
    package var isButton: Bool { isSaid(.isButton) }

    /// `true` if it, or what its modifiers modify, is said to be selected.
    package var isChosen: Bool { isSaid(.isSelected) }

    private func isSaid(_ trait: AccessibilityTraits) -> Bool {
        modifierChain.contains {
            $0.element.source.accessibility?.properties.traits.contains(trait) == true
        }
    }
}

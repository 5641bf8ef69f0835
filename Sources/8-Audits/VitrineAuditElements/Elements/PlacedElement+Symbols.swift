import VitrineLayout
import VitrineStyle

extension PlacedElement {
    /// The children that say something: what adapts to what is behind it is there in two forms.
    package var readChildren: ArraySlice<PlacedElement> {
        element is AdaptiveElement ? children.prefix(1) : children[...]
    }

    /// The names of the symbols that are in an element, in their order.
    package var symbolNames: [String] {
        if let icon = element as? IconElement { return [icon.symbol.name] }
        return readChildren.flatMap(\.symbolNames)
    }
}

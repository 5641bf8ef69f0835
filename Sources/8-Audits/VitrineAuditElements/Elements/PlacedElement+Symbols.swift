import VitrineLayout
import VitrineStyle

extension PlacedElement {
    /// The names of the symbols that are in an element, in their order.
    package var symbolNames: [String] {
        if let icon = element as? IconElement { return [icon.symbol.name] }
        return children.flatMap(\.symbolNames)
    }
}

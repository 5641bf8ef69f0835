import VitrineLayout
import VitrineSource
import VitrineStyle

extension ContrastCheck {
    /// Returns the places of the symbols that directly precede words in a row, and say no more than these.
    /// Controls are left out, and so are symbols after words, which often show a state.
    static func labelledSymbols(_ elements: [AuditedElement]) -> Set<String> {
        var places: Set<String> = []
        for element in elements {
            guard let stack = element.placed.element as? StackElement, stack.axis == .horizontal else {
                continue
            }
            let children = element.placed.children
            for (child, next) in zip(children, children.dropFirst()) {
                let icons = child.icons
                guard icons.count == 1, child.texts.isEmpty,
                    next.texts.contains(where: { $0.contains(where: \.isLetter) })
                else { continue }
                let traits = icons[0].element.source.accessibility?.properties.traits
                if traits?.isInteractive != true { places.insert(icons[0].place) }
            }
        }
        return places
    }
}

extension PlacedElement {
    /// The symbols in an element, in their order.
    fileprivate var icons: [PlacedElement] {
        element is IconElement ? [self] : children.flatMap(\.icons)
    }
}

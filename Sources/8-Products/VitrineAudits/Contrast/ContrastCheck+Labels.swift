import VitrineGeometry
import VitrineLayout
import VitrineStyle
import VitrineText

extension ContrastCheck {
    /// Returns the places of the symbols that say no more than words beside them: those directly before words
    /// in a stack or at the start of a row, and stars beside their number.
    /// Controls are left out, and so are symbols after words, which often show a state.
    static func labelledSymbols(_ elements: [AuditedElement]) -> Set<String> {
        var places: Set<String> = []
        for element in elements {
            let placed = element.placed
            if placed.isRow { places.formUnion(placed.leadingSymbols.map(\.place)) }
            guard let stack = placed.element as? StackElement, stack.axis == .horizontal else { continue }
            for (child, next) in zip(placed.children, placed.children.dropFirst()) {
                if child.isLabelled(by: next) || next.isRating && child.hasNumber {
                    places.formUnion((child.icons + next.icons.filter { _ in next.isRating }).map(\.place))
                }
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

    /// `true` if nothing happens with it.
    fileprivate var isInert: Bool {
        element.source.accessibility?.properties.traits.isInteractive != true
    }

    private var hasWords: Bool { texts.contains { $0.contains(where: \.isLetter) } }

    fileprivate var hasNumber: Bool { texts.contains { $0.contains(where: \.isNumber) } }

    /// `true` for the stars of a rating, and for a star.
    fileprivate var isRating: Bool {
        if element.source.node?.kind == "ratingStars" { return true }
        guard let icon = icons.first?.element as? IconElement, icons.count == 1, texts.isEmpty else {
            return false
        }
        return icon.symbol.role == .rating
    }

    /// `true` if all that it shows are symbols, of which the next element says the words or the number.
    fileprivate func isLabelled(by next: PlacedElement) -> Bool {
        guard texts.isEmpty, let first = icons.first, first.isInert else { return false }
        return icons.count == 1 && next.hasWords || isRating && next.hasNumber
    }

    /// `true` for the outermost element of a row.
    fileprivate var isRow: Bool {
        element.source.node.map { $0.kind == "row" && $0.path == element.source.path } ?? false
    }

    /// The symbols of a row that stand before its words, except those that show a state.
    fileprivate var leadingSymbols: [PlacedElement] {
        let own = element.source.node?.path
        let title = descendant { $0.element is TextElement && $0.element.source.node?.path == own }
        guard let title else { return [] }
        return icons.filter { icon in
            let isBefore =
                icon.isMirrored
                ? icon.frame.minX >= title.frame.maxX : icon.frame.maxX <= title.frame.minX
            return isBefore && icon.isInert && (icon.element as? IconElement)?.symbol.role != .state
        }
    }

    /// Returns the first element of a kind in an element, or the element itself; `nil` if there is none.
    private func descendant(where matches: (PlacedElement) -> Bool) -> PlacedElement? {
        if matches(self) { return self }
        for child in children {
            if let found = child.descendant(where: matches) { return found }
        }
        return nil
    }

    /// `true` for the charge in the battery of a status bar, whose colours the system chooses.
    var isBatteryCharge: Bool {
        guard element.source.node?.kind == "statusBar", let text = element as? TextElement else {
            return false
        }
        return text.content.string.allSatisfy(\.isNumber)
    }
}

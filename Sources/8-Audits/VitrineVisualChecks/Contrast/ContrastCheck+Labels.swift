import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineStyle
import VitrineText

extension ContrastCheck {
    /// Returns the places of the symbols that say no more than words beside them: those directly before words
    /// in a stack or at the start of a row, those of things above and after words, and stars beside their
    /// number. Controls are left out, and so are signs after words, which show a state or lead on.
    static func labelledSymbols(_ elements: [AuditedElement]) -> Set<ElementPlace> {
        var places: Set<ElementPlace> = []
        for element in elements {
            let placed = element.placed
            if placed.isRow { places.formUnion(placed.leadingSymbols.map(\.place)) }
            guard let stack = placed.element as? StackElement else { continue }
            let children = placed.children.filter { !($0.element is SpacerElement) }
            let pushed = placed.spacedPlaces
            for (child, next) in zip(children, children.dropFirst()) {
                if stack.axis == .vertical {
                    if child.isThing, next.hasWords || next.hasNumber {
                        places.formUnion(child.icons.map(\.place))
                    }
                    continue
                }
                // What is on or off, at the other end of its row, does not name the thing.
                if pushed.contains(next.place), next.saysSwitch { continue }
                if child.isLabelled(by: next) { places.formUnion(child.icons.map(\.place)) }
                if next.isRating && child.hasNumber || next.isThing && (child.hasWords || child.hasNumber) {
                    places.formUnion(next.icons.map(\.place))
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

    /// The places of the children of a stack that a spacer pushes away from what is before them.
    fileprivate var spacedPlaces: Set<ElementPlace> {
        Set(zip(children, children.dropFirst()).filter { $0.0.element is SpacerElement }.map(\.1.place))
    }

    /// `true` for a text of one word that says whether something is on.
    fileprivate var saysSwitch: Bool {
        guard let text = texts.first, texts.count == 1, icons.isEmpty else { return false }
        return Self.switchWords.contains(text.lowercased())
    }

    private static let switchWords: Set<String> = [
        "acceso", "aus", "off", "on", "an", "ein", "allumé", "apagada", "apagado", "arrêt", "av", "aan",
        "encendida", "encendido", "desligado", "ligado", "marche", "på", "spento", "uit", "éteint",
    ]

    fileprivate var hasWords: Bool { texts.contains { $0.contains(where: \.isLetter) } }

    fileprivate var hasNumber: Bool { texts.contains { $0.contains(where: \.isNumber) } }

    /// `true` for the stars of a rating, and for a star.
    fileprivate var isRating: Bool {
        if element.source.node?.kind == "ratingStars" { return true }
        guard let icon = icons.first?.element as? IconElement, icons.count == 1, texts.isEmpty else {
            return false
        }
        return icon.symbol.role == .rating
    }

    /// `true` if all that it shows is the symbol of a thing, such as a flame, rather than a sign.
    fileprivate var isThing: Bool {
        guard texts.isEmpty, icons.count == 1, let first = icons.first, first.isInert,
            let icon = first.element as? IconElement, icon.symbol.role == nil
        else { return false }
        return Self.signs.isDisjoint(with: icon.symbol.name.split(separator: ".").map(String.init))
    }

    /// The words in names of symbols that say more than the words which they stand at: where something leads,
    /// what is to do, or how it is set.
    private static let signs: Set<String> = [
        "arrow", "badge", "battery", "bell", "chevron", "ellipsis", "eye", "gear", "info", "line", "lock",
        "mic", "minus", "pencil", "pin", "plus", "questionmark", "slash", "speaker", "trash", "wifi",
    ]

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

import VitrineLayout
import VitrineSource
import VitrineStyle

/// Buttons of one name that do different things, as their symbols or hints tell those who see them or wait
/// (WCAG 2.2, 2.4.6): spoken alone, “Edit” may be either.
enum SameNameRule: SemanticsRule {
    static let rule = AuditRule.sameName

    static func problems(in scene: OutlinedScene) -> [SemanticsFinding] {
        let buttons = scene.elements.filter {
            $0.traits.contains(.isButton) && !$0.isNamedBySymbol && !$0.lacksName
        }
        return buttons.indices.compactMap { index in
            let button = buttons[index]
            let other = buttons[..<index].first { $0.isTaken(for: button) }
            guard other != nil, let name = button.label else { return nil }
            return SemanticsFinding(SemanticsProblem(kind: .sameName, name: name), at: button.placed)
        }
    }
}

extension OutlineElement {
    /// Returns `true` if the names of two buttons do not tell what each of them does.
    fileprivate func isTaken(for other: OutlineElement) -> Bool {
        guard screen == other.screen, label?.lowercased() == other.label?.lowercased(), value == other.value,
            containers == other.containers, !isInRow(besides: other)
        else { return false }
        if let hint, let otherHint = other.hint, hint != otherHint { return true }
        guard let own = placed.thing, let theirs = other.placed.thing else { return false }
        return own != theirs
    }

    /// Returns `true` if both are in rows of a list or in nodes of data, which say what they are about.
    private func isInRow(besides other: OutlineElement) -> Bool {
        let own = placed.element.source.path.split(separator: ".")
        let theirs = other.placed.element.source.path.split(separator: ".")
        guard let index = zip(own, theirs).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
            return true
        }
        func isItem(_ path: [Substring]) -> Bool {
            let kind = path[index].prefix { $0 != "[" }
            let next = index + 1 < path.count ? path[index + 1].prefix { $0 != "[" } : ""
            return kind == "forEach" || kind == "list" || next == "row"
        }
        return isItem(own) && isItem(theirs)
    }
}

extension PlacedElement {
    /// The thing that the only symbol in it shows: the first word of its name, as the rest says how it is
    /// drawn; `nil` if there is no symbol, or there are several.
    fileprivate var thing: Substring? {
        let names = symbolNames
        return names.count == 1 ? names[0].split(separator: ".").first : nil
    }

    private var symbolNames: [String] {
        if let icon = element as? IconElement { return [icon.symbol.name] }
        return children.flatMap(\.symbolNames)
    }
}

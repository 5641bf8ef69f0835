import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// Buttons of one name that do different things, as their symbols or hints tell those who see them or wait
/// (WCAG 2.2, 2.4.6): spoken alone, “Edit” may be either.
enum SameNameRule: SemanticsRule {
    static let rule = AuditRule.sameName

    /// The number of rows from which a symbol that each of them has is one for all.
    private static let count = 3

    static func problems(in scene: OutlinedScene) -> [SemanticsFinding] {
        let buttons = scene.elements.filter {
            $0.traits.contains(.isButton) && !$0.isNamedBySymbol && !$0.lacksName
        }
        let found = buttons.indices.compactMap { index -> SemanticsFinding? in
            let button = buttons[index]
            let other = buttons[..<index].first { $0.isTaken(for: button) || $0.isChoice(beside: button) }
            guard other != nil, let name = button.label else { return nil }
            return SemanticsFinding(SemanticsProblem(kind: .sameName, name: name), at: button.placed)
        }
        let told = Set(found.map(\.problem.name))
        let own =
            found
            + (SameNameItems.findings(in: scene) + OtherRowNames.findings(in: scene))
            .filter { !told.contains($0.problem.name) }
        let names = Set(own.map(\.problem.name))
        return own + repeated(buttons, in: scene)
            + SameNameCells.findings(in: scene).filter { !names.contains($0.problem.name) }
    }

    /// Returns the symbols of one name in rows that are read in parts, so that nothing says with the
    /// name which row it is about.
    private static func repeated(
        _ buttons: [OutlineElement], in scene: OutlinedScene
    ) -> [SemanticsFinding] {
        var groups: [(key: [String], buttons: [OutlineElement])] = []
        for button in buttons where button.placed.texts.isEmpty && button.containers.isEmpty {
            guard let row = scene.rows.row(of: button.placed), let name = button.label else { continue }
            let key = [row.data, row.rest, name, button.value ?? "", button.hint ?? "", "\(button.screen)"]
            if let index = groups.firstIndex(where: { $0.key == key }) {
                groups[index].buttons.append(button)
            } else {
                groups.append((key, [button]))
            }
        }
        return groups.compactMap { group in
            let (count, first) = (group.buttons.count, group.buttons[0])
            // Rows lie below each other, each with its title beside the button; samples have captions.
            guard count >= Self.count, group.buttons.allSatisfy({ $0.frame.minX == first.frame.minX })
            else { return nil }
            let titles = group.buttons.compactMap { title(beside: $0, in: scene) }
            guard Set(titles).count == count, let name = first.label else { return nil }
            return SemanticsFinding(
                SemanticsProblem(kind: .sameInRows(count), name: name), at: first.placed)
        }
    }

    /// Returns the first text that lies beside a button in its row, which it may open; `nil` for none.
    private static func title(beside button: OutlineElement, in scene: OutlinedScene) -> String? {
        let row = scene.rows.row(of: button.placed)?.path
        return scene.elements.first { text in
            (text.traits == .isStaticText || !text.traits.isInteractive && text.placed.texts.count > 1
                || text.traits == .isButton && !text.placed.texts.isEmpty)
                && text.screen == button.screen && scene.rows.row(of: text.placed)?.path == row
                && text.frame.minY < button.frame.maxY
                && text.frame.maxY > button.frame.minY
        }?.label
    }
}

extension OutlineElement {
    /// Returns `true` for two choices of one question.
    fileprivate func isChoice(beside other: OutlineElement) -> Bool {
        guard let own = placed.element.source.node, let theirs = other.placed.element.source.node else {
            return false
        }
        return own.path == theirs.path && EmptyQuestions.kinds.contains(own.kind) && label == other.label
            && placed.place != other.placed.place
    }

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
}

import VitrineAuditElements
import VitrineLayout
import VitrineSource

/// Buttons that are nothing but a symbol, and whose names ask for another action than that shows, such as
/// “Add to album” on a trash can: the name comes from another button.
enum OtherActions {
    /// The greatest number of words of a name that says what a symbol is for.
    private static let greatestWordCount = 6

    /// Returns what is found, in the order in which elements are read.
    static func findings(in scene: OutlinedScene) -> [SemanticsFinding] {
        scene.elements.compactMap { element in
            let symbols = element.placed.symbolNames
            guard element.traits.isInteractive, !element.isNamedBySymbol, element.value == nil,
                element.traits.isDisjoint(with: [.isToggle, .isSelected, .isTab]),
                element.placed.texts.isEmpty, symbols.count == 1, let symbol = symbols.first,
                let label = element.label, case let words = label.words,
                (1...greatestWordCount).contains(words.count),
                case let thing = OppositeSign.thing(symbol),
                let shown = SymbolAction.all.firstIndex(where: { $0.symbols.contains(thing) }),
                says(words, otherThan: shown)
            else { return nil }
            return SemanticsFinding(
                SemanticsProblem(kind: .otherAction(symbol: symbol), name: label), at: element.placed)
        }
    }

    /// Returns `true` if words ask for an action, and for none that a symbol may stand for.
    private static func says(_ words: [String], otherThan shown: Int) -> Bool {
        let all = SymbolAction.all
        let own = all[shown].others.union([shown])
        return !own.contains { all[$0].isMentioned(in: words) }
            && all.indices.contains { !own.contains($0) && all[$0].isSaid(by: words) }
    }
}

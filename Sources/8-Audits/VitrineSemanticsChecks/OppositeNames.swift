import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource

/// Controls and pictures whose names say the opposite of what their symbols show, such as “Next” on a symbol
/// that goes back.
enum OppositeNames {
    /// A symbol that is one of two opposites, and what its element says.
    private struct Sign {
        let index: Int
        let pair: Int
        let symbol: String
        /// The side of the pair that the symbol shows, and the one that the name says, 0 or 1.
        let (shown, said): (Int, Int)
    }

    /// The greatest number of words of a name that says what a symbol is for.
    private static let greatestWordCount = 7

    /// Returns what is found, in the order in which elements are read.
    static func findings(in scene: OutlinedScene) -> [SemanticsFinding] {
        let all = scene.elements.indices.flatMap { signs(of: scene.elements[$0], at: $0) }
        return all.compactMap { sign -> SemanticsFinding? in
            let element = scene.elements[sign.index]
            guard sign.shown != sign.said, let name = element.label,
                !OppositeSign.all[sign.pair].showsState
                    || all.contains(where: { isSwapped($0, with: sign, in: scene) })
            else { return nil }
            return SemanticsFinding(
                SemanticsProblem(kind: .opposite(symbol: sign.symbol), name: name), at: element.placed)
        }
    }

    /// Returns `true` for two controls beside each other that have each other's names. Those of data have one
    /// each for its own row.
    private static func isSwapped(_ one: Sign, with other: Sign, in scene: OutlinedScene) -> Bool {
        let elements = [one, other].map { scene.elements[$0.index] }
        return one.pair == other.pair && one.shown == other.said && one.said == other.shown
            && elements[0].screen == elements[1].screen
            && elements.allSatisfy { scene.rows.row(of: $0.placed) == nil && $0.placed.texts.isEmpty }
            && min(elements[0].frame.maxY, elements[1].frame.maxY)
                > max(elements[0].frame.minY, elements[1].frame.minY)
    }

    private static func signs(of element: OutlineElement, at index: Int) -> [Sign] {
        var symbols = element.placed.symbolNames
        // That of a row says that it opens something.
        if symbols.count > 1 { symbols.removeAll { ["chevron.right", "chevron.forward"].contains($0) } }
        // What is on or has a value shows a state, and its name may say what follows.
        guard element.traits.isInteractive || element.traits.contains(.isImage), !element.isNamedBySymbol,
            element.traits.isDisjoint(with: [.isToggle, .isSelected, .isTab]), element.value == nil,
            symbols.count == 1, let symbol = symbols.first, let words = element.label?.nameWords,
            words.count <= greatestWordCount
        else { return [] }
        let thing = OppositeSign.thing(symbol)
        return OppositeSign.all.indices.compactMap { number -> Sign? in
            let pair = OppositeSign.all[number]
            guard let shown = pair.sides.firstIndex(where: { $0.shows(thing) }),
                !(pair.pointsSideways && element.placed.isMirrored),
                // A picture of a checkmark or a minus says how something is.
                pair.measures || element.traits.isInteractive,
                // Beside words it may say that there is more, or that something is chosen.
                !pair.decorates || element.placed.texts.isEmpty || isOnlySign(words, of: pair)
            else { return nil }
            // “Not helpful” says more than “helpful”, which it ends with.
            var lengths = pair.sides.map { $0.lengthSaid(in: words) }
            if lengths == [0, 0], element.placed.texts.isEmpty, pair.isSeries || isOnlySign(words, of: pair) {
                lengths = pair.sides.map { $0.isSaid(within: words) ? 1 : 0 }
            }
            guard lengths[0] != lengths[1] else { return nil }
            return Sign(
                index: index, pair: number, symbol: symbol, shown: shown,
                said: lengths[0] > lengths[1] ? 0 : 1)
        }
    }

    /// Returns `true` if words say nothing but a direction and what it leads to in a series.
    private static func isOnlySign(_ words: [String], of pair: OppositeSign) -> Bool {
        let phrases = pair.sides.flatMap(\.words).filter { $0.count == 1 }.flatMap { $0 }
        return words.allSatisfy { phrases.contains($0) || steps.contains($0) }
            && !pair.sides.contains { $0.symbols.contains("checkmark") }
    }

    private static let steps: Set<String> = [
        "a", "and", "by", "card", "chapter", "day", "go", "goes", "jump", "lesson", "level", "mark",
        "month", "move", "on", "one", "page", "photo", "picture", "question", "scroll", "show", "skip",
        "slide", "song", "step", "temperature", "the", "to", "track", "volume", "week", "year", "bild",
        "das", "dem", "den", "der", "die", "eine", "einen", "frage", "kapitel", "monat", "schritt",
        "seite", "tag", "titel", "woche", "zum", "zur",
    ]
}

extension OppositeSign.Side {
    /// Returns `true` for one of its symbols, and for a thing with a badge of them.
    fileprivate func shows(_ thing: String) -> Bool {
        symbols.contains(thing)
            || symbols.contains {
                ($0.hasPrefix("badge.") || $0.hasPrefix("and.")) && thing.hasSuffix(".\($0)")
            }
    }

    /// Returns the number of words in the longest of its phrases that a name begins or ends with, or 0.
    /// Between others, a word may be a thing, as in “Save the next train”.
    fileprivate func lengthSaid(in name: [String]) -> Int {
        let said = words.filter { phrase in
            name == phrase || name.suffix(phrase.count).elementsEqual(phrase)
                || name.starts(with: phrase) && !Self.particles.contains(phrase.joined())
                || phrase.count == 1 && phrase[0].isUnspaced && name.contains { $0.contains(phrase[0]) }
        }
        return said.map(\.count).max() ?? 0
    }

    /// Returns `true` if a word for it is anywhere in the name of a control that is nothing but a symbol, as
    /// in “On to the next mark”.
    fileprivate func isSaid(within name: [String]) -> Bool {
        words.contains { $0.count == 1 && name.contains($0[0]) }
    }

    /// The words that begin names of something else, such as “Up to date” and “No problems”.
    private static let particles: Set<String> = [
        "down", "hoch", "ja", "nein", "no", "off", "on", "runter", "up", "yes",
    ]
}

extension String {
    /// The words of a name, without numbers, and without those that only lead to what it says.
    fileprivate var nameWords: [String] {
        let words = self.words.filter { !$0.contains(where: \.isNumber) && !Self.units.contains($0) }
        return Array(words.drop { Self.lead.contains($0) })
    }

    private static let units: Set<String> = ["percent", "prozent", "s", "sec", "seconds", "sekunden"]
    private static let lead: Set<String> = [
        "aller", "go", "ir", "jump", "skip", "springe", "the", "to", "zum", "zur",
    ]
}

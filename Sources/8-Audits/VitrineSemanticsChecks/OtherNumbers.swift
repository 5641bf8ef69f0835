import VitrineAuditElements
import VitrineLayout

/// Names that say all that is seen but for one number or code, in whose place they have another of the same
/// form, as “Gate B41” does where “B14” is seen, and those in which a word has its letters in another order.
enum OtherNumbers {
    /// The number of texts from which an element is a card, whose name need not say all of them.
    private static let greatestTextCount = 6
    /// The number of letters from which two words of the same letters are one with a slip.
    private static let leastLetters = 3
    /// The hours between two ways to write a time of day.
    private static let halfDay = 12

    /// Returns what is found, in the order in which elements are read.
    static func findings(in scene: OutlinedScene) -> [SemanticsFinding] {
        // What is on its way may be ahead of its name.
        if scene.isChanging { return [] }
        return scene.elements.compactMap { element in
            let texts = element.placed.texts
            guard let label = element.label, !element.isNamedBySymbol,
                (1...greatestTextCount).contains(texts.count), !element.traits.contains(.isAdjustable),
                // A chart reads its values, which are not written in it.
                case let value = element.placed.element.source.node?.kind == "chart" ? nil : element.value,
                case let said = "\(label) \(value ?? "")",
                let slip = number(in: texts.flatMap(words), words(of: said))
                    ?? word(in: texts.flatMap(\.words), said.words),
                let text = texts.first(where: { words(of: $0).contains(slip) || $0.words.contains(slip) })
            else { return nil }
            return SemanticsFinding(
                SemanticsProblem(kind: .otherWords(seen: text), name: label), at: element.placed)
        }
    }

    /// Returns the words of a text, of which a number with decimals is one.
    private static func words(of text: String) -> [String] {
        let characters = Array(text)
        let joined = characters.indices.map { index -> Character in
            let isInside = index > 0 && index + 1 < characters.count
            guard isInside, ".,".contains(characters[index]), characters[index - 1].isNumber,
                characters[index + 1].isNumber
            else { return characters[index] }
            return point
        }
        return String(joined).words
    }

    /// A letter that no text has, in place of the point of decimals.
    private static let point: Character = "\u{A66E}"

    /// Returns the only number or code that is seen and not said, if another one of its form is said alone.
    private static func number(in seen: [String], _ said: [String]) -> String? {
        let hasDigits = { (word: String) in word.contains(where: \.isNumber) }
        let (own, others) = (seen.filter(hasDigits), said.filter(hasDigits))
        let (unsaid, unseen) = (rest(of: own, without: others), rest(of: others, without: own))
        guard unsaid.count == 1, unseen.count == 1, let one = unsaid.first, let other = unseen.first,
            own.count == others.count, form(of: one) == form(of: other), !areOneHour(one, other)
        else { return nil }
        let hasLetters = isCode(one)
        let names = seen.filter { $0.contains(where: \.isLetter) && !hasDigits($0) }
        let areSaid = names.allSatisfy { name in
            said.contains { $0.hasPrefix(name) || abbreviates(name, $0) }
        }
        return hasLetters || areSaid && !names.isEmpty || own.count > 1 && areSaid ? one : nil
    }

    /// The number of letters up to which a word may be short for a unit, such as GB.
    private static let unitLength = 4

    /// Returns `true` if a word is short for another one, whose letters it has in their order.
    private static func abbreviates(_ short: String, _ word: String) -> Bool {
        guard (2...unitLength).contains(short.count), short.first == word.first else { return false }
        var rest = Substring(word)
        return short.allSatisfy { letter in
            guard let index = rest.firstIndex(of: letter) else { return false }
            rest = rest[rest.index(after: index)...]
            return true
        }
    }

    /// Returns the word that is seen and not said, if one of the same letters is said and not seen.
    private static func word(in seen: [String], _ said: [String]) -> String? {
        let areLetters = { (word: String) in word.count >= leastLetters && word.allSatisfy(\.isLetter) }
        let unsaid = rest(of: seen.filter(areLetters), without: said)
        let unseen = rest(of: said.filter(areLetters), without: seen).map { $0.sorted() }
        return unsaid.first { unseen.contains($0.sorted()) }
    }

    private static func rest(of words: [String], without others: [String]) -> [String] {
        var left = others
        return words.filter { word in
            guard let index = left.firstIndex(of: word) else { return true }
            left.remove(at: index)
            return false
        }
    }

    /// Returns where a word has letters, and where digits.
    private static func form(of word: String) -> [Bool] { word.map(\.isNumber) }

    private static func isCode(_ word: String) -> Bool { word.contains { $0.isLetter && $0 != point } }

    private static func areOneHour(_ one: String, _ other: String) -> Bool {
        guard let one = Int(one), let other = Int(other) else { return false }
        return abs(one - other) == halfDay
    }
}

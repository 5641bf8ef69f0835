import VitrineSource

/// The scene language's equivalents of names that other languages and tools use for parts of values.
enum ForeignKey {
    /// Returns the equivalent of a key, as code with an explanation; `nil` for an unknown key.
    ///
    /// - Parameters:
    ///   - key: The key, which the value does not have.
    ///   - owner: What messages call the value.
    static func key(_ key: String, of owner: Noun) -> Equivalent? {
        let word = key.filter { $0 != "-" && $0 != "_" }.lowercased()
        return keys[owner]?[word]
    }

    /// Returns the equivalent of a key of a kind's value.
    static func key(_ key: String, ofKind kind: HintedKind) -> Equivalent? {
        kind.value.flatMap { Self.key(key, of: $0) }
    }

    /// Returns the equivalent of a word, as code with an explanation; `nil` for an unknown word.
    ///
    /// - Parameters:
    ///   - word: The word, which is not a known one.
    ///   - noun: What messages call such a word.
    static func word(_ word: String, of noun: Noun) -> Equivalent? {
        let letters = word.lowercased().filter { $0.isLetter || $0.isNumber }
        return words[noun]?[letters]
    }

    private static let keys = EquivalentTable.sections(valueKeys + nodeKeys)
    private static let words = EquivalentTable.sections(wordRows)
}

/// A search for symbols by their names and by what they mean.
package enum IconSearch {
    /// Returns the symbols that match all words of a text, the likeliest first.
    ///
    /// A word matches a whole word of a name, or a meaning, or from three letters on the beginning of a word;
    /// several words may be a meaning together, as `log out` is.
    package static func names(for text: String) -> [String] {
        let words = words(of: text)
        guard !words.isEmpty else { return IconSet.names }
        let together = words.count > 1 ? IconMeanings.table[words.joined()] ?? [] : []
        let ranked = IconSet.names.compactMap { name -> (rank: Int, name: String)? in
            if let place = together.firstIndex(of: name) { return (1 + place, name) }
            var sum = 0
            for word in words {
                guard let rank = rank(of: name, for: word) else { return nil }
                sum += rank
            }
            return (sum, name)
        }
        return ranked.sorted {
            ($0.rank, $0.name.utf8.count, $0.name) < ($1.rank, $1.name.utf8.count, $1.name)
        }.map(\.name)
    }

    /// Returns the symbol that an unknown name most likely means, by its words rather than its spelling.
    ///
    /// - Parameters:
    ///   - name: The name, of whatever icon set.
    ///   - isExact: `true` to go by the name as a whole, not by some of its words. Default: `false`.
    package static func meant(by name: String, isExact: Bool = false) -> String? {
        let all = words(of: name)
        let words = all.filter { !decorations.contains($0) }
        let isFilled = all.contains { ["fill", "filled", "solid"].contains($0) }
        func form(_ symbol: String) -> String {
            isFilled && IconSet.icon(named: symbol + ".fill") != nil ? symbol + ".fill" : symbol
        }
        if let symbol = IconMeanings.table[words.joined()]?.first { return form(symbol) }
        guard !isExact else { return nil }
        // The longest beginning that is a symbol by itself, then words that mean one.
        for count in stride(from: words.count, through: 1, by: -1) {
            let base = words.prefix(count).joined(separator: ".")
            if base.utf8.count > 2, IconSet.icon(named: base) != nil { return form(base) }
        }
        if let symbols = words.lazy.compactMap({ IconMeanings.table[$0] }).first {
            return symbols.first.map(form)
        }
        return words.first { $0.utf8.count > 2 && IconSet.icon(named: $0) != nil }.map(form)
    }

    /// Parts of names in other icon sets that say nothing of the meaning.
    private static let decorations: Set<String> = [
        "fill", "filled", "solid", "outline", "outlined", "rounded", "sharp", "icon", "ic", "fa", "fas",
        "far", "md",
        "mdi", "bi", "sf", "symbol", "lucide", "regular", "thin", "light", "o", "alt",
    ]

    /// Returns the words of a name, in lower case: `shoppingBag`, `shopping-bag` and `shopping.bag` have two.
    private static func words(of name: String) -> [String] {
        var found: [String] = []
        var word = ""
        var wasLower = false
        for character in name {
            let isWord = character.isLetter || character.isNumber
            if !isWord || (character.isUppercase && wasLower) {
                if !word.isEmpty { found.append(word.lowercased()) }
                word = ""
            }
            if isWord { word.append(character) }
            wasLower = character.isLowercase
        }
        if !word.isEmpty { found.append(word.lowercased()) }
        return found
    }

    private static func rank(of name: String, for word: String) -> Int? {
        if name == word { return 0 }
        if let place = IconMeanings.table[word]?.firstIndex(of: name) { return 1 + place }
        let parts = name.split(separator: ".")
        if parts.first.map(String.init) == word { return 10 }
        if parts.contains(where: { $0 == word }) { return 20 }
        return word.utf8.count >= 3 && parts.contains { $0.hasPrefix(word) } ? 40 : nil
    }
}

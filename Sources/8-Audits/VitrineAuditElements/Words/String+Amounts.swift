extension String {
    /// The sign of an amount, `+` or `-`; `nil` for any other text.
    package var amountSign: Character? {
        guard let digit = firstIndex(where: \.isNumber) else { return nil }
        let head = self[..<digit], tail = self[digit...]
        let signs = head.compactMap { Self.signs[$0] }
        let letters = head.count(where: \.isLetter)
        guard signs.count < 2, letters <= 3 else { return nil }
        // Some write the sign behind the amount.
        return signs.first ?? tail.last.flatMap { "-−–".contains($0) ? Self.signs[$0] : nil }
    }

    private static let signs: [Character: Character] = [
        "+": "+", "▲": "+", "↑": "+", "↗": "+", "-": "-", "−": "-", "–": "-", "▼": "-", "↓": "-", "↘": "-",
    ]

    /// `true` for an amount in a currency.
    package var isMoney: Bool {
        contains(where: \.isCurrencySymbol) || filter(\.isLetter).count == 3 || contains("kr")
            || contains("zł")
    }

    /// The only number in a text, such as 1640 in “€1,640”; `nil` for a text with none or several, and for
    /// clocks, dates and fractions.
    package var onlyNumber: Double? {
        guard let first = firstIndex(where: \.isASCIIDigit), let last = lastIndex(where: \.isASCIIDigit)
        else { return nil }
        let written = self[first...last].filter { !$0.isWhitespace && $0 != "’" && $0 != "'" }
        guard written.allSatisfy({ $0.isASCIIDigit || ".,".contains($0) }) else { return nil }
        let groups = written.split(omittingEmptySubsequences: false) { ".,".contains($0) }
        let hasSpaces = self[first...last].contains(where: \.isWhitespace)
        let spaced = self[first...last].split(whereSeparator: \.isWhitespace).dropFirst()
        guard groups.allSatisfy({ !$0.isEmpty }),
            !hasSpaces || spaced.allSatisfy({ $0.prefix(3).count == 3 })
        else { return nil }
        if groups.count == 1 { return Double(written) }
        // What stands before three digits parts thousands.
        let signs = written.filter { ".,".contains($0) }
        let isWhole = Set(signs).count == 1 && groups.dropFirst().allSatisfy { $0.count == 3 }
        if isWhole { return Double(groups.joined()) }
        guard let decimals = groups.last, Set(signs.dropLast()).count < 2 else { return nil }
        return Double("\(groups.dropLast().joined()).\(decimals)")
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

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
}

/// Values as written in drafts before 2025.10, Style Dictionary and Tokens Studio: strings where the format
/// now has objects.
enum LegacyValues {
    /// The line height, as a multiple of the font size, of a typography that states none.
    static let lineHeight = 1.2

    /// Parses a dimension such as `16px`, `1.5rem` or `-4`.
    static func dimension(_ text: String) -> TokenDimension? {
        guard let (number, unit) = measured(text) else { return nil }
        switch unit {
        case "px", "", "pt", "dp": return TokenDimension(number, .px)
        case "rem": return TokenDimension(number, .rem)
        default: return nil
        }
    }

    /// Parses a duration such as `200ms` or `0.2s`.
    static func duration(_ text: String) -> TokenDuration? {
        guard let (number, unit) = measured(text) else { return nil }
        return TokenDuration.Unit(rawValue: unit).map { TokenDuration(number, $0) }
    }

    /// Parses a number such as `1.5` or `150%`.
    static func number(_ text: String) -> Double? {
        guard let (number, unit) = measured(text) else { return nil }
        return unit.isEmpty ? number : unit == "%" ? number / 100 : nil
    }

    /// Parses a fraction of a length, such as `150%` or `0.1em`.
    static func relative(_ text: String) -> Double? {
        guard let (number, unit) = measured(text) else { return nil }
        return unit == "%" ? number / 100 : unit == "em" ? number : nil
    }

    /// Returns the unit of a number with one; `nil` for a text that is not a number with a unit.
    static func unit(of text: String) -> String? { measured(text)?.unit }

    /// Parses a colour with an opacity of its own: `rgba({color.black}, 0.5)`.
    static func translucent(_ text: String) -> (reference: String, alpha: Double)? {
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")"),
            ["rgb", "rgba", "hsla"].contains(text[..<open].lowercased()),
            let end = text.firstIndex(of: "}")
        else { return nil }
        let reference = text[text.index(after: open)...end].trimmed(where: \.isWhitespace)
        let rest = text[text.index(after: end)...].dropLast().trimmed { $0.isWhitespace || ",/".contains($0) }
        guard reference.hasPrefix("{"), let alpha = number(String(rest)), (0...1).contains(alpha) else {
            return nil
        }
        return (String(reference), alpha)
    }

    /// Splits a text into a plain decimal number and the letters after it.
    private static func measured(_ text: String) -> (Double, unit: String)? {
        let end = text.lastIndex { $0.isNumber || $0 == "." }.map { text.index(after: $0) } ?? text.startIndex
        let digits = text[..<end]
        guard let first = digits.utf8.first, digits.utf8.count <= 40,
            (0x30...0x39).contains(first) || [0x2D, 0x2E, 0x2B].contains(first),
            let number = Double(digits), number.isFinite
        else { return nil }
        return (number, String(text[end...].filter { !$0.isWhitespace }))
    }

    /// Parses a timing curve such as `cubic-bezier(0.4, 0, 0.2, 1)`, or one of CSS's names.
    static func curve(_ text: String) -> TokenCubicBezier? {
        switch text {
        case "linear": return TokenCubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
        case "ease": return TokenCubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
        case "ease-in": return TokenCubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
        case "ease-out": return TokenCubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
        case "ease-in-out": return TokenCubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
        default: break
        }
        guard text.hasPrefix("cubic-bezier("), text.hasSuffix(")") else { return nil }
        let parts = text.dropFirst("cubic-bezier(".count).dropLast().split(separator: ",")
        let numbers = parts.compactMap { number(String($0.filter { !$0.isWhitespace })) }
        guard parts.count == 4, numbers.count == 4, (0...1).contains(numbers[0]), (0...1).contains(numbers[2])
        else { return nil }
        return TokenCubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    }

    /// Parses a CSS list of font families.
    static func families(_ text: String) -> [String] {
        text.split(separator: ",").map { part in
            String(part.trimmed { $0.isWhitespace || $0 == "'" || $0 == "\"" })
        }.filter { !$0.isEmpty }
    }

    /// Parses a weight such as `700`, `Semi Bold` or `SemiBold`.
    static func weight(_ text: String) -> Double? {
        if let number = number(text) { return (1...1000).contains(number) ? number : nil }
        var words = text.lowercased().filter { !" -_".contains($0) }
        if words.hasSuffix("italic") { words = String(words.dropLast(6)) }
        if words.isEmpty { return 400 }
        return FontWeights.byName.first { key, _ in key.filter { $0 != "-" } == words }?.value
    }

    /// Returns the only type that a value without a stated type can have.
    static func type(of json: LocatedJSON) -> TokenType? {
        switch json.content {
        case .number: .number
        case .string(let text):
            if text.contains("{") {
                nil
            } else if color(text) != nil {
                .color
            } else if number(text) != nil {
                .number
            } else if dimension(text) != nil {
                .dimension
            } else if duration(text) != nil {
                .duration
            } else if curve(text) != nil {
                .cubicBezier
            } else {
                nil
            }
        default: nil
        }
    }

    /// Converts a value to another type, for types that older dialects mix up.
    static func converted(_ value: TokenValue, to type: TokenType) -> TokenValue? {
        switch (value, type) {
        case (.number(let number), .dimension): .dimension(TokenDimension(number))
        case (.number(let number), .fontWeight) where (1...1000).contains(number): .fontWeight(number)
        case (.number(let number), .duration): .duration(TokenDuration(number))
        case (.fontWeight(let weight), .number): .number(weight)
        default: nil
        }
    }
}

extension Substring {
    /// Returns the text without matching characters at either end.
    func trimmed(where matches: (Character) -> Bool) -> Substring {
        var text = self
        while let first = text.first, matches(first) { text.removeFirst() }
        while let last = text.last, matches(last) { text.removeLast() }
        return text
    }
}

import VitrineJSON

/// The way in which a language writes numbers and amounts of money.
///
/// Known: the separators and patterns of CLDR for the languages below; others are written as in English.
struct NumberStyle: Hashable, Sendable {
    private let group: String
    private let decimal: String
    /// The digits from which groups are separated: Spanish, Polish and Portuguese write 1000 as one group.
    private let leastGrouped: Int
    /// `true` for groups of two digits above the thousands, as in India.
    private let hasPairs: Bool
    /// `true` if a currency stands after the amount.
    private let isCurrencyLast: Bool
    private let language: String

    /// - Parameter tag: The tag of a language, such as `de` or `de-CH`.
    init(of tag: String) {
        let parts = tag.split { $0 == "-" || $0 == "_" }.map(String.init)
        let language = parts.first?.lowercased() ?? "en"
        let region = parts.dropFirst().first { $0.utf8.count == 2 }?.uppercased()
        self.language = language
        hasPairs = language == "hi" || region == "IN"
        leastGrouped = ["es", "pl", "pt"].contains(language) && region != "BR" && region != "MX" ? 5 : 4
        let isFirst =
            ["id", "nl", "tr"].contains(language)
            || ["de-AT", "de-CH", "pt-BR", "es-MX"].contains("\(language)-\(region ?? "")")
        isCurrencyLast =
            (Self.spaced.contains(language) || Self.dotted.contains(language)) && !isFirst
        switch language {
        case "de" where region == "CH": (group, decimal) = ("\u{2019}", ".")
        case "es" where region == "MX": (group, decimal) = (",", ".")
        case "fr": (group, decimal) = ("\u{202F}", ",")
        case _ where Self.spaced.contains(language): (group, decimal) = ("\u{A0}", ",")
        case _ where Self.dotted.contains(language): (group, decimal) = (".", ",")
        default: (group, decimal) = (",", ".")
        }
    }

    private static let spaced: Set = [
        "bg", "cs", "fi", "fr", "hu", "nb", "no", "pl", "ru", "sk", "sv", "uk",
    ]
    private static let dotted: Set = [
        "da", "de", "el", "es", "hr", "id", "it", "nl", "pt", "ro", "sl", "tr", "vi",
    ]

    /// The signs of currencies; others are written by their codes.
    private static let signs = [
        "BRL": "R$", "CNY": "\u{A5}", "EUR": "\u{20AC}", "GBP": "\u{A3}", "ILS": "\u{20AA}",
        "INR": "\u{20B9}", "JPY": "\u{A5}", "KRW": "\u{20A9}", "PHP": "\u{20B1}", "TRY": "\u{20BA}",
        "UAH": "\u{20B4}", "USD": "$", "VND": "\u{20AB}",
    ]

    /// Returns a number, with a minus sign, which is as wide as a digit, rather than a hyphen.
    func text(of value: Double) -> String {
        let plain = PrintedText.number(value.magnitude)
        let parts = plain.split(separator: ".", maxSplits: 1)
        guard let whole = parts.first, whole.utf8.allSatisfy({ 48...57 ~= $0 }) else {
            return (value < 0 ? "\u{2212}" : "") + plain
        }
        let fraction = parts.count > 1 ? decimal + parts[1] : ""
        return (value < 0 ? "\u{2212}" : "") + grouped(String(whole)) + fraction
    }

    /// Returns an amount of money.
    func text(of value: Double, currency: String) -> String {
        let sign = Self.signs[currency] ?? currency
        let amount = text(of: value.magnitude)
        let minus = value < 0 ? "\u{2212}" : ""
        if isCurrencyLast { return "\(minus)\(amount)\u{A0}\(sign)" }
        let hasGap = sign == currency || ["de", "nl", "pt"].contains(language)
        let gap = hasGap ? "\u{A0}" : ""
        return "\(minus)\(sign)\(gap)\(amount)"
    }

    private func grouped(_ digits: String) -> String {
        guard digits.utf8.count >= leastGrouped else { return digits }
        var (rest, groups): (Substring, [Substring]) = (digits[...], [])
        while !rest.isEmpty {
            let length = groups.isEmpty || !hasPairs ? 3 : 2
            groups.append(rest.suffix(length))
            rest = rest.dropLast(length)
        }
        return groups.reversed().joined(separator: group)
    }
}

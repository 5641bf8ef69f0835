import Testing

@testable import VitrineComponents

/// Numbers and amounts are written as CLDR has them; `_` stands for a space that does not break, `'` for a
/// narrow one.
@Suite struct NumberStyleTests {
    private func plain(_ text: String) -> String {
        text.replacing("\u{A0}", with: "_").replacing("\u{202F}", with: "'")
            .replacing("\u{2212}", with: "-")
    }

    private static let numbers: [(language: String, value: Double, text: String)] = [
        ("en", 12_480, "12,480"), ("en-US", 999, "999"), ("en", 1_234_567.5, "1,234,567.5"),
        ("de", 12_480.25, "12.480,25"), ("de-CH", 12_480, "12\u{2019}480"), ("fr", 12_480, "12'480"),
        ("ru", -1_000, "-1_000"), ("es", 1_000, "1000"), ("es", 10_000, "10.000"),
        ("es-MX", 1_000, "1,000"), ("pl", 1_000, "1000"), ("pt-BR", 1_000, "1.000"),
        ("hi", 1_234_567, "12,34,567"), ("en-IN", 100_000, "1,00,000"), ("ja", 12_480, "12,480"),
        ("tlh", 12_480, "12,480"), ("", 12_480, "12,480"),
    ]

    @Test(arguments: numbers)
    func numbersHaveTheSeparatorsOfTheLanguage(language: String, value: Double, text: String) {
        #expect(plain(NumberStyle(of: language).text(of: value)) == text)
    }

    private static let amounts: [(language: String, value: Double, currency: String, text: String)] = [
        ("en", 12_480, "USD", "$12,480"), ("en", -5, "EUR", "-\u{20AC}5"), ("en", 5, "CHF", "CHF_5"),
        ("de", 12_480, "EUR", "12.480_\u{20AC}"), ("fr", 12_480, "EUR", "12'480_\u{20AC}"),
        ("nl", 5, "EUR", "\u{20AC}_5"), ("pt-BR", 5, "BRL", "R$_5"), ("pt-PT", 5, "EUR", "5_\u{20AC}"),
        ("tr", 5, "TRY", "\u{20BA}5"), ("ja", 500, "JPY", "\u{A5}500"), ("de-CH", 5, "CHF", "CHF_5"),
        ("de-AT", 5, "EUR", "\u{20AC}_5"),
    ]

    @Test(arguments: amounts)
    func amountsHaveTheSignWhereTheLanguagePutsIt(
        language: String, value: Double, currency: String, text: String
    ) {
        #expect(plain(NumberStyle(of: language).text(of: value, currency: currency)) == text)
    }

    /// What no scene can hold stays readable.
    @Test(arguments: [1e300, .infinity, -.infinity, .nan, 1e-7])
    func anyNumberIsWritten(value: Double) {
        #expect(!NumberStyle(of: "de").text(of: value).isEmpty)
        #expect(!NumberStyle(of: "hi").text(of: value, currency: "INR").isEmpty)
    }
}

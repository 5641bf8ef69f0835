/// Quotes as word processors set them, which mean nothing to YAML.
package enum TypographicQuotes {
    /// Returns the text within typographic quotes; `nil` if a value does not begin with one.
    package static func within(_ text: Substring) -> Substring? {
        guard let first = text.first, all.contains(first), text.count > 1 else { return nil }
        let inner = text.dropFirst()
        return inner.last.map(all.contains) == true ? inner.dropLast() : inner
    }

    private static let all: Set<Character> = [
        "\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}", "\u{201A}",
    ]
}

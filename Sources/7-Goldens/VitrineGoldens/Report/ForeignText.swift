/// Text from scenes, suites, files and other machines within Markdown, where GitHub, GitLab and Buildkite
/// show it: names, ids, values and messages, which anyone may have written.
///
/// It stands as code within blocks of HTML, such as a table. Markdown is not read within those up to the next
/// blank line, and what is code is searched neither for addresses nor for mentions, references and commits.
/// All punctuation is written by number besides, so that nothing is made of it where a service reads Markdown
/// in other ways.
enum ForeignText {
    /// The maximum number of characters of a text that are shown.
    private static let lengthLimit = 240
    /// The punctuation that means nothing within a line.
    private static let plain: Set<Unicode.Scalar> = ["-", ",", " "]

    /// Returns a text as code, on one line.
    static func code(_ text: String) -> String { "<code>\(escaped(text))</code>" }

    /// Returns the lines of a text as code, below each other.
    static func lines(_ text: some Sequence<String>) -> String { text.map(code).joined(separator: "<br>") }

    /// Returns a text as the value of an attribute, without the quotes around it.
    static func attribute(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { $0 += number(of: $1, unless: ofAddresses.contains($1)) }
    }

    /// The punctuation of addresses that ends no attribute.
    private static let ofAddresses = Set("%/:.?=-_~".unicodeScalars)

    private static func escaped(_ text: String) -> String {
        let scalars = text.unicodeScalars
        let isLong = scalars.count > lengthLimit
        let inner = scalars.prefix(isLong ? lengthLimit - 1 : lengthLimit).reduce(into: "") {
            $0 += number(of: $1, unless: plain.contains($1))
        }
        return inner + (isLong ? "…" : "")
    }

    /// Returns a character, or its number where it is punctuation, and a space for what would end the line.
    private static func number(of scalar: Unicode.Scalar, unless isPlain: Bool) -> String {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: " "
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: String(scalar)
        case 0..<0x7F: isPlain ? String(scalar) : "&#\(scalar.value);"
        default: String(scalar)
        }
    }
}

/// A slip in YAML that its parser describes in its own terms. `YAMLMistake+Wording.swift` has the wording.
public enum YAMLMistake: Hashable, Sendable {
    /// No colon after a word that names a value: `- rectangle` followed by `fill: red`.
    case missingColon(after: String)
    /// An `=` where a colon belongs.
    case equalsSign(after: String)
    /// A line that begins where no line above begins; the line that it probably belongs beside.
    case misplacedLine(column: Int, expected: Int, beside: String)
    case tab
    /// Text that holds a colon and a space.
    case colonInText
    /// Text that begins with a sign that has a meaning in YAML.
    case reservedSign(Character)
    /// A `#` that begins a comment within a list or mapping on one line.
    case comment(String)
    /// A bracket that is not closed on its line.
    case unclosed(Character)
    case missingComma(before: String)
    case semicolon
    /// A quote of the same kind within quotes.
    case quoteWithinQuotes(Character)
}

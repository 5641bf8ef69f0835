/// A slip in YAML that its parser describes in its own terms. `YAMLMistake+Wording.swift` has the wording.
package enum YAMLMistake: Hashable, Sendable {
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
    /// A comment as in other languages.
    case slashComment
    /// Two dashes before an item of a list.
    case doubleDash
    /// A comma after an item of a list of lines.
    case trailingComma
    /// A key among the items of a list: `spacing: 8` between `vstack:` and its children.
    case keyAmongItems(String, of: String)
    /// A dash before a key of the node above: `- font: title` where `text` begins.
    case dashBeforeKey(String, of: String)
    /// A text with signs of Markdown that has no quotes.
    case emphasis(String)
    /// A scale as in the names of pictures: `@2x`.
    case scaleFactor(String)
    /// The first item of a list on the line of its key.
    case listOnLine(of: String)
    /// A text that begins with a dash.
    case dashInText(String)
    /// A name in a text as in Swift: `"\(name)"`.
    case swiftInterpolation
    /// The lines of a text, which are not indented deeper than its key.
    case unindentedText(key: String)
    /// A value with arguments, as in Swift: `system(size: 20)`.
    case call(String, arguments: String, of: String)
    /// A call at the end of a text, as in Swift: `"Hello".font(.title)`.
    case callOfText(String, arguments: String)
    /// A second key on the line of another one's value: `text: A, font: title`.
    case secondKey(String, after: String, isNested: Bool)
    /// A text on the line below the key that it is the value of, above other keys.
    case textBelowKey(String, key: String)
    /// A tag such as `!include`.
    case tagged(String)
    /// A node written as a call in Swift: `hstack(spacing: 8):`.
    case callAsNode(String)
    /// A node written as a view in Swift with others in braces, as it stands on its line: `VStack {`.
    case viewAsNode(String)
}

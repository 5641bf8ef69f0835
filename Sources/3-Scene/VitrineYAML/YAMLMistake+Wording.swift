extension YAMLMistake {
    /// The mistake, described in one line.
    package var message: String {
        switch self {
        case .missingColon(let word): "there is no colon after `\(word)`"
        case .equalsSign(let word): "there is no colon after `\(word)`, but `=`"
        case .misplacedLine(let column, _, _):
            "the line begins at column \(column), where nothing above it begins"
        case .tab: "this line is indented with a tab, and YAML takes spaces only"
        case .colonInText: "a colon followed by a space ends a key, and this is within a text"
        case .reservedSign(let sign): "a text without quotes cannot begin with `\(sign)`"
        case .comment(let text): "`\(text)` is a comment: `#` begins one, and ends the list"
        case .unclosed(let bracket): "this `\(bracket)` is not closed"
        case .missingComma(let word): "there is no comma before `\(word)`"
        case .semicolon: "there is `;` where a comma belongs"
        case .quoteWithinQuotes(let quote): "the text ends at the second `\(quote)`, and more follows"
        case .slashComment: "`//` begins no comment"
        case .doubleDash: "there are two dashes before an item of a list"
        case .trailingComma: "there is a comma at the end of the line"
        case .keyAmongItems(let key, _): "`\(key)` stands among the items of a list"
        case .dashBeforeKey(let key, let owner): "`\(key)` is a key of `\(owner)`, and has a dash"
        case .emphasis: "a text without quotes cannot begin with `*`"
        case .scaleFactor: "a text without quotes cannot begin with `@`"
        case .listOnLine, .dashInText: "a dash after a colon begins a list, which stands on lines of its own"
        case .swiftInterpolation: "`\\(` has no meaning within quotes"
        case .unindentedText(let key): "the lines of the text below `\(key)` are not indented"
        case .callOfText(let name, _): "`.\(name)(` begins a call, and a scene has none"
        case .secondKey(let key, let owner, _): "`\(key):` stands on the line of `\(owner):`"
        case .textBelowKey(let text, let key): "`\(text)` stands below `\(key):`, among other keys"
        case .tagged(let tag): "`\(tag)` is a tag of YAML, and scenes have none"
        case .viewAsNode(let text): "`\(text.prefix { $0.isLetter })` begins a view of Swift"
        case .call(let name, _, _), .callAsNode(let name): "`\(name)(` begins a call, and a scene has none"
        }
    }
}

import VitrineComponents
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineYAML

extension YAMLMistake {
    /// The way to mend it.
    var advice: String {
        switch self {
        case .missingColon(let word) where flags.contains(word): "write `\(word): true`"
        case .missingColon(let word): "write `\(word):`"
        case .equalsSign(let word): "write `\(word):` in place of `\(word) =`"
        case .misplacedLine(_, let expected, let name): "begin it at column \(expected), below `\(name)`"
        case .tab: "replace the tab by spaces: two for each level"
        case .colonInText: "put quotes around the whole text"
        case .reservedSign: "put quotes around the whole text"
        case .comment(let text): "put quotes around it: \"\(text)\""
        case .unclosed(let bracket): "end it with `\(bracket == "{" ? "}" : "]")`"
        case .missingComma: "put a comma between the entries"
        case .semicolon: "write a comma"
        case .quoteWithinQuotes(let quote):
            quote == "'" ? "put double quotes around the text: \"It's\"" : "write the inner quotes as `\\\"`"
        case .slashComment: "a comment begins with `#`"
        case .doubleDash: "write one dash and a space"
        case .trailingComma: "leave it out: each item has a line of its own"
        case .keyAmongItems(let key, let owner):
            "put the list right below `\(owner):`, and `\(key):` after it, where `\(owner)` begins"
        case .dashBeforeKey(let key, let owner): "leave out the dash: `\(key):` begins where `\(owner)` does"
        case .emphasis(let text): "such a text is `markdown: \"\(text)\"`, in quotes"
        case .scaleFactor(let factor): "write the number alone: \(factor)"
        case .listOnLine(let key): "begin the list on the line below, deeper than `\(key)`"
        case .dashInText(let text): "put quotes around the text: \"\(text)\""
        case .swiftInterpolation: "names stand in braces: \"{name}\""
        case .unindentedText(let key): "begin them deeper than `\(key)`"
        case .callOfText(let name, let arguments): "write it on a line below: `\(name): \(arguments)`"
        case .secondKey(let key, let owner, false):
            "write `\(key):` on the next line, below `\(owner)`, or put quotes around the whole text"
        case .secondKey(let key, let owner, true):
            "write `- \(key):` on the next line, deeper than `\(owner)`, or put quotes around the whole text"
        case .textBelowKey(let text, let key):
            "write `\(key): \(text)` on one line, and the other keys below it, where `\(key)` begins"
        case .tagged("!include"), .tagged("!import"):
            "a file of components is named at the top: `import: file.yaml`"
        case .tagged: "put quotes around a text that begins with `!`"
        case .call(_, let arguments, let key):
            "write its parts: `\(key): { \(Self.parts(arguments, of: key)) }`"
        case .viewAsNode(let text): SwiftView(text[...])?.suggestion.text ?? SwiftView.example.text
        case .callAsNode("Image"): "a symbol is `icon: star`, and a file `image: picture.png`"
        case .callAsNode(let name)
        where name.lowercased().hasSuffix("stack") || name.lowercased().contains("grid"):
            """
            write `\(Self.kind(name)):` with its nodes right below, and what is in parentheses after them, \
            where it begins
            """
        case .callAsNode(let name): "write `\(Self.kind(name)):`, and its arguments on lines below"
        }
    }

    /// Returns the kind that Swift spells with a capital letter.
    private static func kind(_ name: String) -> String {
        SceneLanguage.builtIn.kinds.first { $0.name.lowercased() == name.lowercased() }?.name
            ?? name.prefix(1).lowercased() + name.dropFirst()
    }

    /// Keys that are true or false.
    private var flags: Set<String> {
        [
            "bold", "italic", "underline", "strikethrough", "hyphenation", "isolated", "equalSizes",
            "fixedSize",
        ]
    }

    /// Returns the arguments of a call as parts of a value: a first one without a name is a font's style.
    private static func parts(_ arguments: String, of key: String) -> String {
        let all = arguments.split(separator: ",").map { $0.drop { $0 == " " } }
        guard let first = all.first, !first.contains(":") else { return arguments }
        let value = first.drop { $0 == "." }
        guard key == "font" else { return arguments }
        let name = value.first?.isNumber == true ? "size" : "style"
        return (["\(name): \(value)"] + all.dropFirst().map(String.init)).joined(separator: ", ")
    }
}

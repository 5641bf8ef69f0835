import VitrineComponents
import VitrineControls
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineYAML

extension SceneHints {
    /// A suggested fix that repeats what is written at the place of the problem; `nil` if the problem alone
    /// says enough.
    static func suggestion(for problem: Diagnostic.Problem, written place: SourceContext) -> Suggestion? {
        switch problem {
        case .wrongType(let expected, let found):
            Self.straightQuotes(place) ?? Self.missingQuotes(expected, found, place)
                ?? (found.text == nil ? nil : Self.commas(place)) ?? Self.value(expected, found, place)
        case .outOfRange: Self.commas(place)
        case .unknownValue(let value, "function", _) where value.first?.isUppercase == true:
            SwiftView(place.line.drop { " -".contains($0) })?.suggestion
        case .unknownValue(let value, let noun, let known):
            Self.straightQuotes(place) ?? Self.word(value, as: noun, known: known, at: place)
        case .invalidColor, .missingFile, .missingFont: Self.straightQuotes(place)
        case .unknownKey(let key, let owner, let known):
            Self.bareBraces(key, place) ?? Self.textWithComma(place)
                ?? Self.layer(key, of: owner, known: known, at: place)
                ?? (Self.areOfNodes(known) ? Self.modifier(key, owner, place) : Self.part(key, owner, place))
        case .misplacedKey(let key, _, let owner?): Self.within(owner, key, place)
        case .duplicateKey(let key): Self.modifiers(from: key, place)
        case .keysBesideValue(let keys, let owner, isAlone: false): Self.wholeValue(of: owner, keys, place)
        case .missingKey("text", .textRun): Self.run(place)
        case .noNodeKind(_, let keys) where keys.first?.contains("(") == true && SwiftView.begins(place.rest):
            SwiftView(place.rest)?.suggestion ?? SwiftView.example
        case .noNodeKind(_, let keys): keys.first.flatMap { Self.kind($0, place) }
        case .ambiguousNodeKind(let kinds) where kinds.count == 2 && HintedKind(kinds[0]) == .row:
            Self.row(kinds[1], place)
        case .notAllowed("fill", .kind(.image), _):
            place.value.flatMap { value in
                ["true", "cover", "fill", "contain", "fit"].contains(value)
                    ? Self.picture("fill", value, place) : nil
            }
        case .keyWithoutNode(let keys, isFirst: true, container: nil) where place.holdsList:
            "put the nodes in a `vstack`, and below it `\(keys.first ?? ""): ...`"
        case .keyWithoutNode(let keys, isFirst: true, container: nil):
            keys.first.map { key in
                "begin with a kind: `- text: Hello`, and below it `\(key): \(Self.short(place.value))`"
            }
        case .fileOutsideSceneFolder(let path) where path.hasPrefix("/"):
            """
            paths begin at the folder of the file that names them: write `\(path.drop { $0 == "/" })`; \
            others need --allow-outside
            """
        default: nil
        }
    }

    // MARK: Quotes

    /// Returns how to write a value that typographic quotes begin.
    static func straightQuotes(_ place: SourceContext) -> Suggestion? {
        guard let text = TypographicQuotes.within(place.written) else { return nil }
        return Double(text) != nil || ["true", "false"].contains(text)
            ? "leave out the typographic quotes: \(text)" : "write straight quotes: \"\(text)\""
    }

    /// Returns a suggestion for a value that is missing because the rest of the line is a comment, a list of
    /// nodes under a key of its own, a name in braces without quotes.
    static func missingQuotes(_ expected: Noun, _ found: FoundValue, _ place: SourceContext)
        -> Suggestion?
    {
        let line = place.line
        if expected == .list, found == .mapping {
            let key = line.drop { $0 == " " || $0 == "-" }.prefix { $0 != ":" }
            guard ["children", "content", "items", "nodes", "views", "body"].contains(key) else { return nil }
            return "leave out `\(key):`, and put the nodes there, each with a dash: `- text: Hello`"
        }
        if found == .mapping, place.rest.first == "{" {
            let name = place.rest.dropFirst().prefix { $0 != "}" }
            let isName = name.allSatisfy { $0.isLetter || $0.isNumber || ".-_".contains($0) }
            guard isName, !name.isEmpty else { return nil }
            if isPath(String(name)), !name.hasPrefix("item.") {
                return "a design token stands in braces and quotes: \"{\(name)}\""
            }
            return expected.traits.contains(.text) && name.first?.isUppercase == true
                ? "put quotes around the text: \"\(name)\""
                : "a name in braces stands in quotes: \"{\(name)}\""
        }
        guard found == .nothing, let start = line.firstRange(of: ": #")?.lowerBound else { return nil }
        let comment = line[line.index(start, offsetBy: 2)...]
        let color = comment.prefix { $0 == "#" || $0.isHexDigit }
        return color.count > 3
            ? "`#` begins a comment: put quotes around it, \"\(color)\"" : "`#` begins a comment"
    }

    /// Returns how to write a name in braces that YAML reads as a mapping: `{radius.lg}`.
    static func bareBraces(_ key: String, _ place: SourceContext) -> Suggestion? {
        let line = place.line
        guard line.contains("{\(key)}") || line.contains("{ \(key) }") else { return nil }
        return isPath(key) && !key.hasPrefix("item.")
            ? "a design token stands in braces and quotes: \"{\(key)}\""
            : "what is in braces stands in quotes: \"{\(key)}\""
    }

    /// Returns how to write a text on one line with others that a comma ends: `{ text: Hello, world }`.
    static func textWithComma(_ place: SourceContext) -> Suggestion? {
        let rest = place.rest.prefix { !",}]:".contains($0) }
        guard place.rest.dropFirst(rest.count).first.map({ ",}]".contains($0) }) ?? false,
            let (owner, text) = place.textBefore
        else { return nil }
        let whole = "\(text), \(YAMLFragment.trimmed(rest))"
        return "put quotes around a text with a comma: `\(owner): \"\(whole)\"`"
    }

    // MARK: Words

    static func word(_ value: String, as noun: Noun, known: [String], at place: SourceContext)
        -> Suggestion?
    {
        switch noun {
        case .nodeKind where Suggestion.nearest(to: value, among: known) == nil:
            let owner = place.owner?.name
            guard HintedKind(owner) == .list || owner == "rows", !value.contains("("),
                !isComponent(value)
            else { return nil }
            return "words are the value of a node: `row: \(YAMLFragment.quoted(value[...]))`"
        case .name where ColorWords.all.contains(value):
            let line = place.line
            guard let open = place.before.lastIndex(of: "{"), let close = place.rest.firstIndex(of: "}")
            else {
                return "a word within an expression stands in single quotes: '\(value)'"
            }
            let written = line[line.index(after: open)..<close]
            var whole = String(written)
            for name in ColorWords.all { whole = YAMLFragment.quoting(name, in: whole) }
            return "words within an expression stand in single quotes: \"{\(whole)}\""
        case .name where value == "appearance", .placeholder where value == "appearance":
            return
                "a choice by the appearance: `{ light: black, dark: white }`, or `when: { appearance: dark }`"
        case .placeholder where place.elements(of: "slots").contains(value[...]):
            return "what a use hands in stands at a slot: `{ slot: \(value) }`"
        case .accessory.bare where ForeignKey.word(value, of: noun)?.names == ["disclosure"]:
            return "the chevron of a row is `accessory: disclosure`"
        case .icon where isPicture(value):
            guard let owner = place.owner, HintedKind(owner.name) == .icon, owner.place.isNode else {
                return nil
            }
            return "a picture is an `image`: `image: \(value)`"
        default: return nil
        }
    }
}

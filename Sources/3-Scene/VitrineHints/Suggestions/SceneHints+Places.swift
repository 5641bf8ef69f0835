import VitrineComponents
import VitrineControls
import VitrineScene
import VitrineSceneFormat
import VitrineSource

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
            Self.straightQuotes(place) ?? Self.word(value, noun, known, place)
        case .invalidColor, .missingFile, .missingFont: Self.straightQuotes(place)
        case .unknownKey(let key, let owner, let known):
            Self.bareBraces(key, place) ?? Self.textWithComma(place)
                ?? Self.layer(key, owner, known, place)
                ?? (Self.areOfNodes(known) ? Self.modifier(key, owner, place) : Self.part(key, owner, place))
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
    private static func straightQuotes(_ place: SourceContext) -> Suggestion? {
        guard let text = TypographicQuotes.within(place.written) else { return nil }
        return Double(text) != nil || ["true", "false"].contains(text)
            ? "leave out the typographic quotes: \(text)" : "write straight quotes: \"\(text)\""
    }

    /// Returns a suggestion for a value that is missing because the rest of the line is a comment, a list of
    /// nodes under a key of its own, a name in braces without quotes.
    private static func missingQuotes(_ expected: Noun, _ found: FoundValue, _ place: SourceContext)
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
    private static func bareBraces(_ key: String, _ place: SourceContext) -> Suggestion? {
        let line = place.line
        guard line.contains("{\(key)}") || line.contains("{ \(key) }") else { return nil }
        return isPath(key) && !key.hasPrefix("item.")
            ? "a design token stands in braces and quotes: \"{\(key)}\""
            : "what is in braces stands in quotes: \"{\(key)}\""
    }

    /// Returns how to write a text on one line with others that a comma ends: `{ text: Hello, world }`.
    private static func textWithComma(_ place: SourceContext) -> Suggestion? {
        let rest = place.rest.prefix { !",}]:".contains($0) }
        guard place.rest.dropFirst(rest.count).first.map({ ",}]".contains($0) }) ?? false,
            let (owner, text) = place.textBefore
        else { return nil }
        let whole = "\(text), \(YAMLFragment.trimmed(rest))"
        return "put quotes around a text with a comma: `\(owner): \"\(whole)\"`"
    }

    // MARK: Values

    private static func value(_ expected: Noun, _ found: FoundValue, _ place: SourceContext) -> Suggestion? {
        let text = found.text
        let owner = place.owner
        if expected == .pieceName, let text, text.first == "{", text.last == "}" {
            return "write the name alone: \(text.dropFirst().dropLast())"
        }
        if expected == .node, let number = found.number {
            return "a number is the value of a node: `[{ text: \(number) }]`"
        }
        switch (expected, owner?.name) {
        case (.list, let name?) where HintedKind(name) == .list || name == "rows":
            return expected.list.flatMap { list($0, found, isOfRows: true) }
        case (.list, "points"?) where found.number != nil && place.before.contains("["):
            return "each point is a list: `points: [[0, 0], [1, 0], [1, 1]]`"
        case (.seriesOfNumbers, let name?) where HintedKind(name) == .chart || name == "values":
            return expected.list.flatMap { list($0, found) }
        case (.condition, _) where place.written.hasPrefix("\"{") && place.written.hasSuffix("}\""):
            // A name in braces whose value is no flag.
            let name = place.written.dropFirst(2).dropLast(2)
            guard name.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }) else { return nil }
            if found.number != nil { return "write what it asks for: `when: { \(name): \">0\" }`" }
            return text.map { "write what it asks for: `when: { \(name): \(YAMLFragment.quoted($0)) }`" }
        case (.flag, let name?) where HintedKind(name) == .toggle:
            guard let text, !switchWords.contains(text.lowercased()), !text.contains("$") else { return nil }
            let isOn = owner?.place.siblings.first { $0.key == "isOn" }.map { ", isOn: \($0.value)" } ?? ""
            return "its label is a part of it: `toggle: { label: \(YAMLFragment.quoted(text))\(isOn) }`"
        case (_, let name?) where ["selection", "selected"].contains(name):
            return text.map { position(of: $0, name, place) }
        case (_, let name?)
        where (expected == .number && shares.contains(String(name))) || isRing(name, owner?.place):
            guard let text, text.last == "%", let share = Double(text.dropLast()) else { return nil }
            return "write \(YAMLFragment.number(share / 100))"
        case (_, let name?) where found == .mapping && HintedKind(name) == .circle:
            let parts = place.entries
            if let radius = parts.first(where: { ["radius", "r"].contains($0.key) }),
                let number = Double(radius.value)
            {
                return "a number is its diameter: `circle: \(YAMLFragment.number(2 * number))`"
            }
            let sizes = ["size", "diameter", "width", "height"]
            return parts.first { sizes.contains(String($0.key)) && Double($0.value) != nil }.map {
                "a number is its diameter: `circle: \($0.value)`"
            }
        case (_, let name?) where found == .mapping && expected.traits.contains(.number):
            let parts = place.entries
            guard parts.count == 1, let part = parts.first, Double(part.value) != nil,
                !["flex", "weight", "grow", "priority"].contains(part.key)
            else { return nil }
            return "write the number alone: `\(name): \(part.value)`"
        case (_, let name?)
        where HintedKind(name) == .ratingStars
            || (name == "value" && HintedKind(owner?.place.owner?.name) == .ratingStars):
            guard let text, let slash = text.firstIndex(of: "/"), Double(text[..<slash]) != nil else {
                return nil
            }
            return "the value is a number of stars: write \(text[..<slash])"
        case (.wholeNumber, "value"?) where HintedKind(owner?.place.owner?.name) == .badge:
            return text.map { "a word is its `text`: `badge: { text: \(YAMLFragment.quoted($0)) }`" }
        case (.text, let name?) where found == .list: return nodes(in: String(name), owner?.place)
        case (.deviceFrame, _) where found == .list:
            return "nodes are its `content`: `deviceFrame: { content: [...] }`"
        case (.label, let name?) where found == .list: return nodes(in: String(name), owner?.place)
        case (.components, _): return component(place)
        case (.path, "import"?) where found == .mapping:
            return place.entries.first.map { "name the file alone: `import: \($0.value)`" }
        case (.emptyPayload, let name?) where found == .mapping:
            let sides = place.entries.filter { ["width", "height"].contains($0.key) }
            guard !sides.isEmpty, sides.count == place.entries.count else { return nil }
            let inner = sides.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
            return "write its size below it: `\(name):`, and `frame: { \(inner) }` where its name begins"
        case (.iconName, let name?) where found == .mapping:
            let names = ["systemName", "name", "symbol", "icon", "systemImage"]
            return place.entries.first { names.contains(String($0.key)) }.map {
                "write the name alone: `\(name): \($0.value)`, and what changes it below"
            }
        case (.color, let name?) where HintedKind(name) == .divider:
            return found.number.map { "a thicker line is a `rectangle` with `frame: { height: \($0) }`" }
        case (.length, "size"?) where found == .list:
            let sides = YAMLFragment.parts(place.written)
            return sides.count == 2 ? "write `width: \(sides[0]), height: \(sides[1])`" : nil
        case (.stop, _) where text?.contains(" ") == false:
            return text.map { "write `{ color: \($0), at: 0 }`, or `colors: [red, blue]` at equal distances" }
        case (.stop, _):
            guard let parts = text?.split(separator: " "), parts.count == 2, parts[1].last == "%",
                let share = Double(parts[1].dropLast())
            else { return nil }
            return "write `{ color: \(parts[0]), at: \(YAMLFragment.number(share / 100)) }`"
        default: return nil
        }
    }

    /// Keys and kinds whose number is a share: 100 % are 1.
    private static let shares: Set = [
        "slider", "progressBar", "progressRing", "value", "neutral", "lineHeight", "swipe", "phase",
    ]

    /// Returns `true` for the value of a ring, which is a share as well.
    private static func isRing(_ name: Substring, _ place: SourceContext?) -> Bool {
        HintedKind(name) == .progressRing
            || (name == "value" && HintedKind(place?.owner?.name) == .progressRing)
    }

    private static let switchWords: Set = ["yes", "no", "on", "off", "y", "n", "true", "false", "1", "0"]

    /// Returns the position of a segment or a tab, whose labels the lines around have.
    private static func position(of text: Substring, _ key: Substring, _ place: SourceContext) -> Suggestion {
        let labels = key == "selection" ? place.elements(of: "segments") : place.values(of: "label")
        guard let index = labels.firstIndex(of: text) else {
            return "write its position, counted from 0: `\(key): 0` is the first"
        }
        return "write its position, counted from 0: `\(key): \(index)`"
    }

    /// Returns how to write nodes in what takes no list.
    private static func nodes(in kind: String, _ place: SourceContext?) -> Suggestion? {
        switch HintedKind(kind) {
        case .row where HintedKind(place?.owner?.name) == .grid:
            "cells of a grid are a `gridRow`: `- gridRow: [...]`"
        case .row: "a row has parts, `row: { title: Wi-Fi, icon: wifi }`; nodes side by side are an `hstack`"
        case .button: "a button has no nodes but parts: `button: { title: Add, icon: plus }`"
        case .chip: "it has no nodes but parts: `chip: { title: Add, icon: plus }`"
        case .toast: "it has no nodes but parts: `toast: { title: Saved }`"
        case .navigationBar:
            "write `navigationBar: { title: Home }`, and the nodes after it, each with a dash of its own"
        case .sectionHeader:
            "rows are in a section of a list: `list: { sections: [{ header: General, rows: [...] }] }`"
        default: nil
        }
    }

    private static func component(_ place: SourceContext) -> Suggestion? {
        let names = place.rest.firstRange(of: "name: ").map { place.rest[$0.upperBound...] }
        guard let name = names?.prefix(while: YAMLFragment.isOfWord), !name.isEmpty else {
            return "write each below its name: `tag: { body: { text: Hello } }`"
        }
        return "write each below its name, without a dash: `\(name):`, and deeper `body:`"
    }

    /// Returns how to write a bold or italic run of text: `{ bold: Hello }`.
    private static func run(_ place: SourceContext) -> Suggestion? {
        guard let (key, value) = place.entries.first, !["true", "false"].contains(value) else { return nil }
        let styles = ["bold", "italic", "underline", "strikethrough"]
        return styles.contains(String(key)) ? "write `{ text: \(value), \(key): true }`" : nil
    }

    // MARK: Words

    private static func word(_ value: String, _ noun: Noun, _ known: [String], _ place: SourceContext)
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
        case .icon where isPicture(value):
            guard let owner = place.owner, HintedKind(owner.name) == .icon, owner.place.isNode else {
                return nil
            }
            return "a picture is an `image`: `image: \(value)`"
        default: return nil
        }
    }

    // MARK: Keys

    /// Returns `true` if known keys are those of nodes.
    static func areOfNodes(_ known: [String]) -> Bool { known.contains("frame") && known.contains("opacity") }

    /// Returns how to write a key beside a node.
    private static func modifier(_ key: String, _ owner: Noun, _ place: SourceContext) -> Suggestion? {
        guard let value = place.value else { return nil }
        let word = KeyGroup.word(of: key)
        let kind = HintedKind(owner)
        if let group = KeyGroup.all.first(where: { $0.parts[word] != nil }) {
            return group.whole(place).map { "in a scene: `\($0)`" }
        }
        switch word {
        case "size":
            let sides = value.split { "xX×*, []".contains($0) }.compactMap { YAMLFragment.points($0) }
            if sides.count == 2 { return "in a scene: `frame: { width: \(sides[0]), height: \(sides[1]) }`" }
            guard sides.count == 1, kind?.isInk != true else { return nil }
            return "in a scene: `frame: { size: \(sides[0]) }`"
        case "scaledtofit", "scaledtofill", "contentmode", "objectfit", "resizemode", "resizable", "fit",
            "fill", "aspectfit", "aspectfill":
            return kind == .image ? picture(word, value, place) : nil
        case "direction" where ["rtl", "ltr"].contains(value):
            return "in a scene: `environment: { layoutDirection: \(value) }`"
        case "crossaxisalignment", "alignitems": return acrossAxis(value, isRow: kind == .hstack)
        case "mainaxisalignment", "justifycontent": return alongAxis(value)
        case "dynamictypesize", "dynamictype", "textsize":
            return "in a scene: `environment: { dynamicType: \(short(value)) }`"
        case "title", "subtitle":
            guard kind == .icon, let icon = place.value(of: owner.text)
            else { return nil }
            return "a line of a list is a row: `row: { title: \(short(value)), icon: \(icon) }`"
        case "tint", "tintcolor", "accent", "accentcolor":
            if kind?.isInk == true || kind?.isShape == true {
                return "in a scene: `foreground: \(short(value))`"
            }
            return """
                colour all controls by `accent: \(short(value))` at the top of the scene, or one of them by \
                its `tint`: `button: { title: Add, tint: \(short(value)) }`
                """
        case "swipeactions":
            let own = place.value(of: owner.text) ?? ""
            let title = own.isEmpty || "[{".contains(own.first ?? "{") ? "..." : YAMLFragment.quoted(own)
            return "in a scene: `row: { title: \(title), trailingActions: [{ title: Delete }] }`"
        case "children", "content", "nodes", "views", "items", "child":
            guard ownPart(of: owner.text) == nil else { return nodes(in: owner.text, nil) }
            return "leave out `\(key):`, and put the nodes right below `\(owner):`, each with a dash"
        default: return ownPart(key, owner, value, place)
        }
    }

    /// Returns how to write a part of a node's value, which stands beside the node under another name.
    private static func ownPart(
        _ key: String, _ owner: Noun, _ value: Substring, _ place: SourceContext
    ) -> Suggestion? {
        guard let equivalent = HintedKind(owner).flatMap({ ForeignKey.key(key, ofKind: $0) }) else {
            return nil
        }
        var part = equivalent.text
        if equivalent.names.count == 1, part == "`\(equivalent.names[0])`" {
            part = "\(equivalent.names[0]): \(short(value))"
        } else {
            guard part.hasPrefix("`"), part.hasSuffix("`"), part.filter({ $0 == "`" }).count == 2 else {
                return nil
            }
            part = String(part.dropFirst().dropLast())
        }
        let name = part.prefix { $0 != ":" }
        if name == owner.text || name == "nothing" { return nil }
        if equivalent.names == [String(name)], let noun = noun(ofPart: String(name), of: owner),
            let word = ForeignKey.word(String(value), of: noun)?.names.first
        {
            part = "\(name): \(word)"
        }
        let own = place.value(of: owner.text) ?? ""
        if own.hasPrefix("{") || own.hasPrefix("[") { return nil }
        if own.isEmpty || (HintedKind(owner) == .badge && name == "value") {
            return "in a scene: `\(owner): { \(part) }`"
        }
        guard let ownName = ownPart(of: owner.text, own), ownName != name else { return nil }
        return "in a scene: `\(owner): { \(ownName): \(YAMLFragment.quoted(own)), \(part) }`"
    }

    /// Returns the value of a node with the keys that stand beside it.
    private static func wholeValue(of owner: String, _ keys: [String], _ place: SourceContext) -> Suggestion?
    {
        let siblings = place.siblings
        guard let own = siblings.first(where: { $0.key == owner })?.value else { return nil }
        let parts = keys.compactMap { key in siblings.first { $0.key == key } }
        guard parts.count == keys.count else { return nil }
        let others = parts.map { part in
            let word = noun(ofPart: String(part.key), of: Noun(owner)).flatMap {
                ForeignKey.word(String(part.value), of: $0)
            }
            return "\(part.key): \(word?.names.first.map { $0[...] } ?? short(part.value))"
        }.joined(separator: ", ")
        if HintedKind(owner) == .list {
            return "a value of several parts is a mapping: `list: { \(others), sections: [{ rows: [...] }] }`"
        }
        guard !own.isEmpty, !"[{".contains(own.first ?? "{"), let name = ownPart(of: owner, own),
            !keys.contains(name)
        else { return nil }
        let first = "\(name): \(YAMLFragment.quoted(own))"
        return "a value of several parts is a mapping: `\(owner): { \(first), \(others) }`"
    }

    /// Returns how to write a key of something that is no node.
    private static func part(_ key: String, _ owner: Noun, _ place: SourceContext) -> Suggestion? {
        guard let value = place.value else { return nil }
        switch (owner, key) {
        case (_, "min"), (_, "max"):
            guard ForeignKey.key(key, of: owner)?.names == ["range"] else { return nil }
            let siblings = place.siblings
            let ends = [("min", "0"), ("max", "100")].map { end in
                siblings.first { $0.key == end.0 }?.value ?? end.1[...]
            }
            return "in a scene: `range: [\(ends[0]), \(ends[1])]`"
        case (.list, "items"), (.list, "rows"), (.list, "children"):
            let words = YAMLFragment.parts(value)
            guard value.first == "[", !words.isEmpty, words.allSatisfy({ $0.first?.isLetter == true }) else {
                return nil
            }
            let rows = words.map { "{ row: \($0) }" }.joined(separator: ", ")
            return "in a scene: `list: [\(rows)]`"
        case (.row, let key) where HintedKind(key)?.isControlOfRow == true:
            return "a control is its `content`: `content: { \(key): \(short(value)) }`"
        case (.conditional, "if"), (.conditional, "condition"):
            return ["dark", "light"].contains(value) ? "in a scene: `when: { appearance: \(value) }`" : nil
        case (.sheet, "detents"):
            return YAMLFragment.parts(value).first.map { "in a scene: `detent: \($0)`" }
        case (.image, "systemName"), (.image, "systemImage"):
            return "a symbol is an `icon`: `icon: \(value.filter { $0 != "\"" })`"
        case (.variants, "dark"), (.variants, "light"):
            return "in a scene: `variants: { appearance: [light, dark] }`"
        case (let owner, let key):
            guard let equivalent = ForeignKey.key(key, of: owner), equivalent.names.count == 1,
                equivalent.text == "`\(equivalent.names[0])`", !value.isEmpty, value.first != "[",
                value.first != "{", !key.hasPrefix("enabled")
            else { return nil }
            // The word may be another one as well: `variant: primary`.
            guard let noun = noun(ofPart: equivalent.names[0], of: owner),
                let word = ForeignKey.word(String(value), of: noun)?.names.first
            else { return nil }
            return "in a scene: `\(equivalent.names[0]): \(word)`"
        }
    }

    /// Returns what the words are called that a part of a node or a value takes.
    private static func noun(ofPart part: String, of owner: Noun) -> Noun? {
        switch (owner, part) {
        case (.button, "style"), (.kind(.button), "style"): .buttonStyle.bare
        case (.chart, "kind"), (.kind(.chart), "kind"): .chartKind.bare
        case (.kind(.row), "accessory"): .accessory.bare
        case (.kind(.image), "fit"): .imageFit.bare
        default: nil
        }
    }

    /// Returns how a picture is made to fit.
    private static func picture(_ word: String, _ value: Substring, _ place: SourceContext) -> Suggestion? {
        let letters = value.filter { $0.isLetter }.lowercased()
        let fit =
            ["fill", "cover", "aspectfill", "scaletofill"].contains(letters)
                || ["scaledtofill", "fill", "aspectfill"].contains(word)
            ? "fill" : word == "resizable" || letters == "stretch" ? "stretch" : "fit"
        guard let source = place.value(of: HintedKind.image.rawValue), !source.isEmpty,
            source.first != "{"
        else { return "it is a part of the picture: `image: { source: ..., fit: \(fit) }`" }
        return "it is a part of the picture: `image: { source: \(source), fit: \(fit) }`"
    }

    private static func acrossAxis(_ value: Substring, isRow: Bool) -> Suggestion? {
        let word = value.filter { $0.isLetter }.lowercased()
        switch word {
        case "start", "flexstart", "leading", "left", "top":
            return "in a scene: `alignment: \(isRow ? "top" : "leading")`"
        case "end", "flexend", "trailing", "right", "bottom":
            return "in a scene: `alignment: \(isRow ? "bottom" : "trailing")`"
        case "stretch":
            return
                "in a scene: `frame: { \(isRow ? "maxHeight" : "maxWidth"): infinity }` of each of its nodes"
        default: return "in a scene: `alignment: center`"
        }
    }

    private static func alongAxis(_ value: Substring) -> Suggestion? {
        switch value.filter({ $0.isLetter }).lowercased() {
        case "center", "centre": "in a scene: a `spacer` before the first node and one after the last"
        case "end", "flexend": "in a scene: a `spacer` before the first node"
        case "start", "flexstart": "in a scene: a `spacer` after the last node"
        default: "in a scene: a `spacer` between the nodes"
        }
    }

    // MARK: Kinds

    /// Returns how to write a node whose kind has another name in other languages.
    private static func kind(_ key: String, _ place: SourceContext) -> Suggestion? {
        guard let value = place.value else { return nil }
        let isWord = value.first.map { $0.isLetter || $0.isNumber || $0 == "\"" } ?? false
        switch key.lowercased() {
        case HintedKind.row.rawValue where key != HintedKind.row.rawValue:
            let holdsNodes =
                place.holdsList || place.line.contains("children") || place.nextLine.contains("children")
            return holdsNodes
                ? "in a scene: an `hstack`, whose nodes stand right below it, each with a dash" : nil
        case "navigationlink" where isWord:
            return "in a scene: `row: { title: \(YAMLFragment.quoted(value)), accessory: disclosure }`"
        case "sizedbox":
            let parts = YAMLFragment.parts(value).compactMap(YAMLFragment.entry).filter {
                ["width", "height"].contains($0.key)
            }
            return parts.count == 1 ? "in a scene: `spacer: \(parts[0].value)`" : nil
        case "checkbox", "switch", "radio":
            guard isWord, !["true", "false"].contains(value) else { return nil }
            return "in a scene: `toggle: { label: \(YAMLFragment.quoted(value)) }`"
        case "tooltip" where isWord:
            return "in a scene: `popover: { content: [{ text: \(YAMLFragment.quoted(value)) }] }`"
        case "select", "dropdown", "combobox":
            return value.first == "[" ? "in a scene: `picker: { options: \(value) }`" : nil
        case "tabview", "bottomnavigationbar", "tabs":
            return value.first == "[" ? "in a scene: `tabBar: { items: \(short(value)) }`" : nil
        default: return nil
        }
    }

    /// Returns the node that is meant where a shape or a paint may stand as well: `clip: { rect: }`.
    private static func layer(_ key: String, _ owner: Noun, _ known: [String], _ place: SourceContext)
        -> Suggestion?
    {
        guard let name = place.owner?.name, ["clip", "mask", "background", "overlay"].contains(name),
            ForeignKey.key(key, of: owner) == nil, Suggestion.nearest(to: key, among: known) == nil
        else { return nil }
        let kinds = SceneLanguage.builtIn.kinds.map(\.name)
        return ForeignKind.equivalent(of: key).map { .equivalent($0) }
            ?? (ForeignKind.kind(key, among: kinds) ?? Suggestion.nearest(to: key, among: kinds))
            .map { .name($0) }
    }

    /// Returns how to write a row with a control in it.
    private static func row(_ control: String, _ place: SourceContext) -> Suggestion? {
        guard HintedKind(control)?.isControlOfRow == true, let value = place.value else { return nil }
        let own = place.value(of: HintedKind.row.rawValue) ?? ""
        let title = own.isEmpty || "[{".contains(own.first ?? "{") ? "..." : YAMLFragment.quoted(own)
        return """
            a row has its control as `content`: \
            `row: { title: \(title), content: { \(control): \(short(value)) } }`
            """
    }

    /// Returns a value if it is short enough for a suggestion.
    private static func short(_ value: Substring?) -> Substring {
        guard let value, !value.isEmpty, value.count <= 60 else { return "..." }
        return value
    }
}

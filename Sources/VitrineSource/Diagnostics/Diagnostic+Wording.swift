extension Diagnostic.Problem {
    /// The problem, described in one line.
    public var message: String {
        switch self {
        case .notUTF8: "the file is not UTF-8 text"
        case .empty: "the file is empty: a scene needs at least `vitrine: 1`, a canvas and a body"
        case .notYAML(let reason): "this is not YAML: \(reason)"
        case .yamlMistake(let mistake): mistake.message
        case .notJSON(let reason): "this is not JSON: \(reason)"
        case .relaxedJSON(let what): "JSON has no \(what): other tools may refuse this file"
        case .complexKey: "a key must be plain text, not a list, a mapping or an alias"
        case .tooDeep(let limit): "values are nested more than \(limit) deep"
        case .tooMany(let what, let count, let limit):
            "too many \(what): \(count) where \(limit) are allowed"
        case .wrongCount(let what, let count, let needed, let reason):
            "there are \(count) `\(what)` where \(needed) belong: \(reason)"
        case .wrongType(let expected, let found): "expected \(expected), found \(found)"
        case .unknownKey(let key, let owner, _): "unknown key `\(key)` on \(owner)"
        case .misplacedKey(let key, let owner, _): "unknown key `\(key)` on \(owner)"
        case .keysBesideValue(let keys, let owner, _): "unknown key `\(keys.first ?? "")` on \(owner)"
        case .keyWithoutList(let key, let owner, _): "unknown key `\(key)` on \(owner)"
        case .duplicateKey(let key): "the key `\(key)` is given twice"
        case .missingKey(let key, let owner): "\(owner) needs `\(key)`"
        case .missingAnyKey(_, let owner): "\(owner) needs a key"
        case .noNodeKind(_, let keys):
            keys.isEmpty
                ? "a node needs one key that names its kind"
                : "no key here names a kind of node (keys: \(keys.map { "`\($0)`" }.joined(separator: ", ")))"
        case .ambiguousNodeKind(let kinds):
            "a node has one kind, but \(kinds.map { "`\($0)`" }.joined(separator: " and ")) are both kinds"
        case .unknownValue(let value, let what, _): "unknown \(what) `\(value)`"
        case .notFinite(let literal): "`\(literal)` is not a finite number"
        case .outOfRange(let literal, let allowed): "\(literal) is out of range: \(allowed)"
        case .invalidColor(let text, let reason): "`\(text)` is not a colour: \(reason)"
        case .invalidPathData(let reason, let offset):
            "the path data is wrong at character \(offset + 1): \(reason)"
        case .invalidExpression(let found, let expected): "expected \(expected) in braces, found \(found)"
        case .wrongArguments(let count, let usage): "\(count) arguments do not fit `\(usage)`"
        case .divisionByZero: "this divides by zero"
        case .nonFiniteResult(let what): "`\(what)` is not a finite number here"
        case .notComparable(let one, let other): "\(one) and \(other) cannot be compared"
        case .noEffect(let what, let owner, let reason): "`\(what)` changes nothing on \(owner): \(reason)"
        case .odd(let text, let reason, _): "`\(text)` \(reason)"
        case .notAllowed(let what, let owner, _): "`\(what)` has no meaning on \(owner)"
        case .wrongVersion(let version): "this is a scene of version \(version); this vitrine reads version 1"
        case .missingGlyphs(let scalars, let font): "\(font) has no glyph for \(Self.names(scalars))"
        case .scriptNotInstalled(let scalars, _): "no installed font has \(Self.names(scalars))"
        case .missingFontDesign(let design, let family, let instead):
            "\(family), which the design `\(design)` is set in, is not installed: using \(instead) instead"
        case .missingWeight(let weight, let family, let instead):
            "\(family) has no weight \(weight): \(instead) is drawn"
        case .standInFont(let family, let instead):
            "`\(family)` is not installed: \(instead) stands in for it"
        case .invalidFontFeature(let tag): "`\(tag)` is not an OpenType feature: tags have four characters"
        case .missingFont(let family, _): "no font of the family `\(family)` is installed"
        case .textLayoutFailed(let reason): "the text cannot be set: \(reason)"
        case .missingFile(let path, _): "there is no file `\(path)`"
        case .fileOutsideSceneFolder(let path): "`\(path)` lies outside the scene's folder"
        case .fileUnreadable(let path, let reason): "`\(path)` cannot be read: \(reason)"
        case .missingFolder(let path): "there is no folder `\(path)`"
        case .invalidIcon(let path, let mark, let reason):
            "the icon cannot be drawn: \(path):\(mark.line):\(mark.column): \(reason)"
        case .invalidImage(let path, let reason): "`\(path)` is not a picture that can be read: \(reason)"
        case .imageWarning(let path, let reason): "`\(path)` is odd: \(reason)"
        case .undrawable(let reason): reason
        case .canvasTooLarge(let pixels, let limit):
            "the canvas has \(pixels) pixels where \(limit) are allowed"
        case .overflow(let what, let length, let room, let isHeight):
            "the content is \(length) points \(isHeight ? "high" : "wide"), and its \(what) has \(room)"
        case .duplicateID(let id): "the id `\(id)` is given to more than one node"
        case .invalidName(let name, let what, _): "a \(what) cannot be called `\(name)`"
        case .duplicateComponent(let name, let first):
            "the component `\(name)` is defined twice, first at \(first)"
        case .componentCycle(let names):
            "the component `\(names.first ?? "")` contains itself: \(names.joined(separator: " > "))"
        case .importCycle(let files):
            "`\(files.first ?? "")` imports itself: \(files.joined(separator: " > "))"
        case .unusedDeclaration(let name, let what, let owner, _):
            "the \(what) `\(name)` of \(owner) is never used"
        case .token(let problem): problem.message
        case .unknownToken(let name, _): "unknown design token `\(name)`"
        case .invalidToken(let name, let location, let reason):
            "the design token `\(name)` has no value: \(location): \(reason)"
        case .invalidTokens(let count, let first):
            count == 1
                ? "a design token is left out: \(first)"
                : "\(count) design tokens are left out, the first for this: \(first)"
        case .tokenGroup(let name, _): "`\(name)` is a group of design tokens, not a token"
        case .incompatibleToken(let name, let type, let definition, let reason, _):
            "the design token `\(name)` (\(type), defined at \(definition)) cannot stand here: \(reason)"
        case .deprecatedToken(let name, let reason):
            "the design token `\(name)` is deprecated" + (reason.map { ": \($0)" } ?? "")
        case .unusedContext(let axis): "the design tokens have no modifier `\(axis)`"
        case .unlistedOption(let option, _): "none of the scene's variants has `\(option)`"
        case .duplicateVariant(let name): "two variants are called `\(name)`"
        case .noMatchingVariant: "no variant matches, so none is left out"
        case .allVariantsExcluded: "all variants are left out"
        case .omittedMessages(let count, let severity): "\(count) more \(severity.rawValue)s are not shown"
        }
    }

    /// A suggested fix, if there is one.
    public var suggestion: Suggestion? {
        switch self {
        case .unknownKey(let key, "a colour or a gradient", _) where Self.isPath(key):
            "a design token stands in braces and quotes: \"{\(key)}\""
        case .unknownKey(let key, let owner, _) where PartName.key(key, of: owner) != nil,
            .misplacedKey(let key, let owner, nil) where PartName.key(key, of: owner) != nil:
            PartName.key(key, of: owner).map(Suggestion.counterpart)
        case .unknownKey(let key, _, let known) where Self.part(key, amongKeys: known) != nil:
            Self.part(key, amongKeys: known)
        case .unknownKey(let key, _, let known):
            known.contains { $0.lowercased() == key.lowercased() }
                ? Suggestion.hint(for: key, among: known, listLabel: "known keys")
                : (SwiftUIName.modifier(key) ?? Self.property(key, amongKeysOfNodes: known))
                    .map(Suggestion.counterpart)
                    ?? Suggestion.hint(for: key, among: known, listLabel: "known keys")
        case .misplacedKey(let key, _, let owner?):
            "`\(key)` belongs to `\(owner)`: indent it like the keys there"
        case .misplacedKey(let key, _, nil):
            "`\(key)` is a key of the node: indent it like the node's other keys"
        case .keysBesideValue(let keys, let owner, true):
            "indent \(Self.listed(keys.map { "`\($0)`" })) deeper than `\(owner):`: its value begins there"
        case .keysBesideValue(let keys, let owner, false):
            """
            a value of several parts is a mapping: \
            `\(owner): { \(Self.ownPart[owner].map { "\($0): ..., " } ?? "")\
            \(keys.map { "\($0): ..." }.joined(separator: ", "))\
            \(Self.ownPart[owner] == nil ? ", ..." : "") }`
            """
        case .keyWithoutList(let key, _, let list): "write `\(list): [{ \(key): ... }]`"
        case .duplicateKey(let key):
            Self.commonKinds.contains(key)
                ? "leave one of them out, or make nodes of both, each with a dash: `- \(key):`"
                : "leave one of them out"
        case .yamlMistake(let mistake): .advice(mistake.suggestion)
        case .unknownValue(let value, "kind of node", let known)
        where value.contains(": ") && known.contains(String(value.prefix { $0 != ":" })):
            "leave out the quotes: `\(value)`"
        case .unknownValue(let value, "kind of node", _) where value.contains(":"):
            "put a space after the colon: `\(value.replacing(":", with: ": ", maxReplacements: 1))`"
        case .unknownValue(let value, "kind of node", let known)
        where known.contains(value.prefix { $0 != " " }.lowercased()) && value.contains(" "):
            Self.withColon(value)
        case .unknownValue(let value, "text style", _) where Self.weights.contains(value):
            "that is a weight: `font: { weight: \(value) }`"
        case .unknownValue(let value, "text style", let known) where Self.styleAndWeight(value, known) != nil:
            Self.styleAndWeight(value, known)
        case .unknownValue(let value, "kind of node", _) where value.contains("("):
            "a scene is YAML, not Swift: `- text: Hi`, and `font: title` on a line below it"
        case .unknownValue(let value, "kind of node", _) where value.hasPrefix("<"):
            "a scene is YAML, not HTML: `- text: Hi`"
        case .unknownValue(let value, let noun, _) where PartName.word(value, of: noun) != nil:
            PartName.word(value, of: noun).map(Suggestion.counterpart)
        case .unknownValue(let value, "colour", let known) where Self.systemColor(value, known) != nil:
            Self.systemColor(value, known).map(Suggestion.name)
        case .unknownValue(let value, "colour", _) where Self.shapes.contains(value):
            "a shape is a node, and nodes stand in a list: `[{ \(value): }]`"
        case .unknownValue(let value, "material", let known) where known.contains(String(value.dropLast(8))):
            .name(String(value.dropLast(8)))
        case .unknownValue(let value, "corner", _) where Self.hint(length: value[...]) != nil:
            Self.hint(length: value[...])
        case .unknownValue(let value, "icon", let known)
        where Suggestion.nearest(to: value, among: known) == nil:
            "symbols have SF Symbols' names, such as `heart.fill`; a file is `icon: art/logo.svg`"
        case .unknownValue(let name, "placeholder", let known)
        where known.first?.hasSuffix("." + name) == true:
            known.first.map(Suggestion.name)
        case .unknownValue(let name, "placeholder", let known)
        where name.contains(".") && Suggestion.nearest(to: name, among: known) == nil:
            "design tokens come from a file that `tokens` names at the top of the scene"
        case .unknownValue(let value, "colour", _) where Self.isHex(value): "write \"#\(value)\", in quotes"
        case .unknownValue(let value, "colour", _) where ForeignValue.color(value) != nil:
            ForeignValue.color(value)
        case .invalidExpression("`and`", _): "write `&&`"
        case .invalidExpression("`or`", _): "write `||`"
        case .unknownValue(let value, "text style", let known)
        where value.first?.isUppercase == true && Suggestion.nearest(to: value, among: known) == nil:
            "a family is one of a font's parts: `font: { family: \(value) }`"
        case .invalidColor(let text, _) where text.hasPrefix("\u{201C}") || text.hasPrefix("\u{2018}"):
            "write straight quotes: \"\(text.dropFirst().dropLast())\""
        case .noNodeKind(_, []): "what changes the node above has no dash: it begins where its kind does"
        case .wrongType(let expected, let found): Self.hint(expected: expected, found: found)
        case .missingKey("canvas", "a scene"):
            "such as `canvas: { device: iphone-17-pro }`; or give --device"
        case .missingKey("vitrine", _): "begin it with `vitrine: 1`"
        case .missingKey("content", "a forEach"): "such as `content: { text: \"{item}\" }`"
        case .missingKey("data", "a forEach"): "a list, such as `data: [1, 2]`, or how often"
        case .missingKey(let key, let owner) where !owner.contains(" "):
            "write `\(owner): { \(key): ... }`"
        case .unknownValue(let value, "text style", _) where value.first?.isNumber == true:
            "a size is a number of points: `font: 17`"
        case .unknownValue(let value, "kind of node", let known)
        where Suggestion.nearest(to: value, among: known) == nil:
            // A word with a capital letter within it is more likely a component than a text.
            Self.isComponent(value)
                ? "a component is in `components`, or in a file that `import` names"
                : "words are the value of a node: `text: \(value)`"
        case .unknownValue(let value, _, let known):
            Suggestion.hint(for: value, among: known, listLabel: "known")
        case .noNodeKind(_, let keys) where keys.first?.hasPrefix("-") == true:
            "put a space after the dash: `- \(keys[0].dropFirst())`"
        case .noNodeKind(let known, let keys) where keys.contains("title") && known.contains("row"):
            "a row of a list is `- row: { title: Wi-Fi, value: On }`"
        case .noNodeKind(_, let keys) where keys.contains("type"):
            "the kind itself is the key: `- text: Hello`"
        case .noNodeKind(let known, let keys):
            keys.lazy.compactMap { SwiftUIName.view($0) ?? CSSName.element($0) }.first
                .map(Suggestion.counterpart)
                ?? keys.lazy.compactMap { Suggestion.nearest(to: $0, among: known) }.first
                .map(Suggestion.name)
                ?? (keys.count == 1 && Self.isComponent(keys[0])
                    ? "a component is in `components`, or in a file that `import` names"
                    : Suggestion.list(known, near: keys.first ?? "", label: "kinds"))
        case .outOfRange(let literal, "0 to 1"), .outOfRange(let literal, "0 to 1, or a percentage"):
            Double(literal).flatMap { number in
                guard number >= 10, number <= 100 else { return nil }
                let isShare = if case .outOfRange(_, "0 to 1") = self { false } else { true }
                return isShare ? "write \(number / 100), or \(literal)%" : "write \(number / 100)"
            }
        case .missingFile(_, let meant?): meant
        case .missingFile(let path, nil) where ForeignValue.address(path) != nil: ForeignValue.address(path)
        case .missingFile: "paths begin at the folder of the file that names them"
        case .missingAnyKey(let known, _): Suggestion.list(known, near: "", label: "known keys")
        case .ambiguousNodeKind(let kinds) where kinds.first == "forEach":
            "write what it repeats below its own `content:`, such as `content: { text: \"{item}\" }`"
        case .ambiguousNodeKind(let kinds) where kinds.contains("badge"):
            """
            a badge holds the node at whose corner it is: `badge: { value: 3, on: \
            { \(kinds.first { $0 != "badge" } ?? "icon"): ... } }`
            """
        case .ambiguousNodeKind(let kinds):
            "begin each with a dash, as a node of its own: \(Self.listed(kinds.map { "`- \($0):`" }))"
        case .odd(_, _, let instead): .advice(instead)
        case .invalidImage(let path, _) where path.lowercased().hasSuffix(".svg"):
            "an SVG file is an icon: `icon: \(path)`"
        case .invalidImage(let path, _) where Self.isPicture(path) && !path.lowercased().hasSuffix(".png"):
            "convert it to PNG"
        case .notAllowed(_, _, let instead): instead.map(Suggestion.advice)
        case .invalidName(_, _, let instead): .advice(instead)
        case .unusedDeclaration(_, _, _, let near): near.map { "the body says `\($0)`: is that meant?" }
        case .missingFont(let family, let available):
            Suggestion.nearest(to: family, among: available).map(Suggestion.name)
                ?? (family == "Inter"
                    ? .installing(["Inter"])
                    : "install it, or take a family that `vitrine fonts` lists")
        case .fileOutsideSceneFolder: "give --allow-outside to let scenes read any file"
        case .invalidColor(let text, _) where text.contains("gradient("):
            "a gradient is a mapping: `{ linearGradient: { colors: [red, blue], from: top, to: bottom } }`"
        case .invalidColor(let text, _) where text.hasPrefix("$"):
            "a design token stands in braces and quotes: \"{\(text.dropFirst())}\""
        case .invalidColor(let text, _) where text.hasPrefix("{{"):
            "one pair of braces, in quotes, is enough: \"\(text.dropFirst().dropLast())\""
        case .invalidColor(let text, _) where text.hasPrefix("var("):
            "a design token stands in braces and quotes: \"{color.accent}\""
        case .invalidColor(let text, _) where Self.isPicture(text):
            "a picture is a paint of its own: `{ image: \(text) }`"
        case .invalidColor(let text, _) where ForeignValue.color(text) != nil: ForeignValue.color(text)
        case .invalidColor:
            """
            write #RRGGBB, rgb(255 128 0), hsl(30 100% 50%), color(display-p3 1 0.5 0) or a name such as blue
            """
        case .notFinite: "give a plain decimal number"
        case .notYAML("but found another document"), .notYAML("expected a single document in the stream"):
            "a file holds one scene: leave out `---`, or put the second one in a file of its own"
        case .notYAML("this quote is not closed"): "end the text with the sign that it begins with"
        case .notYAML(let reason) where reason.contains("character that cannot start any token"):
            "put quotes around text that begins with a sign such as @, ` or %"
        case .notYAML(let reason) where reason.contains("mapping values are not allowed"):
            "put quotes around text that holds a colon followed by a space"
        case .token(let problem): problem.suggestion
        case .incompatibleToken(_, _, _, _, let suggestion): suggestion
        case .unknownToken(_, let near): near.map(Suggestion.name)
        case .invalidTokens(let count, _): count == 1 ? nil : "`vitrine tokens` lists all that is wrong"
        case .tokenGroup(_, let root): root.map(Suggestion.rootToken)
        case .unlistedOption(_, let listed): "they have \(listed.joined(separator: ", "))"
        case .overflow: "put what is too much in a `scroll`, or make it smaller"
        case .duplicateVariant: "give one of them a `name`, or leave it out"
        case .missingGlyphs: "use another font, or other characters"
        case .scriptNotInstalled(_, let families):
            .installing(families)
        case .missingFontDesign(_, let family, _): .installing([family])
        default: nil
        }
    }

    /// Returns `true` if the suggestion is to write a key.
    package func suggests(_ key: String) -> Bool { suggestion?.names.contains(key) ?? false }

    /// Returns `true` unless the suggestion is to write something else than a key.
    package func mayMean(_ key: String) -> Bool {
        guard let suggestion, !suggestion.names.isEmpty else { return true }
        return suggestion.names.contains(key)
    }

    /// Returns `true` if another element of a list has the same mistake.
    package func isSameMistake(as other: Diagnostic.Problem) -> Bool {
        switch (self, other) {
        case (.wrongType(let expected, let found), .wrongType(let otherExpected, let otherFound)):
            // Which number or text it is makes no difference.
            expected == otherExpected
                && found.prefix { $0 != "\"" && !$0.isNumber }
                    == otherFound.prefix { $0 != "\"" && !$0.isNumber }
        case (.unknownKey(let key, let owner, _), .unknownKey(let otherKey, let otherOwner, _)):
            key == otherKey && owner == otherOwner
        case (.missingKey(let key, let owner), .missingKey(let otherKey, let otherOwner)):
            key == otherKey && owner == otherOwner
        default: false
        }
    }

    /// Returns a suggestion for a key with a dot whose first part is a known key.
    private static func part(_ key: String, amongKeys known: [String]) -> Suggestion? {
        let parts = key.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, known.contains(String(parts[0])), parts[1].allSatisfy(\.isLetter) else {
            return nil
        }
        return "write its parts: `\(parts[0]): { \(parts[1]): ... }`"
    }

    /// Returns a suggestion for a value of the wrong type.
    private static func hint(expected: String, found: String) -> Suggestion? {
        if expected == "a node", found == "nothing" { return "a node is a line such as `- text: Hello`" }
        if expected == "a list", found == "a mapping" {
            return "begin each element with a dash, `- text: Hello`; other keys stand beside the list's"
        }
        if expected == "insets", found.hasPrefix("a "), found != "a text" {
            return "write a number of points, or such as `{ horizontal: 16, vertical: 8 }`"
        }
        switch (expected, found) {
        case ("insets", "true"): return "write a number of points, such as `padding: 16`"
        case ("the name of an icon", "a mapping"): return "write the name alone, such as `icon: heart.fill`"
        case ("a number", "a mapping"): return "write the number alone, such as `8`"
        case ("text", "a list"):
            return "write the words alone; nodes side by side are an `hstack`"
        case ("a condition", "true"), ("a condition", "false"):
            return "write what it asks for, such as `when: { index: \">0\" }`"
        case ("a frame", _): return "write its parts: `{ width: 100, height: 40 }`, or `{ size: 40 }`"
        case ("a shadow", _): return "write its parts: `{ color: black, radius: 4, y: 2 }`"
        case ("an offset", _) where !found.hasPrefix("the text \""):
            return "write its parts: `{ x: 0, y: 4 }`"
        case ("nothing after the colon", "a mapping"):
            return "write its keys below it, each on a line, where its own name begins"
        case ("text or a list of runs", "a mapping"):
            return "write the words after the colon, `text: Hello`, and other keys below it"
        case ("a radius in points", "a mapping"):
            return "write its parts without `radius`: `{ x: 40, y: 20, style: circular }`"
        case ("a stop", "a list"): return "write `{ color: red, at: 0 }`"
        case ("a tab bar", "a list"):
            return "write `tabBar: { items: [{ icon: house, label: Home }] }`"
        case ("a tab", _): return "write `{ icon: house, label: Home }`"
        case ("a segmented picker", "a list"):
            return "write `segmentedPicker: { segments: [Day, Week], selection: 0 }`"
        case ("a chart", "a mapping"): return "write `chart: { kind: line, series: [[1, 2, 3]] }`"
        case ("variants", _): return "write `variants: { appearance: [light, dark] }`"
        case ("a condition", _): return "write what it asks for: `when: { appearance: dark }`"
        case ("a node", "a list"):
            return "cells of a grid are a `gridRow`, other nodes side by side an `hstack`: `- hstack: [...]`"
        case ("a list of data, or a whole number", _) where found.hasPrefix("the text \""):
            return Self.count(found.dropFirst(10).dropLast())
        case ("a number of tracks, or a list of them", _) where found.hasPrefix("the text \""):
            let text = found.dropFirst(10).dropLast()
            let repeated = text.firstRange(of: "repeat(").flatMap {
                Int(text[$0.upperBound...].prefix(while: \.isNumber))
            }
            let tracks = repeated ?? text.split(separator: " ").count
            return "write how many columns or rows of equal size there are, such as `\(tracks)`"
        case ("true or a list of edges", _) where found.hasPrefix("the text \""):
            let text = found.dropFirst(10).dropLast()
            return ["all", "both", "yes"].contains(text) ? "write true" : "put it in brackets: [\(text)]"
        case ("a list of bar items", _) where found.hasPrefix("the text \""):
            return "write `[{ icon: \(found.dropFirst(10).dropLast()) }]`"
        case ("a list of data, or a whole number", "a mapping"):
            return
                "begin each element with a dash, or put them in brackets: `data: [{ name: A }, { name: B }]`"
        case ("a series of numbers", _) where found.hasPrefix("the number "):
            return "each series is a list: `series: [[1, 2, 3]]`"
        case ("a list of numbers", _):
            if found.hasPrefix("the number ") { return "put it in brackets: [\(found.dropFirst(11))]" }
            return Self.range(found.dropFirst(10).dropLast())
        case ("a label", "true"), ("a label", "false"):
            return "write the words that it shows, or \"\" for none"
        case ("a language tag such as `en` or `zh-Hant`", _) where found.hasPrefix("the text \""):
            return Self.language(found.dropFirst(10).dropLast())
        case ("a list", _) where found.hasPrefix("the number "):
            return "put it in brackets: [\(found.dropFirst(11))]"
        case ("a forEach", "nothing"):
            return "write `data` and `content` below it, indented deeper than `forEach`"
        case ("a forEach", _):
            return "write `forEach: { data: [1, 2], content: { text: \"{item}\" } }`"
        case ("a variant", _): return "write `variants: { appearance: [light, dark] }`"
        case (_, "a list") where expected.hasSuffix("gradient"):
            return "write `{ colors: [red, blue] }`"
        default: break
        }
        if expected == "a colour", found.hasPrefix("the number ") {
            return ForeignValue.color(number: found.dropFirst(11))
        }
        let isLength = expected.hasPrefix("a length in points")
        if isLength, found == "a mapping" {
            return "write a number of points alone, such as `8`"
        }
        guard found.hasPrefix("the text \""), found.hasSuffix("\"") else { return nil }
        let text = found.dropFirst(10).dropLast()
        if let instead = ForeignValue.value(expected: expected, text: text) { return instead }
        if expected == "a list" { return Self.range(text) ?? "put it in brackets: [\(text)]" }
        if expected == "true or false" {
            switch text.lowercased() {
            case "yes", "on", "y": return "write true"
            case "no", "off", "n": return "write false"
            case "true", "false": return "write \(text.lowercased()), without quotes"
            default: return nil
            }
        }
        if isLength {
            if ["full", "fill", "max", "infinity", "100vw", "100vh", "stretch"].contains(text.lowercased()) {
                return "`maxWidth: infinity` takes all the room there is, and so does `width: 100%`"
            }
            if ["auto", "fit", "fit-content", "wrap", "hug"].contains(text.lowercased()) {
                return "leave it out: a node is as large as what it holds"
            }
        }
        if expected.hasPrefix("a ratio") { return nil }
        let point = text.replacing(",", with: ".")
        if text.contains(","), Double(point)?.isFinite == true { return "write a point: \(point)" }
        if Double(text)?.isFinite == true { return "write \(text), without quotes" }
        if Self.isArithmetic(text) { return "arithmetic stands in braces and quotes: \"{\(text)}\"" }
        return hint(length: text, hasInfinity: isLength && expected.hasSuffix("`infinity`"))
            ?? (expected == "insets"
                ? "write a number of points, or such as `{ horizontal: 16 }`"
                : expected == "an offset" ? "write its parts: `{ x: 0, y: 4 }`" : nil)
    }

    /// Returns a suggestion for a number with a unit.
    private static func hint(length text: Substring, hasInfinity: Bool = false) -> Suggestion? {
        let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "-" }
        let unit = text.dropFirst(digits.count).drop { $0 == " " }
        guard Double(digits) != nil, !unit.isEmpty else { return nil }
        switch unit.lowercased() {
        case "pt", "pts", "px", "dp", "points", "point": return "lengths are in points: write \(digits)"
        case "em", "rem": return "lengths are in points, and do not depend on the font: write a number"
        case "deg", "°": return "angles are in degrees: write \(digits)"
        case "s", "sec": return "times are in seconds: write \(digits)"
        case "ms": return "times are in seconds: write \(Double(digits).map { "\($0 / 1000)" } ?? "a number")"
        case "%":
            return hasInfinity
                ? "a percentage has no meaning here: write a number, or `infinity` for all the room"
                : "a percentage has no meaning here: write a number"
        default: return nil
        }
    }

    /// Returns how to write a text style and a weight that stand beside each other.
    private static func styleAndWeight(_ value: String, _ styles: [String]) -> Suggestion? {
        let parts = value.split { " .".contains($0) }.map(String.init)
        guard parts.count == 2, let style = parts.first(where: styles.contains),
            let weight = parts.first(where: weights.contains), style != weight
        else { return nil }
        return "in a scene: `font: { style: \(style), weight: \(weight) }`"
    }

    /// Returns words as a list in a sentence.
    private static func listed(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }

    /// Returns `true` if a key is the name of something within something else, such as `color.accent`.
    private static func isPath(_ key: String) -> Bool {
        key.contains(".") && key.allSatisfy { $0.isLetter || $0.isNumber || ".-_".contains($0) }
    }

    private static func isPicture(_ text: String) -> Bool {
        [".png", ".jpg", ".jpeg", ".webp", ".heic", ".gif"].contains { text.lowercased().hasSuffix($0) }
    }

    private static func isArithmetic(_ text: Substring) -> Bool {
        text.contains { "+*/".contains($0) } && text.contains(where: \.isNumber)
            && text.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLetter) || " .+-*/()_".contains($0) }
    }

    /// Returns how often something is repeated for a range of another language, such as `0..<5`.
    private static func count(_ text: Substring) -> Suggestion? {
        if Int(text) != nil { return "write \(text), without quotes" }
        guard let (first, last, isClosed) = ends(text) else { return "put it in brackets: [\(text)]" }
        return "write how often: `data: \(max(last - first + (isClosed ? 1 : 0), 0))`"
    }

    /// Returns the list of both ends for a range of another language, such as `0...100`.
    private static func range(_ text: Substring) -> Suggestion? {
        ends(text).map { "put both ends in brackets: [\($0.first), \($0.last)]" }
    }

    private static func ends(_ text: Substring) -> (first: Int, last: Int, isClosed: Bool)? {
        for (sign, isClosed) in [("..<", false), ("...", true), ("..", true), ("-", true), (" to ", true)] {
            guard let range = text.firstRange(of: sign),
                let first = Int(text[..<range.lowerBound].filter { $0 != " " }),
                let last = Int(text[range.upperBound...].filter { $0 != " " })
            else { continue }
            return (first, last, isClosed)
        }
        return nil
    }

    /// Returns the system's colour whose name in UIKit is given: `systemBlue` is `blue`.
    private static func systemColor(_ name: String, _ known: [String]) -> String? {
        guard name.hasPrefix("system"), name.count > 6 else { return nil }
        let own = name.dropFirst(6).prefix(1).lowercased() + name.dropFirst(7)
        return known.contains(own) ? own : nil
    }

    /// Returns the tag of a language whose name in English is given.
    private static func language(_ name: Substring) -> Suggestion? {
        languages[name.lowercased()].map { "write its tag: `\($0)`" }
    }

    private static let languages = [
        "english": "en", "german": "de", "deutsch": "de", "french": "fr", "spanish": "es", "italian": "it",
        "portuguese": "pt", "dutch": "nl", "polish": "pl", "russian": "ru", "turkish": "tr", "arabic": "ar",
        "hebrew": "he", "hindi": "hi", "japanese": "ja", "korean": "ko", "chinese": "zh-Hans",
        "swedish": "sv", "danish": "da", "norwegian": "nb", "finnish": "fi", "czech": "cs", "greek": "el",
        "thai": "th", "ukrainian": "uk", "vietnamese": "vi", "indonesian": "id",
    ]

    private static let shapes: Set = ["circle", "rectangle", "capsule", "ellipse"]

    /// Returns `true` for a name that is composed of words, as components have: `statCard`.
    private static func isComponent(_ name: String) -> Bool {
        name.allSatisfy { $0.isLetter || $0.isNumber } && name.dropFirst().contains(where: \.isUppercase)
    }

    /// The key of what stands after the colon of a kind, by the kind.
    private static let ownPart = [
        "button": "title", "iconButton": "icon", "chip": "title", "badge": "text", "toggle": "isOn",
        "slider": "value", "progressBar": "value", "progressRing": "value", "ratingStars": "value",
        "textField": "placeholder", "searchField": "placeholder", "stepper": "label", "image": "source",
        "row": "title", "sectionHeader": "title", "navigationBar": "title", "toast": "title",
        "avatar": "name",
    ]

    /// Kinds of nodes that are likely to stand more than once in one place.
    private static let commonKinds: Set = [
        "text", "icon", "image", "button", "toggle", "rectangle", "circle", "card", "row", "vstack", "hstack",
        "zstack", "divider", "spacer",
    ]

    /// The weights of fonts.
    private static let weights = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]

    /// Returns the counterpart of a CSS property if the known keys are those of nodes.
    private static func property(_ key: String, amongKeysOfNodes known: [String]) -> Counterpart? {
        known.contains("frame") && known.contains("opacity") ? CSSName.property(key) : nil
    }

    /// Returns how to write a kind of node and its value, which a space separates.
    private static func withColon(_ value: String) -> Suggestion {
        let kind = value.prefix { $0 != " " }
        let rest = value.dropFirst(kind.count).drop { " =".contains($0) }
        return "put a colon after the kind: `\(kind.lowercased()): \(rest)`"
    }

    private static func isHex(_ text: String) -> Bool {
        [3, 4, 6, 8].contains(text.count) && text.allSatisfy { $0.isASCII && $0.isHexDigit }
            && text.contains(where: \.isNumber)
    }

    private static func names(_ scalars: [Unicode.Scalar]) -> String {
        scalars.prefix(8).map(name).joined(separator: ", ")
            + (scalars.count > 8 ? " and \(scalars.count - 8) more" : "")
    }

    private static func name(_ scalar: Unicode.Scalar) -> String {
        let code = String(scalar.value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: max(4 - code.count, 0)) + code
        return scalar.properties.isGraphemeBase ? "\(scalar) (U+\(padded))" : "U+\(padded)"
    }
}

extension Diagnostic.Problem {
    /// A suggested fix that the line shows: for a value that is missing because the rest of the line is a
    /// comment, a list of nodes under a key of its own, a design token without quotes.
    func suggestion(in line: Substring, at column: Int) -> Suggestion? {
        guard case .wrongType(let expected, let found) = self else { return nil }
        if expected == "a list", found == "a mapping" {
            let key = line.drop { $0 == " " || $0 == "-" }.prefix { $0 != ":" }
            guard ["children", "content", "items", "nodes", "views", "body"].contains(key) else { return nil }
            return "leave out `\(key):`, and put the nodes there, each with a dash: `- text: Hello`"
        }
        let written = line.unicodeScalars.dropFirst(column - 1)
        if found == "a mapping", written.first == "{" {
            let name = String(String.UnicodeScalarView(written.dropFirst())).prefix { $0 != "}" }
            let isName = name.allSatisfy { $0.isLetter || $0.isNumber || ".-_".contains($0) }
            guard isName, !name.isEmpty else { return nil }
            return name.contains(".") && !name.hasPrefix("item.")
                ? "a design token stands in braces and quotes: \"{\(name)}\""
                : "a name in braces stands in quotes: \"{\(name)}\""
        }
        guard found == "nothing", let start = line.firstRange(of: ": #")?.lowerBound else {
            return nil
        }
        let comment = line[line.index(start, offsetBy: 2)...]
        let color = comment.prefix { $0 == "#" || $0.isHexDigit }
        return color.count > 3
            ? "`#` begins a comment: put quotes around it, \"\(color)\"" : "`#` begins a comment"
    }
}

extension Diagnostic.Problem {
    /// The problem, described in one line.
    public var message: String {
        switch self {
        case .notUTF8: "the file is not UTF-8 text"
        case .otherEncoding(let name): "the file is \(name) text, and UTF-8 is read"
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
        case .wrongType(let expected, let found): "expected \(Self.described(expected)), found \(found)"
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
        case .keyWithoutNode: "a node needs one key that names its kind"
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
        case .keyOrder(let key, let other):
            "`\(key)` stands before `\(other)` and acts after it: the order of keys makes no difference"
        case .wrongVersion(let version): "this is a scene of version \(version); this vitrine reads version 1"
        case .missingGlyphs(let scalars, let font): "\(font) has no glyph for \(Self.names(scalars))"
        case .scriptNotInstalled(let scalars, _): "no installed font has \(Self.names(scalars))"
        case .missingFontDesign(let design, let family, let instead):
            "\(family), which the design `\(design)` is set in, is not installed: using \(instead) instead"
        case .missingWeight(let weight, let family, let instead, _):
            "\(family) has no weight \(weight): \(instead) is drawn"
        case .standInFont(let family, let instead):
            "`\(family)` is not installed: \(instead) stands in for it"
        case .invalidFontFeature(let tag): "`\(tag)` is not an OpenType feature: tags have four characters"
        case .missingFont(let family, _): "no font of the family `\(family)` is installed"
        case .textLayoutFailed(let reason): "the text cannot be set: \(reason)"
        case .missingFile(let path, _): "there is no file `\(path)`"
        case .fileOutsideSceneFolder(let path): "`\(path)` lies outside the scene's folder"
        case .fileUnreadable(let path, let reason): "`\(path)` cannot be read: \(reason)"
        case .missingFolder(let path, _): "there is no folder `\(path)`"
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
        case .duplicateVariant(let name, let other):
            name.utf8.elementsEqual(other.utf8)
                ? "two variants are called `\(name)`"
                : "the variants `\(other)` and `\(name)` share their pictures where case is ignored, "
                    + "as on a Mac"
        case .noMatchingVariant: "no variant matches, so none is left out"
        case .allVariantsExcluded: "all variants are left out"
        case .unusedIgnore(let id): "`\(id)` silences nothing here"
        case .omittedMessages(let count, let severity): "\(count) more \(severity.rawValue)s are not shown"
        }
    }

    /// A suggested fix, if there is one.
    public var suggestion: Suggestion? {
        switch self {
        case .unknownKey, .misplacedKey, .keysBesideValue, .keyWithoutList, .duplicateKey, .missingKey,
            .missingAnyKey, .noNodeKind, .keyWithoutNode, .ambiguousNodeKind:
            keySuggestion
        case .unknownValue: wordSuggestion
        case .wrongType, .outOfRange, .invalidColor, .notFinite, .invalidExpression: valueSuggestion
        case .missingFile, .missingFolder, .invalidImage, .fileOutsideSceneFolder, .missingFont,
            .missingGlyphs, .scriptNotInstalled, .missingFontDesign, .missingWeight:
            fileSuggestion
        case .otherEncoding: "save it as UTF-8; `iconv` and every editor can"
        case .keyOrder(_, let other):
            "where `\(other)` is to act last, as in SwiftUI, give it to a `zstack` that holds this node"
        case .yamlMistake(let mistake): .advice(mistake.suggestion)
        case .odd(_, _, let instead): .advice(instead)
        case .notAllowed(_, _, let instead): instead.map(Suggestion.advice)
        case .invalidName(_, _, let instead): .advice(instead)
        case .unusedDeclaration(_, _, _, let near): near.map { "the body says `\($0)`: is that meant?" }
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
        case .overflow("frame", let length, _, let isHeight):
            """
            give the frame `min\(isHeight ? "Height" : "Width")`, which grows with the content, or \
            `\(isHeight ? "height" : "width"): \(length)`; `clip: true` cuts what is beyond it, and \
            `clip: false` says that it is meant
            """
        case .overflow: "put what is too much in a `scroll`, or make it smaller"
        case .unusedIgnore: "leave it out"
        case .duplicateVariant: "give one of them another `name`, or leave it out"
        default: nil
        }
    }

    /// Returns the description of an expected value, with an example where its name alone says too little.
    private static func described(_ expected: String) -> String {
        expected == "insets" ? "insets such as `16` or `{ horizontal: 16, vertical: 8 }`" : expected
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

    /// Returns words as a list in a sentence.
    static func listed(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }

    /// Returns `true` if a key is the name of something within something else, such as `color.accent`.
    static func isPath(_ key: String) -> Bool {
        key.contains(".") && key.allSatisfy { $0.isLetter || $0.isNumber || ".-_".contains($0) }
    }

    static func isPicture(_ text: String) -> Bool {
        [".png", ".jpg", ".jpeg", ".webp", ".heic", ".gif"].contains { text.lowercased().hasSuffix($0) }
    }

    /// Returns `true` for a name that is composed of words, as components have: `statCard`.
    static func isComponent(_ name: String) -> Bool {
        name.allSatisfy { $0.isLetter || $0.isNumber } && name.dropFirst().contains(where: \.isUppercase)
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

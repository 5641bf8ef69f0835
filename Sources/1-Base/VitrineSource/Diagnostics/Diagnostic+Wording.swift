extension Diagnostic.Problem {
    /// The problem, described in one line.
    package var message: String {
        switch self {
        case .notUTF8: "the file is not UTF-8 text"
        case .otherEncoding(let name): "the file is \(name) text, and UTF-8 is read"
        case .empty: "the file is empty: a scene needs at least `vitrine: 1`, a canvas and a body"
        case .notYAML(let reason): "this is not YAML: \(reason)"
        case .notJSON(let reason): "this is not JSON: \(reason)"
        case .relaxedJSON(let what): "JSON has no \(what): other tools may refuse this file"
        case .complexKey: "a key must be plain text, not a list, a mapping or an alias"
        case .tooDeep(let limit): "values are nested more than \(limit) deep"
        case .tooMany(let what, let count, let limit):
            "too many \(what): \(count) where \(limit) are allowed"
        case .wrongCount(let what, let count, let needed, let reason):
            "there are \(count) `\(what)` where \(needed) belong: \(reason)"
        case .wrongType(let expected, let found):
            "expected \(expected)\(expected.example.map { " such as \($0)" } ?? ""), found \(found)"
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
        case .language(let language): language.problem.message
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

    /// What mends the problem, as far as it is known where the problem is reported.
    package var suggestion: Suggestion? {
        switch self {
        case .unknownKey(let key, _, let known):
            Suggestion.hint(for: key, among: known, listLabel: "known keys")
        case .unknownValue(let value, _, let known):
            Suggestion.hint(for: value, among: known, listLabel: "known")
        case .odd(_, _, let instead): .advice(instead)
        case .notAllowed(_, _, let instead): instead.map(Suggestion.advice)
        case .invalidName(_, _, let instead): .advice(instead)
        case .unusedDeclaration(_, _, _, let near): near.map { "the body says `\($0)`: is that meant?" }
        case .missingFile(_, let meant), .missingFolder(_, let meant): meant
        case .language(let language): language.problem.suggestion
        case .incompatibleToken(_, _, _, _, let suggestion): suggestion
        case .unknownToken(_, let near): near.map(Suggestion.name)
        case .tokenGroup(_, let root): root.map(Suggestion.rootToken)
        case .unusedIgnore: "leave it out"
        default: nil
        }
    }

    /// Returns `true` if another element of a list has the same mistake.
    package func isSameMistake(as other: Diagnostic.Problem) -> Bool {
        switch (self, other) {
        case (.wrongType(let expected, let found), .wrongType(let otherExpected, let otherFound)):
            // Which number or text it is makes no difference.
            expected == otherExpected
                && found.description.prefix { $0 != "\"" && !$0.isNumber }
                    == otherFound.description.prefix { $0 != "\"" && !$0.isNumber }
        case (.unknownKey(let key, let owner, _), .unknownKey(let otherKey, let otherOwner, _)):
            key == otherKey && owner == otherOwner
        case (.missingKey(let key, let owner), .missingKey(let otherKey, let otherOwner)):
            key == otherKey && owner == otherOwner
        default: false
        }
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

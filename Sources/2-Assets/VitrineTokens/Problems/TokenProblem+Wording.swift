import VitrineSource

extension TokenProblem {
    /// The problem, described in one line.
    package var message: String {
        switch self {
        case .invalidName(let name, let reason):
            name.isEmpty ? reason : "`\(name)` cannot be the name of a token or group: \(reason)"
        case .unknownProperty(let key, let owner, _):
            "unknown property `\(key)` on \(owner); names do not begin with `$`"
        case .valueAndReference: "a token has `$value` or `$ref`, not both"
        case .tokenWithChildren(let names):
            """
            a token cannot be a group too: \
            `\(names[0])`\(names.count > 1 ? " and \(names.count - 1) more" : "") beside `$value`
            """
        case .ignoredKey(let key, let owner, _, let count):
            "`\(key)` on \(owner) is not read" + (count > 1 ? " (\(count) places, the first here)" : "")
        case .incompleteToken(let name): "`\(name)` looks like a token without `$value`"
        case .namesDifferOnlyInCase(let name, let other): "`\(name)` differs from `\(other)` only in case"
        case .noType(let token): "the token `\(token)` has no type"
        case .noValue(let token): "the token `\(token)` has no value"

        case .unknownPart(let key, let what, _): "\(what) has no `\(key)`"
        case .wrongCount(let what, let count, let needed):
            "there are \(count) \(what) where \(needed) belong"
        case .invalidHex(let text):
            "`\(text)` is not a fallback colour, and is left out: `hex` is `#` and six hexadecimal digits"
        case .unitWithoutSize(let unit): "the format has no unit `\(unit)`: a dimension is in px or rem"
        case .invalidArithmetic(let text, let reason): "`\(text)` cannot be computed: \(reason)"
        case .partRequiresPointer(let what, _): "a token cannot stand for \(what): braces name whole values"

        case .invalidReference(let text, let reason): "`\(text)` is not a reference: \(reason)"
        case .invalidPointer(let text, let reason): "`\(text)` cannot be followed: \(reason)"
        case .unresolvedPointer(let text, let place, let key, _):
            "`\(text)` cannot be followed: `\(place)` has no `\(key)`"
        case .unknownToken(let name, _, _): "unknown token `\(name)`"
        case .groupIsNotAToken(let name, _): "`\(name)` is a group, not a token"
        case .unknownGroup(let name, _): "unknown group `\(name)`"
        case .tokenIsNotAGroup(let name): "`\(name)` is a token: only a group can be extended"
        case .wrongTarget(let reference, let type, let needed, let definition):
            """
            `\(reference)` is of the type `\(type)`, and \(needed) belongs here; it is defined at \
            \(definition)
            """
        case .expectedSingleValue(let reference, let count, let what):
            """
            `\(reference)` has \(count) \(what), and one belongs here: a reference in an array is one element
            """
        case .circular(let chain): "the reference leads back to itself: \(chain.joined(separator: " → "))"
        case .circularGroups(let chain): "the group extends itself: \(chain.joined(separator: " → "))"
        case .deprecated(let token, let reason):
            "`\(token)` is deprecated" + (reason.map { ": \($0)" } ?? "")

        case .otherFormat(let format, _):
            "this is \(format.name): design tokens are JSON with `$value`, as the format 2025.10 has them"
        case .unknownSet(let name, _, _): "there is no set `\(name)`, so its tokens are missing"

        case .duplicateTheme(let name): "`\(name)` is the name of more than one theme of its group"
        case .wrongVersion(let found): "the version of a resolver is \"2025.10\", not \(found)"
        case .emptyOrder: "`resolutionOrder` is empty: there are no tokens"
        case .fewContexts(let modifier, let count):
            count == 0
                ? "the modifier `\(modifier)` has no contexts"
                : "the modifier `\(modifier)` has one context: that is what sets are for"
        case .unknownContext(let name, let modifier, _):
            "the modifier `\(modifier)` has no context `\(name)`"
        case .unknownModifier(let name, _): "there is no modifier `\(name)`"
        case .missingContext(let modifier, _):
            "the modifier `\(modifier)` has no default: a context must be chosen"
        case .noModifiers: "there are no modifiers here, so there is no context to choose"
        case .unusedModifier(let name):
            "the modifier `\(name)` is not in `resolutionOrder`, and changes nothing"
        case .duplicateName(let name): "`\(name)` is the name of more than one item of `resolutionOrder`"
        case .forbiddenReference(let text, let reason): "`\(text)` cannot be referred to here: \(reason)"
        case .fileOutsideSceneFolder(let path): "`\(path)` lies outside the folder of the file that is read"

        case .legacySyntax(let feature, let count):
            "\(feature.isExtension ? "beyond" : "older than") 2025.10: \(feature.message)"
                + (count > 1 ? " (\(count) places, the first here)" : "")
        case .skippedTokens(let type, let count):
            """
            the format has no type `\(type)`: \(count == 1 ? "this token is" : "\(count) tokens are") left out
            """
        }
    }

    /// A suggested fix, if there is one.
    package var suggestion: Suggestion? {
        switch self {
        case .unknownProperty(let word, _, let known), .unknownPart(let word, _, let known):
            Suggestion.hint(for: word, among: known, listLabel: "known keys")
        case .unknownContext(let word, _, let known):
            Suggestion.hint(for: word, among: known, listLabel: "contexts")
        case .otherFormat(let format, let file): .advice(format.advice(for: file))
        case .unknownSet(_, _, let advice?): .advice(advice)
        case .unknownSet(let word, let known, nil):
            Suggestion.hint(for: word, among: known, listLabel: "sets")
        case .unknownModifier(let word, let known):
            Suggestion.hint(for: word, among: known, listLabel: "modifiers")
        case .missingContext(let modifier, let known):
            """
            choose \(Self.choices(known)): `--context \(modifier)=\(known.first ?? "name")`, or in a scene \
            `tokens: { file: ..., context: { \(modifier): \(known.first ?? "name") } }`
            """
        case .unresolvedPointer(_, _, let key, let known) where Int(key) != nil:
            known.isEmpty ? nil : "there are: \(known.prefix(40).joined(separator: ", "))"
        case .unresolvedPointer(_, _, let key, let known):
            Suggestion.hint(for: key, among: known, listLabel: "there are")
        case .unknownToken(_, _, let part?): .advice("write { \"$ref\": \(part) }: braces name whole tokens")
        case .unknownToken(let name, let known, nil), .unknownGroup(let name, let known):
            Suggestion.path(near: name, among: known).map(Suggestion.name)
        case .groupIsNotAToken(_, let root): root.map(Suggestion.rootToken)
        case .noType: "give it a `$type`, or one of the groups around it"
        case .tokenWithChildren: "make the token the group's `$root`"
        case .ignoredKey(let word, _, let known, _):
            Suggestion.nearest(to: word, among: known).map(Suggestion.name)
                ?? .advice("data of a tool's own belongs in `$extensions`")
        case .unitWithoutSize("em"), .unitWithoutSize("%"):
            """
            relative to the font's size only the `letterSpacing` and `lineHeight` of a typography can be; \
            give the length in px here
            """
        case .unitWithoutSize: "give the length in px"
        case .fileOutsideSceneFolder: "give --allow-outside to let it read any file"
        case .incompleteToken: "give it a `$value`, or take `$type` off the empty group"
        case .partRequiresPointer(_, let reference?):
            .advice(
                "write { \"$ref\": \(reference) }"
                    + (reference.hasSuffix("/$value\"") ? ", which can also name a part of it" : ""))
        case .partRequiresPointer(_, nil):
            "write the value itself, or { \"$ref\": \"#/...\" } with the place of one"
        default: nil
        }
    }

    private static func choices(_ known: [String]) -> String {
        known.count > 6
            ? known.prefix(5).joined(separator: ", ") + " or one of \(known.count - 5) more"
            : known.joined(separator: " or ")
    }
}

extension TokenProblem.LegacySyntax {
    /// `true` for a syntax that no version of the format has had.
    var isExtension: Bool {
        switch self {
        case .arithmetic, .modify, .modifiedOutsideGamut, .hexWithAlpha, .alphaBesideColor,
            .numberOfDimension, .tokensInTokens:
            true
        default: false
        }
    }

    /// The older syntax found and its current form, in one line.
    var message: String {
        switch self {
        case .plainKeys: "`value` and `type` without `$`; they are `$value` and `$type` today"
        case .inferredType: "a token without a type, which is taken from its value; write `$type`"
        case .otherTypeName: "another name of a type; there are 13 today"
        case .valueSuffix: "a reference that ends in `.value`; it is `{group.token}` today"
        case .tokenSets: "sets of tokens side by side, merged in their order; a resolver file does that today"
        case .colorText:
            "a colour as a text; it is { \"colorSpace\": \"srgb\", \"components\": [r, g, b] } today"
        case .colorChannels: "`channels` of a colour; they are `components` today"
        case .dimensionText: "a dimension as a text; it is { \"value\": 16, \"unit\": \"px\" } today"
        case .plainDimension:
            "a dimension without a unit, taken for px; it is { \"value\": 16, \"unit\": \"px\" } today"
        case .durationText:
            "a duration as a text or without a unit; it is { \"value\": 200, \"unit\": \"ms\" } today"
        case .curveText: "a curve as a text; it is an array of four numbers today"
        case .numberText: "a number as a text; it has no quotes today"
        case .weightText:
            "a font weight in another spelling; it is 1 to 1000 or a word such as `semi-bold` today"
        case .familyList: "font families in one text; they are an array today"
        case .otherShadow:
            """
            a shadow with other or missing keys; they are color, offsetX, offsetY, blur, spread and inset \
            today
            """
        case .lineHeightWithUnit: "a line height with a unit; it is a multiple of the font's size today"
        case .plainLineHeight:
            "a line height above 4 without a unit, taken for px; it is a multiple of the font's size today"
        case .automaticLineHeight:
            "`AUTO` as a line height, taken for the usual one; it is a multiple of the font's size today"
        case .relativeSpacing: "letter spacing relative to the font's size; it is a dimension today"
        case .otherUnit: "a dimension in pt or dp, taken for px; the units are px and rem today"
        case .shortHex: "a `hex` of three digits; it has six today"
        case .plainDescription: "`description` without `$`; it is `$description` today"
        case .tokensInTokens:
            "tokens within a token, all of which are read; a token that is a group too is the group's `$root`"
        case .hexWithAlpha:
            "a `hex` with digits for the opacity, which count where there is no `alpha`; it has six digits"
        case .alphaBesideColor: "`alpha` beside a colour, which it is applied to; it is a part of the colour"
        case .numberOfDimension: "a length where a number belongs, taken in px"
        case .arithmetic: "arithmetic with references, which is computed; other tools may refuse it"
        case .modify:
            "a colour changed by Tokens Studio's `modify`, which is computed; other tools may ignore it"
        case .modifiedOutsideGamut:
            "a colour that `modify` puts outside of sRGB, where it is clipped, so other tools may differ"
        case .missingPart:
            "a typography with other keys, which are ignored, or with missing ones, which get usual values"
        }
    }
}

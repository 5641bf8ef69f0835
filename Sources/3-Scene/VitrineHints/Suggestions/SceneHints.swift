import VitrineSceneFormat
import VitrineSource
import VitrineYAML

/// The hints for scenes: what other languages and tools call their values, and how slips are mended.
package struct SceneHints: Hints {
    package init() {}

    package func suggestion(for problem: Diagnostic.Problem) -> Suggestion? {
        switch problem {
        case .unknownKey, .misplacedKey, .keysBesideValue, .keyWithoutList, .duplicateKey, .missingKey,
            .missingAnyKey, .noNodeKind, .keyWithoutNode, .ambiguousNodeKind:
            Self.keySuggestion(for: problem)
        case .unknownValue: Self.wordSuggestion(for: problem)
        case .wrongType, .outOfRange, .invalidColor, .notFinite, .invalidExpression:
            Self.valueSuggestion(for: problem)
        case .missingFile, .missingFolder, .invalidImage, .fileOutsideSceneFolder, .missingFont,
            .missingGlyphs, .scriptNotInstalled, .missingFontDesign, .missingWeight:
            Self.fileSuggestion(for: problem)
        case .language(let language):
            (language.problem as? YAMLMistake).map { .advice($0.advice) } ?? language.problem.suggestion
        case .otherEncoding: "save it as UTF-8; `iconv` and every editor can"
        case .keyOrder(_, let other):
            "where `\(other)` is to act last, as in SwiftUI, give it to a `zstack` that holds this node"
        case .notYAML("but found another document"), .notYAML("expected a single document in the stream"):
            "a file holds one scene: leave out `---`, or put the second one in a file of its own"
        case .notYAML("this quote is not closed"): "end the text with the sign that it begins with"
        case .notYAML(let reason) where reason.contains("character that cannot start any token"):
            "put quotes around text that begins with a sign such as @, ` or %"
        case .notYAML(let reason) where reason.contains("mapping values are not allowed"):
            "put quotes around text that holds a colon followed by a space"
        case .incompatibleToken(let name, type: "gradient", _, _, _):
            "such a token is the stops of a gradient: `{ linearGradient: { stops: \"{\(name)}\" } }`"
        case .invalidTokens(let count, _): count == 1 ? nil : "`vitrine tokens` lists all that is wrong"
        case .unlistedOption(_, let listed): "they have \(listed.joined(separator: ", "))"
        case .overflow("frame", let length, _, let isHeight):
            """
            give the frame `min\(isHeight ? "Height" : "Width")`, which grows with the content, or \
            `\(isHeight ? "height" : "width"): \(length)`; `clip: true` cuts what is beyond it, and \
            `clip: false` says that it is meant
            """
        case .overflow: "put what is too much in a `scroll`, or make it smaller"
        case .duplicateVariant: "give one of them another `name`, or leave it out"
        default: problem.suggestion
        }
    }

    package func suggestion(for problem: Diagnostic.Problem, at context: SourceContext) -> Suggestion? {
        Self.suggestion(for: problem, written: context)
    }

    package func whole(of key: String) -> String? { KeyGroup.key(with: key) }

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
        [".png", ".jpg", ".jpeg", ".webp", ".avif", ".heic", ".gif"]
            .contains { text.lowercased().hasSuffix($0) }
    }

    /// Returns `true` for a name that is composed of words, as components have: `statCard`.
    static func isComponent(_ name: String) -> Bool {
        name.allSatisfy { $0.isLetter || $0.isNumber } && name.dropFirst().contains(where: \.isUppercase)
    }
}

extension Suggestion {
    /// Returns the suggestion to write what the scene language has for a name of another one.
    static func equivalent(_ equivalent: Equivalent) -> Suggestion {
        .naming(equivalent.names, "in a scene: \(equivalent.text)")
    }
}

import VitrineAuditElements
import VitrineSceneFormat

/// Texts as a translation might make them: a third longer, with accents above and below their letters.
struct PseudoLocalization {
    /// The keys whose values are texts that people read.
    private static let keys: Set<String> = [
        "caption", "detail", "footer", "header", "label", "message", "placeholder", "prompt", "subtitle",
        "text", "title", "trailing", "value",
    ]
    /// The part by which texts become longer.
    private static let growth = 0.35

    private static let accents: [Character: Character] = [
        "a": "á", "c": "ç", "d": "đ", "e": "ë", "g": "ğ", "i": "í", "l": "ł", "n": "ñ", "o": "ö", "r": "ř",
        "s": "š", "t": "ţ", "u": "ů", "y": "ý", "z": "ž", "A": "Å", "C": "Č", "E": "É", "I": "Î", "N": "Ñ",
        "O": "Ø", "S": "Š", "U": "Ü", "Y": "Ÿ", "Z": "Ž",
    ]

    /// Returns a scene with its texts changed.
    static func applied(to value: SceneValue) -> SceneValue { applied(to: value, isText: false) }

    private static func applied(to value: SceneValue, isText: Bool) -> SceneValue {
        let content: SceneValue.Content
        switch value.content {
        case .string(let text):
            guard isText else { return value }
            content = .string(lengthened(text))
        case .sequence(let values): content = .sequence(values.map { applied(to: $0, isText: isText) })
        case .mapping(let entries):
            content = .mapping(
                entries.map { entry in
                    SceneValue.Entry(
                        key: entry.key, keyMark: entry.keyMark,
                        value: applied(to: entry.value, isText: keys.contains(entry.key)))
                })
        case .null, .bool, .number: return value
        }
        return SceneValue(content, at: value.mark, in: value.scope)
    }

    /// Returns a text with accents, and longer by a third. Numbers, names in braces, and words that are
    /// values of the scene language stay as they are.
    static func lengthened(_ text: String) -> String {
        guard text.contains(where: \.isUppercase) || text.contains(" "), !text.contains("{"),
            text.contains(where: \.isLetter)
        else { return text }
        let count = Int((Double(text.count) * growth).rounded(.up))
        // Added as words, so that lines break as often as in a language.
        let filler = "lorem ipsum dolor sit amet "
        var added = ""
        while added.count < count { added += filler }
        return String((text + " " + added.prefix(max(count - 1, 1))).map { accents[$0] ?? $0 })
    }
}

import VitrineAuditElements
import VitrineTokens

/// What a colour, a symbol or a word says of how things are.
enum ColorMeaning: String {
    case success
    case information
    case warning
    case danger

    /// Reads the meaning from the name of a colour's token; `nil` if it names none, or several.
    init?(of token: DesignToken) {
        guard case .color = token.value else { return nil }
        let found = Set(token.words.compactMap { Self.tokenWords[$0] })
        guard found.count == 1, let meaning = found.first else { return nil }
        self = meaning
    }

    /// Reads the meaning from the name of a symbol; `nil` if it has none.
    init?(symbol name: String) {
        // A symbol of several things, such as `person.fill.checkmark`, says something about the first.
        switch name.split(separator: ".").prefix(2).joined(separator: ".") {
        case "checkmark", "checkmark.circle", "checkmark.seal": self = .success
        case "info", "info.circle", "info.square": self = .information
        case "exclamationmark.triangle": self = .warning
        case "exclamationmark.octagon", "xmark.octagon": self = .danger
        default: return nil
        }
    }

    /// Reads the meaning from a short text that states how something is, such as “Paid on 3 November”;
    /// `nil` for any other.
    init?(text: String) {
        let words = text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init)
        guard let first = words.first, let last = words.last, words.count <= Self.longestStatement else {
            return nil
        }
        let bad = words.contains { Self.badWords.contains($0) }
        let good = Self.goodWords.contains(first) || Self.goodWords.contains(last)
        if words.contains(where: { Self.doubts.contains($0) || $0.hasSuffix("n't") || $0.hasSuffix("n’t") })
            || bad == good
        {
            return nil
        }
        if bad, !Self.badWords.contains(first), !Self.badWords.contains(last) { return nil }
        self = bad ? .danger : .success
    }

    /// Returns `true` if one who sees a colour of this meaning misunderstands what says another.
    func contradicts(_ other: ColorMeaning) -> Bool {
        switch (self, other) {
        case (.danger, .success), (.danger, .information), (.warning, .success), (.warning, .information),
            (.success, .danger), (.success, .warning):
            true
        default: false
        }
    }

    // What is longer is a sentence, which may speak of another thing.
    private static let longestStatement = 5

    private static let tokenWords: [String: ColorMeaning] = [
        "success": .success, "positive": .success, "ok": .success, "okay": .success, "valid": .success,
        "info": .information, "information": .information, "warning": .warning, "caution": .warning,
        "alert": .danger, "critical": .danger, "danger": .danger, "delete": .danger, "destructive": .danger,
        "error": .danger, "failure": .danger, "invalid": .danger, "negative": .danger,
    ]
    private static let goodWords = StateWords.goodWords.union([
        "connected", "done", "online", "received", "saved", "sent", "success",
    ])
    private static let badWords = StateWords.badWords.union([
        "error", "failure", "offline",
    ])
    /// The words that turn what others say, or say that it is to come.
    private static let doubts: Set<String> = [
        "cannot", "delete", "if", "late", "lost", "never", "no", "not", "nothing", "once", "remove",
        "unless", "until", "when", "without",
    ]

    /// Returns `true` if a text asks to destroy something.
    static func asksToDestroy(_ text: String) -> Bool {
        let words = text.lowercased().split { !$0.isLetter }.map(String.init)
        return words.first.map { ActionWords.destroying.contains($0) } == true
            || words.count <= longestStatement && words.last.map { destructiveEndings.contains($0) } == true
    }

    /// The verbs at the end of what is asked for.
    private static let destructiveEndings: Set<String> = ["entfernen", "löschen", "verwijderen"]
}

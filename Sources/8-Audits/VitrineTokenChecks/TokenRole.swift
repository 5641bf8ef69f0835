import VitrineAuditElements
import VitrineTokens

/// What a design token of a colour is for, as its name says.
enum TokenRole: String {
    case text
    case background

    /// Reads the role from the name of a token; `nil` if it names none, or both, as `onBackground` does.
    init?(of token: DesignToken) {
        guard case .color = token.value else { return nil }
        let words = token.words
        let isText = words.contains { Self.textWords.contains($0) }
        let isBackground = words.contains { Self.backgroundWords.contains($0) }
        if isText == isBackground { return nil }
        self = isText ? .text : .background
    }

    // What is called foreground or background in general often changes places, as on a filled button.
    private static let textWords: Set<String> = ["label", "text"]
    private static let backgroundWords: Set<String> = ["canvas", "surface"]
}

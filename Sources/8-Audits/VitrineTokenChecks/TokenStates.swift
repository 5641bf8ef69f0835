import VitrineAuditElements
import VitrineSceneFormat
import VitrineTokens

/// The tokens of colours that controls have for a moment, such as `action.pressed`, and what those controls
/// have otherwise.
enum TokenStates {
    private static let momentary: Set<String> = [
        "down", "dragged", "focus", "focused", "gedrückt", "highlighted", "hover", "hovered", "press",
        "pressed",
    ]
    private static let resting: Set<String> = [
        "base", "default", "enabled", "idle", "normal", "rest", "resting",
    ]
    /// The number of letters up to which a text is that of a key.
    private static let keyLength = 2
    /// The keys of a node by which it may show that it is pressed.
    private static let keys = [
        "brightness", "disabled", "isDisabled", "opacity", "pressed", "role", "scale", "state", "transform",
    ]

    /// Returns the token of the same control at rest; `nil` for a token of no such state, and where there is
    /// none.
    static func rest(of token: DesignToken, in known: [String: DesignToken]) -> DesignToken? {
        guard case .color = token.value, let last = token.path.last else { return nil }
        let own = DesignToken.words(of: last)
        guard let state = own.last, momentary.contains(state) else { return nil }
        let rest = Array(own.dropLast())
        let others = known.values.filter { other in
            guard case .color = other.value, other.name != token.name else { return false }
            let words = other.path.last.map(DesignToken.words) ?? []
            if other.path.dropLast().elementsEqual(token.path.dropLast()) {
                return words == rest && !rest.isEmpty
                    || words.dropLast().elementsEqual(rest) && words.last.map(resting.contains) == true
            }
            // The group of the states may be the resting one itself.
            return rest.isEmpty && other.path.elementsEqual(token.path.dropLast())
        }
        return others.min { $0.name < $1.name }
    }

    /// Returns `true` if a node with a text may be pressed as it is shown.
    static func mayBeShown(by node: SceneValue, _ text: String) -> Bool {
        // One key of a pad is shown as it is touched.
        if text.count(where: \.isLetter) <= keyLength { return true }
        if !momentary.isDisjoint(with: text.words) { return true }
        let parts = [node] + ["button", "iconButton"].compactMap { node.entry($0)?.value }
        return parts.contains { part in keys.contains { part.entry($0) != nil } }
    }
}

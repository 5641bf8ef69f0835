import VitrineAuditElements
import VitrineTokens

extension DesignToken {
    /// `true` for a colour of what is proposed to press, by its name or its description.
    var proposes: Bool {
        !Set(words).isDisjoint(with: ["accent", "brand", "primary"])
            || !describedWords.isDisjoint(with: ["action", "actions"])
    }

    /// `true` for a colour of what is wrong or destroys something, by its name or its description.
    var saysDanger: Bool {
        if case .color = value {
            ColorMeaning(of: self) == .danger
                || !describedWords.isDisjoint(with: ["danger", "delete", "destructive", "remove"])
        } else {
            false
        }
    }

    private var describedWords: Set<String> { Set((description ?? "").words) }
}

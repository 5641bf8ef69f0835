import VitrineAuditElements
import VitrineLayout
import VitrineSource

/// Alerts that ask “Are you sure?” of whatever people have just pressed, and no more: none of the words that
/// are heard says what is at stake (WCAG 2.2, 2.4.6).
enum EmptyQuestions {
    /// The kinds that ask people to choose one of their buttons.
    static let kinds: Set<String> = ["alert", "confirmationDialog"]
    /// Words that any question may have.
    private static let commonWords: Set<String> = [
        "action", "are", "attention", "cancel", "confirm", "confirmation", "continue", "do", "error", "no",
        "ok", "okay", "please", "proceed", "really", "sure", "this", "to", "want", "warning", "yes", "you",
    ]

    static func findings(in scene: OutlinedScene) -> [SemanticsFinding] {
        var seen: Set<String> = []
        return scene.audited.compactMap { element -> SemanticsFinding? in
            guard let node = element.placed.element.source.node, kinds.contains(node.kind),
                seen.insert(element.placed.element.source.path).inserted,
                element.placed.element.source.path == node.path, element.isSeen,
                case let texts = element.placed.texts, texts.count > 1
            else { return nil }
            if texts[0].words.first == "cancel", texts.dropFirst().contains(where: { $0.words == ["cancel"] })
            {
                return SemanticsFinding(
                    SemanticsProblem(kind: .ambiguousCancel, name: texts[0]), at: element.placed)
            }
            guard texts.allSatisfy({ commonWords.isSuperset(of: $0.words) }) else { return nil }
            return SemanticsFinding(
                SemanticsProblem(kind: .emptyQuestion, name: element.spoken?.label ?? texts[0]),
                at: element.placed)
        }
    }
}

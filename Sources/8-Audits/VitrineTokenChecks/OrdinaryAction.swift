import VitrineAuditElements
import VitrineSceneFormat
import VitrineTokens

/// What buttons ask for that neither destroys nor ends anything.
enum OrdinaryAction {
    /// The greatest number of words on a button.
    private static let greatestWordCount = 5
    private static let kinds = ["button", "iconButton"]
    /// Words of what destroys or ends something, calls for help, or tries again what has failed, which may
    /// have the colour of danger.
    private static let gravelyMeant: Set<String> = ActionWords.refusals.union([
        "abbrechen", "abmelden", "abort", "alarm", "alert", "ambulance", "annuleer", "annuler", "annuleren",
        "anuluj", "anyway", "archive", "aufnehmen", "avbryt", "ban", "bestätigen", "break", "burn", "call",
        "cancel", "cancelar", "cerrar", "clear", "close", "confirm", "continue", "cut", "danger",
        "deactivate", "detach", "disable", "dismiss", "drop", "déconnexion", "eject", "emergency", "empty",
        "error", "evacuate", "exit", "expire", "expired", "fail", "failed", "favorite", "favourite", "fix",
        "force", "forget", "freeze", "give", "hang", "heart", "help", "hide", "ja", "kill", "kündigen",
        "leegmaken", "leeren", "like", "live", "lock", "log", "love", "melden", "missed", "mute", "no",
        "notruf", "off", "ok", "okay", "oui", "overdue", "override", "panic", "pause", "problem", "proceed",
        "quit", "raus", "reboot", "recall", "record", "recording", "release", "repair", "report", "reset",
        "resolve", "restart", "retry", "revoke", "risk", "salir", "shut", "sign", "signaler", "sos",
        "stopp", "suspend", "sí", "ta", "terminate", "trotzdem", "try", "turn", "undo", "unfollow",
        "unlike", "unlink", "unlock", "unpair", "unpublish", "unsubscribe", "urgence", "urgent",
        "verlassen", "void", "warn", "warning", "withdraw", "yes", "zurücksetzen",
    ])
    /// What a row that can be pressed begins with if it is a button.
    private static let verbs: Set<String> = [
        "accept", "add", "apply", "book", "buy", "check", "choose", "create", "done", "download", "get",
        "invite", "join", "next", "open", "order", "pay", "play", "print", "rent", "reserve", "save",
        "search", "send", "share", "show", "start", "submit", "subscribe", "take", "upload", "view",
        "water",
    ]
    private static let disabledWords: Set<String> = ["disabled", "inactive", "unavailable"]

    /// Returns what the colour of a token says that no ordinary action is; `nil` if it says nothing of the
    /// kind.
    static func meaning(of token: DesignToken) -> String? {
        if !token.groundWords.isEmpty { return nil }
        switch ColorMeaning(of: token) {
        case .danger: return "danger"
        case .warning: return "a warning"
        default: return saysDisabled(token) ? "that it is disabled" : nil
        }
    }

    /// Returns `true` for a colour of what does not react.
    static func saysDisabled(_ token: DesignToken) -> Bool {
        !Set(token.words).isDisjoint(with: disabledWords)
    }

    /// Returns `true` if a node that can be pressed, and is not disabled, asks for something ordinary.
    static func isOne(_ text: String, of node: SceneValue) -> Bool {
        let words = text.words
        guard let first = words.first, words.count <= greatestWordCount,
            gravelyMeant.isDisjoint(with: words), !words.contains(where: { $0.hasPrefix("emergen") }),
            ColorMeaning(text: text) == nil, first.contains(where: \.isLetter)
        else { return false }
        let parts = [node] + kinds.compactMap { node.entry($0)?.value }
        let isOff = parts.contains { part in
            ["disabled", "isDisabled", "state", "role", "pressed"].contains { part.entry($0) != nil }
        }
        if isOff { return false }
        return kinds.contains { node.entry($0) != nil } || verbs.contains(first)
    }
}

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
    private static let gravelyMeant: Set<String> = [
        "abbrechen", "abmelden", "abort", "alarm", "alert", "ambulance", "annuler", "archive", "arrêter",
        "ban", "beenden", "block", "blockieren", "bloquer", "cancel", "cancelar", "clear", "close",
        "danger", "deactivate", "decline", "delete", "deny", "destroy", "disable", "discard",
        "disconnect", "dismiss", "déconnexion", "elimina", "eliminar", "emergency", "end", "entfernen",
        "erase", "error", "exit", "fail", "failed", "fix", "forget", "freeze", "hang", "help", "hide",
        "kill", "kündigen", "leave", "live", "lock", "log", "löschen", "melden", "mute", "no", "notruf",
        "off", "overdue", "panic", "pause", "problem", "quit", "raus", "reject", "remove", "repair",
        "report", "reset", "resolve", "retry", "revoke", "salir", "sign", "signaler", "sos", "sperren",
        "stop", "stopp", "stoppen", "supprimer", "suspend", "terminate", "try", "turn", "undo",
        "unfollow", "unlink", "unpair", "unsubscribe", "urgent", "urgence", "verlassen", "verwerfen",
        "verwijderen", "warn", "warning", "wipe", "withdraw", "zurücksetzen", "anyway", "trotzdem",
        "record", "aufnehmen", "recording", "call", "missed", "drop", "burn", "refuse", "refuser",
        "rechazar", "ablehnen", "verweigern", "empty", "leeren", "unpublish", "detach", "evacuate",
        "shut", "force", "override", "risk", "recall", "expire", "expired", "void", "confirm", "yes",
        "ja", "oui", "sí", "ok", "okay", "continue", "proceed", "bestätigen", "leegmaken", "avbryt",
        "annuleren", "annuleer", "slet", "slett", "ta", "radera", "usuń", "anuluj", "cerrar", "borrar",
        "like", "love", "favourite", "favorite", "unlike", "heart", "release", "eject", "abandon", "give",
        "unlock", "break", "cut", "reboot", "restart",
    ]
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

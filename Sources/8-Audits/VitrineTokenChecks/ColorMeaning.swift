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
        case "checkmark", "checkmark.bubble", "checkmark.circle", "checkmark.diamond", "checkmark.rectangle",
            "checkmark.seal", "checkmark.shield", "hand.thumbsup", "party.popper":
            self = .success
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
        guard let first = words.first, let last = words.last else { return nil }
        if Self.confirms(words) {
            self = .success
            return
        }
        guard words.count <= Self.longestStatement else { return nil }
        let bad = words.contains { Self.badWords.contains($0) }
        let good = Self.goodWords.contains(first) || Self.goodWords.contains(last)
        if words.contains(where: Self.isDoubt) || bad == good { return nil }
        if bad, !Self.badWords.contains(first), !Self.badWords.contains(last) { return nil }
        self = bad ? .danger : .success
    }

    /// Returns `true` if words tell somebody that what they have asked for is done, such as “Your kiln is
    /// booked” and “The receipt is on its way”.
    private static func confirms(_ words: [String]) -> Bool {
        guard (2...longestConfirmation).contains(words.count), !words.contains(where: isDoubt),
            reversals.isDisjoint(with: words), badWords.isDisjoint(with: words)
        else { return false }
        let text = " \(words.joined(separator: " ")) "
        if confirmations.contains(where: { text.contains(" \($0) ") }) { return true }
        return words.count > 2 && !doneWords.isDisjoint(with: words) && !owners.isDisjoint(with: words)
    }

    private static func isDoubt(_ word: String) -> Bool {
        doubts.contains(word) || word.hasSuffix("n't") || word.hasSuffix("n’t")
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

    private static let longestConfirmation = 9
    /// What says in several words that all is well.
    private static let confirmations: Set<String> = [
        "all set", "alles erledigt", "arrive bientôt", "auf dem weg", "c'est fait", "en camino", "en route",
        "doel bereikt", "goal achieved", "goal complete", "goal completed", "goal hit",
        "goal met", "goal reached", "gracias por", "ha sido confirmada", "in arrivo", "it worked",
        "meta alcançada", "meta atingida", "meta cumplida", "mål nått", "målet nått", "objectif atteint",
        "objetivo alcanzado", "objetivo cumplido", "obiettivo raggiunto", "on its way", "on the way",
        "tagesziel erreicht", "target met", "target reached", "wochenziel erreicht", "ziel erreicht",
        "on their way", "op weg", "på väg", "ist unterwegs", "todo listo", "tutto fatto", "you are in",
        "you're all set", "you're in", "you’re all set", "you’re in",
    ]
    /// What is done for those who have asked for it, and may be against others: a table is reserved.
    private static let doneWords: Set<String> = [
        "accepted", "aceptado", "aceptada", "angekommen", "angenommen", "arrived", "boekt", "bokad", "booked",
        "bokat", "complete", "completed", "eingegangen", "enregistrée", "geboekt", "gebucht", "gereserveerd",
        "geplaatst", "gespeichert", "guardada", "ordered", "placed", "prenotata", "prenotato", "received",
        "reservada", "reservado", "reserved", "reserverad", "reserviert", "réservé", "réservée", "saved",
        "scheduled", "sent", "shipped", "submitted", "updated", "versandt", "versendet", "confirmed",
        "confirmée", "confirmada", "confermata", "bestätigt", "bevestigd", "bekräftad", "paid", "bezahlt",
    ]
    /// Words for those who have asked for it.
    private static let owners: Set<String> = [
        "dein", "deine", "din", "ditt", "ihr", "ihre", "je", "jouw", "mijn", "moje", "my", "our",
        "sua", "su", "suo", "te", "tu", "tua", "tuo", "uw", "votre", "we", "you", "your", "we've", "we’ve",
        "you're", "you’re",
    ]
    /// Words that turn what is done into something else.
    private static let reversals: Set<String> = [
        "already", "although", "another", "anyone", "bereits", "but", "déjà", "everyone", "fully", "keine",
        "kein", "must", "only", "others", "please", "schon", "should", "someone", "soon", "still", "til",
        "voll", "was", "were", "will", "ya", "yet", "zu", "before", "can", "could", "may", "might",
        "need", "needs", "nicht", "pas", "sin", "sobald", "wenn", "wird", "werden",
    ]

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

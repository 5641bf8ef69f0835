import VitrineAuditElements

/// What a short text says of how something is, in several languages.
enum StateWords {
    case good
    case bad

    /// Reads a text of up to three words that begins or ends with a state; `nil` for any other.
    init?(_ text: String) {
        let words = text.words
        guard (1...3).contains(words.count), Self.doubts.isDisjoint(with: words),
            !words.contains("0")
        else { return nil }
        func says(_ phrases: Set<String>) -> Bool {
            (1...min(2, words.count)).contains { count in
                phrases.contains(words.prefix(count).joined(separator: " "))
                    || phrases.contains(words.suffix(count).joined(separator: " "))
            }
        }
        switch (says(Self.goodStates), says(Self.badStates)) {
        case (true, false): self = .good
        case (false, true): self = .bad
        default: return nil
        }
    }

    private static let doubts: Set<String> = [
        "if", "kein", "keine", "never", "nicht", "no", "non", "not", "nothing", "pas", "without",
    ]
    private static let badStates: Set<String> = [
        "abgelehnt", "abgelaufen", "abgesagt", "annulé", "annulée", "annullato", "ausgefallen", "blocked",
        "caducado", "canceled", "cancelado", "cancelled", "declined", "delayed", "denied", "en retard",
        "expired", "expiré", "failed", "fehlgeschlagen", "fällt aus", "geannuleerd", "gesperrt", "impayé",
        "out of stock", "overdue", "rechazado", "refusé", "rejected", "rejeté", "retrasado", "rifiutato",
        "scaduto", "sold out", "storniert", "suspended", "unbezahlt", "unpaid", "vencido", "verspätet",
        "échoué", "überfällig",
    ]
    private static let goodStates: Set<String> = [
        "approved", "approuvé", "aprobado", "bestanden", "bestätigt", "bezahlt", "confirmado", "confirmed",
        "confirmé", "delivered", "entregado", "erledigt", "genehmigt", "in stock", "livré", "on time",
        "operational", "pagado", "paid", "passed", "payé", "pünktlich", "réussi", "succeeded", "successful",
        "verified", "zugestellt",
    ]
}

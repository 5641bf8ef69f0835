/// What a short text says of how something is, in several languages.
package enum StateWords {
    case good
    case bad

    /// Reads a text of up to three words that begins or ends with a state, or of up to six that begins with
    /// one, such as “Overdue by 40 days”; `nil` for any other.
    package init?(_ text: String) {
        let words = text.words
        guard (1...6).contains(words.count), Self.doubts.isDisjoint(with: words),
            !words.contains("0")
        else { return nil }
        // “Overdue by 40 days” and “Saved at 9:41” say how something is, “Saved items” what it is.
        let goesOn = words.count > 1 && (Self.links.contains(words[1]) || words[1].first?.isNumber == true)
        func says(_ phrases: Set<String>, _ loose: Set<String>) -> Bool {
            if words.count == 1 || goesOn, phrases.contains(words[0]) || loose.contains(words[0]) {
                return true
            }
            guard words.count <= 3 else { return false }
            return (1...words.count).contains { count in
                phrases.contains(words.prefix(count).joined(separator: " "))
                    || phrases.contains(words.suffix(count).joined(separator: " "))
            }
        }
        switch (says(Self.goodStates, Self.looseGoodStates), says(Self.badStates, Self.looseBadStates)) {
        case (true, false): self = .good
        case (false, true): self = .bad
        default: return nil
        }
    }

    /// Reads the name of a symbol; `nil` for one that says neither.
    package init?(symbol name: String) {
        // A symbol of several things, such as `person.fill.checkmark`, says something about the first.
        let parts = name.split(separator: ".").filter { $0 != "fill" }
        switch parts.joined(separator: ".") {
        case "checkmark.circle", "checkmark.seal", "checkmark.shield", "checkmark.square",
            "checkmark.diamond":
            self = .good
        case "exclamationmark", "exclamationmark.circle", "exclamationmark.octagon", "exclamationmark.shield",
            "exclamationmark.square", "exclamationmark.triangle", "exclamationmark.2", "nosign",
            "xmark.octagon",
            "xmark.seal", "xmark.shield", "wifi.exclamationmark", "xmark.icloud", "exclamationmark.icloud",
            "xmark.diamond", "xmark.circle", "clock.badge.exclamationmark", "hand.thumbsdown":
            self = .bad
        default: return nil
        }
    }

    private static let doubts: Set<String> = [
        "but", "if", "kein", "keine", "never", "nicht", "no", "non", "not", "nothing", "once", "only", "pas",
        "sans", "sin", "undo",
        "unless", "until", "when", "without", "wrong",
    ]
    private static let badStates: Set<String> = [
        "abgelehnt", "abgelaufen", "abgesagt", "annulé", "annulée", "annullato", "ausgefallen", "blocked",
        "caducado", "canceled", "cancelado", "cancelled", "declined", "delayed", "denied", "en retard",
        "expired", "expiré", "failed", "fehlgeschlagen", "fällt aus", "geannuleerd", "gesperrt", "impayé",
        "out of stock", "overdue", "rechazado", "refusé", "rejected", "rejeté", "retrasado", "rifiutato",
        "scaduto", "sold out", "storniert", "suspended", "unbezahlt", "unpaid", "vencido", "verspätet",
        "échoué", "überfällig", "disconnected", "fallido", "fallito", "försenad", "gescheitert", "mislukt",
        "not paid", "out of order", "past due", "te laat", "verlopen",
    ]
    private static let goodStates: Set<String> = [
        "approved", "approuvé", "aprobado", "bestanden", "bestätigt", "bezahlt", "confirmado", "confirmed",
        "confirmé", "delivered", "entregado", "erledigt", "genehmigt", "in stock", "livré", "on time",
        "operational", "pagado", "paid", "passed", "payé", "pünktlich", "réussi", "succeeded", "successful",
        "verified", "zugestellt", "abgeschlossen", "all clear", "backed up", "betaald", "betald", "bezorgd",
        "completado", "confermato", "consegnato", "enregistré", "geliefert", "gespeichert", "guardado",
        "levererad", "pagato", "resolved", "synced", "up to date", "actualizado", "actualizada", "aggiornato",
        "ajouté", "aktualisiert", "añadido", "atualizado", "bijgewerkt", "descargado", "heruntergeladen",
        "hinzugefügt", "hochgeladen", "mis à jour", "oppdatert", "scaricato", "toegevoegd", "téléchargé",
        "uppdaterad", "zaktualizowano",
    ]
    /// What says a state if nothing follows that it is said of, as in “Missed calls”.
    private static let looseBadStates: Set<String> = [
        "atrasado", "disrupted", "error", "invalid", "late", "missed", "offline", "perdu", "unavailable",
        "ungültig", "unsafe", "verpasst",
    ]
    private static let looseGoodStates: Set<String> = [
        "added", "completed", "connected", "done", "downloaded", "edited", "healthy", "online", "played",
        "received", "saved", "sent", "terminé", "updated", "uploaded", "verbunden", "watched",
    ]
    /// The single words that say that something is as it should be, and that it is not.
    package static let goodWords = goodStates.filter { !$0.contains(" ") }
    package static let badWords = badStates.filter { !$0.contains(" ") }
    private static let links: Set<String> = [
        "ago", "am", "at", "bis", "by", "depuis", "desde", "el", "for", "im", "in", "just", "last",
        "le", "on", "seit", "since", "this", "to", "today", "um", "vor", "yesterday", "monday",
        "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]
}

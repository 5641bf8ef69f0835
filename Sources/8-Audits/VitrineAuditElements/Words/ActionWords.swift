/// What a control asks for, of two opposite things, by its words or its symbol.
package enum ActionWords {
    /// To take what is offered, or to go on.
    case accept
    /// To turn it down, to end or to destroy something.
    case refuse

    /// Reads the name of a control, in several languages; `nil` for any other, and for sentences.
    package init?(_ text: String) {
        let words = text.words
        guard (1...4).contains(words.count) else { return nil }
        func says(_ phrases: Set<String>) -> Bool {
            (1...min(2, words.count)).contains { count in
                phrases.contains(words.prefix(count).joined(separator: " "))
                    || phrases.contains(words.suffix(count).joined(separator: " "))
            }
        }
        switch (says(Self.accepting), says(Self.refusing)) {
        case (true, false): self = .accept
        case (false, true): self = .refuse
        default: return nil
        }
    }

    /// Reads the name of a symbol; `nil` for one that says neither.
    package init?(symbol name: String) {
        let parts = name.split(separator: ".").map(String.init).filter { !Self.forms.contains($0) }
        switch parts.joined(separator: ".") {
        case "phone.down", "trash", "xmark", "hand.thumbsdown", "nosign", "xmark.bin", "trash.slash":
            self = .refuse
        case "phone", "phone.arrow.up.right", "checkmark", "lock.open", "hand.thumbsup", "video",
            "door.left.hand.open",
            "door.right.hand.open", "phone.and.waveform", "phone.connection":
            self = .accept
        default: return nil
        }
    }

    /// Returns `true` for what ends a call, by its name or its symbol.
    package static func endsCall(_ text: String, symbol: String?) -> Bool {
        symbol?.hasPrefix("phone.down") == true || callEnds.contains(text.words.joined(separator: " "))
    }

    /// Returns `true` for what takes a call.
    package static func takesCall(_ text: String, symbol: String?) -> Bool {
        symbol == "phone" || symbol == "phone.fill" || callStarts.contains(text.words.joined(separator: " "))
    }

    /// The parts of names of symbols that say nothing about what they are for.
    private static let forms: Set<String> = [
        "circle", "fill", "octagon", "rectangle", "seal", "shield", "square",
    ]
    /// Returns `true` for what keeps all as it is, instead of destroying or ending something.
    package static func staysAsItIs(_ text: String) -> Bool {
        let words = text.words
        return [words.first, words.last].compactMap(\.self).contains(where: keeping.contains)
    }

    private static let keeping: Set<String> = [
        "behalten", "behouden", "behåll", "conserva", "conservar", "conserver", "garder", "keep", "mantener",
        "mantieni", "manter",
    ]
    private static let callEnds: Set<String> = [
        "auflegen", "colgar", "end call", "end the call", "hang up", "leave call", "ophangen", "raccrocher",
        "anruf beenden",
    ]
    private static let callStarts: Set<String> = [
        "accept call", "annehmen", "answer", "answer call", "beantwoorden", "contestar", "pick up",
        "répondre",
        "rispondi", "svara",
    ]
    private static let accepting: Set<String> = [
        "accept", "admit", "agree", "akzeptieren", "allow", "annehmen", "answer", "approve", "grant", "join",
        "conserva", "conservar", "conserver", "keep", "mantener", "mantieni", "manter",
        "let in", "open", "permit", "pick up", "publish", "resume", "save", "start", "take", "unlock",
        "attend", "book",
        "beantwoorden", "behalten", "beitreten", "erlauben", "genehmigen", "speichern", "starten", "zulassen",
        "zusagen", "öffnen", "aufschließen", "entsperren", "freigeben", "accepter", "approuver", "autoriser",
        "garder",
        "ouvrir", "rejoindre", "répondre", "enregistrer", "abrir", "aceitar", "aceptar", "aprobar", "atender",
        "contestar", "guardar", "permitir", "responder", "accetta", "apri", "approva", "consenti", "rispondi",
        "salva", "accepteren", "behouden", "goedkeuren", "toestaan", "acceptera", "godkänn", "svara",
        "tillåt",
    ]
    /// What turns something down, or ends it.
    private static let ending: Set<String> = [
        "abandon", "ablehnen", "absagen", "afwijzen", "arrêter", "auflegen", "avvisa", "beenden", "block",
        "blockieren", "bloquear", "bloquer", "colgar", "decline", "deny", "discard", "disconnect", "end",
        "end call", "hang up", "leave", "neka", "odrzuć", "ophangen", "raccrocher", "rechazar", "recusar",
        "refuse", "refuser", "reject", "rejeitar", "rejeter", "riaggancia", "rifiuta", "sperren", "stop",
        "stoppen", "terminer", "turn down", "verweigern", "verwerfen", "weigeren", "zurückweisen",
    ]
    /// What destroys something.
    package static let destroying: Set<String> = [
        "apagar", "borrar", "delete", "destroy", "effacer", "elimina", "eliminar", "entfernen", "erase",
        "excluir", "löschen", "radera", "remove", "remover", "rimuovi", "slet", "slett", "supprimer",
        "usuń", "verwijder", "verwijderen", "wipe",
    ]
    private static let refusing = ending.union(destroying)
    /// The single words of what turns something down, ends it or destroys it.
    package static let refusals = refusing.filter { !$0.contains(" ") }
}

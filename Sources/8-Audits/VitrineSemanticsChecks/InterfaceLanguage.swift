/// A language, by the words that interfaces have in it.
struct InterfaceLanguage {
    let name: String
    /// The names of common controls, which are those of no other language here.
    let controls: Set<String>
    /// The words that sentences of the language have, and those of no other here.
    let particles: Set<String>

    static let all = [
        InterfaceLanguage(
            name: "English",
            controls: [
                "add", "back", "cancel", "close", "continue", "delete", "done", "edit", "forward", "help",
                "next", "open", "previous", "remove", "save", "search", "send", "settings", "share",
            ],
            particles: [
                "and", "are", "at", "by", "for", "from", "has", "into", "is", "it", "my", "not", "of", "on",
                "our", "that", "the", "this", "to", "until", "we", "with", "you", "your",
            ]),
        InterfaceLanguage(
            name: "German",
            controls: [
                "abbrechen", "bearbeiten", "einstellungen", "entfernen", "fertig", "hilfe", "hinzufügen",
                "löschen", "nächste", "nächster", "schließen", "senden", "speichern", "suche", "suchen",
                "teilen", "vorherige", "vorheriger", "weiter", "zurück", "öffnen",
            ],
            particles: [
                "auf", "bei", "bis", "das", "dein", "deine", "dem", "den", "der", "die", "ein", "eine",
                "einen", "für", "ich", "ihr", "ihre", "ist", "mit", "nach", "nicht", "nur", "sie", "sind",
                "und", "vom", "von", "vor", "wir", "zu", "zum", "zur", "über",
            ]),
        InterfaceLanguage(
            name: "French",
            controls: [
                "ajouter", "annuler", "continuer", "effacer", "enregistrer", "fermer", "ouvrir",
                "paramètres", "partager", "précédent", "rechercher", "réglages", "retour", "suivant",
                "supprimer", "terminé",
            ],
            particles: [
                "au", "aux", "avec", "ce", "cette", "dans", "des", "du", "en", "est", "et", "il", "je", "les",
                "leur", "mes", "nous", "ou", "par", "pas", "pour", "sur", "un", "une", "vos", "votre", "vous",
            ]),
        InterfaceLanguage(
            name: "Spanish",
            controls: [
                "abrir", "ajustes", "añadir", "atrás", "buscar", "cerrar", "compartir", "eliminar", "enviar",
                "guardar", "siguiente", "volver",
            ],
            particles: [
                "al", "como", "con", "el", "en", "esta", "este", "hasta", "las", "los", "más", "para", "por",
                "que", "su", "sus", "tu", "tus", "un", "una", "y",
            ]),
        InterfaceLanguage(
            name: "Italian",
            controls: [
                "aggiungi", "annulla", "apri", "avanti", "cerca", "chiudi", "condividi", "elimina",
                "impostazioni", "indietro", "invia", "modifica", "salva",
            ],
            particles: [
                "che", "con", "da", "dei", "del", "della", "di", "e", "gli", "il", "nel", "non", "per",
                "sono", "tuo", "tua", "un", "una",
            ]),
    ]
}

/// Two symbols that ask for opposite things, and the words for each.
struct OppositeSign {
    /// What one of the two looks like, and what it is called.
    struct Side {
        /// The names of its symbols, without the words for how they are drawn.
        let symbols: Set<String>
        /// The words and phrases that say it, in several languages.
        let words: [[String]]

        init(_ symbols: [String], _ words: [String]) {
            self.symbols = Set(symbols)
            self.words = words.map { $0.split(separator: " ").map(String.init) }
        }
    }

    let sides: [Side]
    /// `true` if one symbol may also show a state, of which the other is the way out: only two controls
    /// beside each other that have each other's names are wrong for certain.
    let showsState: Bool
    /// `true` if its symbols also stand beside words for other reasons, as a chevron at the end of a row.
    let decorates: Bool
    /// `true` if its symbols point to a side of the screen, which changes where lines begin at the right.
    let pointsSideways: Bool
    /// `true` if a picture of a symbol may say how a value changes.
    let measures: Bool

    private init(
        _ one: Side, _ other: Side, showsState: Bool = false, decorates: Bool = false,
        pointsSideways: Bool = false, measures: Bool = false
    ) {
        sides = [one, other]
        (self.showsState, self.decorates) = (showsState, decorates)
        (self.pointsSideways, self.measures) = (pointsSideways, measures)
    }

    /// The words for how a symbol is drawn.
    private static let forms: Set<String> = ["circle", "fill", "rectangle", "square"]

    /// The least number in a name that is one of seconds, as in `gobackward.15`: smaller ones count parts.
    private static let leastSeconds = 5

    /// Returns the name of a symbol without its form: `play` for `play.circle.fill`.
    static func thing(_ symbol: String) -> String {
        let parts = symbol.split(separator: ".").map(String.init)
        return parts.enumerated().filter { $0.offset == 0 || !forms.contains($0.element) }
            .map(\.element).filter { Int($0).map { $0 < leastSeconds } ?? true }.joined(separator: ".")
    }

    private static let earlier = [
        "back", "previous", "rewind", "zurück", "vorherige", "vorheriger", "vorheriges", "vorige",
        "voriger", "voriges", "précédent", "précédente", "retour", "anterior", "atrás", "volver",
        "precedente", "indietro", "vorige", "terug", "föregående", "forrige", "tilbake", "tilbage",
    ]
    private static let later = [
        "next", "forward", "ahead", "fast forward", "weiter", "nächste", "nächster",
        "nächstes", "vorwärts", "suivant", "suivante", "siguiente", "adelante", "successivo", "successiva",
        "avanti", "próximo", "próxima", "volgende", "nästa", "neste", "næste",
    ]
    private static let more = [
        "add", "increase", "more", "plus", "one more", "zoom in", "larger", "hinzufügen", "erhöhen", "mehr",
        "vergrößern", "ajouter", "augmenter", "agrandir", "añadir", "aumentar", "más", "adicionar",
        "aggiungi", "aumenta", "toevoegen", "lägg till", "legg til", "tilføj",
    ]
    private static let less = [
        "remove", "decrease", "less", "fewer", "minus", "one less", "one fewer", "zoom out", "smaller",
        "delete", "entfernen", "verringern", "weniger", "verkleinern", "löschen", "retirer", "supprimer",
        "diminuer", "réduire", "quitar", "eliminar", "disminuir", "reducir", "menos", "remover", "diminuir",
        "rimuovi", "diminuisci", "verwijderen", "ta bort", "fjern",
    ]
    private static let upWords = [
        "up", "move up", "scroll up", "page up", "higher", "raise", "upload", "rising", "nach oben", "hoch",
        "höher", "aufwärts", "hochladen", "steigend", "vers le haut", "monter", "arriba", "subir",
    ]
    private static let downWords = [
        "down", "move down", "scroll down", "page down", "lower", "download", "falling", "nach unten",
        "runter", "tiefer", "abwärts", "herunterladen", "fallend", "vers le bas", "descendre",
        "télécharger", "abajo", "bajar", "descargar",
    ]

    /// All pairs that are known.
    static let all = [
        OppositeSign(
            Side(["backward", "backward.end", "backward.frame", "backward.end.alt", "gobackward"], earlier),
            Side(["forward", "forward.end", "forward.frame", "forward.end.alt", "goforward"], later)),
        OppositeSign(
            Side(
                [
                    "chevron.left", "arrow.left", "chevron.left.2", "arrowtriangle.left", "arrowshape.left",
                    "arrow.left.to.line", "chevron.left.to.line",
                ], earlier + ["move left", "scroll left", "turn left", "nach links"]),
            Side(
                [
                    "chevron.right", "arrow.right", "chevron.right.2", "arrowtriangle.right",
                    "arrowshape.right", "arrow.right.to.line", "chevron.right.to.line",
                ], later + ["move right", "scroll right", "turn right", "nach rechts"]), decorates: true,
            pointsSideways: true),
        OppositeSign(
            Side(["chevron.backward", "arrow.backward", "chevron.backward.2"], earlier),
            Side(["chevron.forward", "arrow.forward", "chevron.forward.2"], later), decorates: true),
        OppositeSign(
            Side(
                [
                    "arrow.up", "chevron.up", "chevron.up.2", "arrowtriangle.up", "arrow.up.to.line",
                    "icloud.and.arrow.up", "tray.and.arrow.up",
                ], upWords),
            Side(
                [
                    "arrow.down", "chevron.down", "chevron.down.2", "arrowtriangle.down",
                    "arrow.down.to.line", "icloud.and.arrow.down", "tray.and.arrow.down", "and.arrow.down",
                ], downWords), decorates: true, measures: true),
        OppositeSign(Side(["plus", "badge.plus"], more), Side(["minus", "badge.minus"], less)),
        OppositeSign(
            Side(
                ["plus.magnifyingglass", "textformat.size.larger", "arrow.up.left.and.arrow.down.right"],
                more + ["enlarge", "expand", "bigger", "larger text"]),
            Side(
                ["minus.magnifyingglass", "textformat.size.smaller", "arrow.down.right.and.arrow.up.left"],
                less + ["shrink", "reduce", "smaller text"])),
        OppositeSign(
            Side(
                ["play"],
                [
                    "play", "resume", "start", "abspielen", "wiedergeben", "fortsetzen", "starten", "lire",
                    "lecture", "reprendre", "reproducir", "reanudar", "riproduci", "riprendi", "afspelen",
                ]),
            Side(
                ["pause", "stop"],
                [
                    "pause", "stop", "pausieren", "anhalten", "stoppen", "mettre en pause", "arrêter",
                    "pausar", "detener", "parar", "ferma", "metti in pausa", "pauzeren",
                ])),
        OppositeSign(
            Side(
                ["arrow.uturn.backward", "arrow.uturn.left", "arrow.counterclockwise", "rotate.left"],
                [
                    "undo", "rotate left", "rückgängig", "rückgängig machen", "links drehen", "annuler",
                    "deshacer", "annulla", "ongedaan maken",
                ]),
            Side(
                ["arrow.uturn.forward", "arrow.uturn.right", "arrow.clockwise", "rotate.right"],
                [
                    "redo", "rotate right", "wiederholen", "rechts drehen", "rehacer", "opnieuw",
                ])),
        OppositeSign(
            Side(
                ["speaker.plus", "speaker.wave.3", "volume.3"],
                [
                    "louder", "volume up", "turn up", "increase volume", "increase the volume", "lauter",
                    "plus fort", "subir volumen", "subir el volumen",
                ]),
            Side(
                ["speaker.minus", "speaker.wave.1", "speaker", "volume.1"],
                [
                    "quieter", "volume down", "turn down", "decrease volume", "decrease the volume", "leiser",
                    "moins fort", "bajar volumen", "bajar el volumen",
                ])),
        OppositeSign(
            Side(["sun.max"], ["brighter", "heller", "plus clair", "más brillo"]),
            Side(["sun.min"], ["darker", "dimmer", "dunkler", "plus sombre", "menos brillo"])),
        OppositeSign(
            Side(["hand.thumbsup"], ["like", "helpful", "good", "gefällt mir", "hilfreich", "j'aime"]),
            Side(
                ["hand.thumbsdown"],
                [
                    "dislike", "not helpful", "unhelpful", "bad", "gefällt mir nicht", "nicht hilfreich",
                ])),
        OppositeSign(
            Side(["arrowshape.turn.up.left"], ["reply", "antworten", "répondre", "responder", "rispondi"]),
            Side(
                ["arrowshape.turn.up.right"],
                ["forward", "weiterleiten", "transférer", "reenviar", "inoltra"])),
        OppositeSign(
            Side(
                ["checkmark"],
                [
                    "accept", "approve", "confirm", "save", "apply", "yes", "annehmen", "bestätigen",
                    "speichern", "übernehmen", "ja", "accepter", "confirmer", "enregistrer", "aceptar",
                    "confirmar", "guardar",
                ]),
            Side(
                ["xmark"],
                [
                    "decline", "reject", "cancel", "close", "discard", "dismiss", "no", "ablehnen",
                    "abbrechen", "schließen", "verwerfen", "nein", "refuser", "annuler", "fermer",
                    "rechazar", "cancelar", "cerrar",
                ]), decorates: true),
        OppositeSign(
            Side(["lock"], ["lock", "sperren", "abschließen", "verriegeln", "verrouiller", "bloquear"]),
            Side(
                ["lock.open"],
                ["unlock", "entsperren", "aufschließen", "entriegeln", "déverrouiller", "desbloquear"]),
            showsState: true),
        OppositeSign(
            Side(["eye"], ["show", "reveal", "anzeigen", "einblenden", "zeigen", "afficher", "mostrar"]),
            Side(["eye.slash"], ["hide", "ausblenden", "verbergen", "verstecken", "masquer", "ocultar"]),
            showsState: true),
        OppositeSign(
            Side(["phone"], ["accept", "answer", "call", "annehmen", "anrufen", "répondre", "appeler"]),
            Side(
                ["phone.down"],
                ["decline", "end", "hang up", "reject", "ablehnen", "auflegen", "raccrocher"]),
            showsState: true),
    ]
}

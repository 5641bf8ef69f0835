extension OppositeSign {
    /// All pairs that are known.
    static let all = [
        OppositeSign(
            Side(["backward", "backward.end", "backward.frame", "backward.end.alt", "gobackward"], earlier),
            Side(["forward", "forward.end", "forward.frame", "forward.end.alt", "goforward"], later),
            isSeries: true),
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
            Side(
                [
                    "chevron.backward", "arrow.backward", "chevron.backward.2", "arrowshape.backward",
                    "arrowtriangle.backward",
                ], earlier),
            Side(
                [
                    "chevron.forward", "arrow.forward", "chevron.forward.2", "arrowshape.forward",
                    "arrowtriangle.forward",
                ], later), decorates: true),
        OppositeSign(
            Side(
                [
                    "arrow.up", "chevron.up", "chevron.up.2", "arrowtriangle.up", "arrow.up.to.line",
                    "arrowshape.up", "icloud.and.arrow.up", "tray.and.arrow.up",
                ], upWords),
            Side(
                [
                    "arrow.down", "chevron.down", "chevron.down.2", "arrowtriangle.down",
                    "arrow.down.to.line", "arrowshape.down", "icloud.and.arrow.down", "tray.and.arrow.down",
                    "and.arrow.down",
                ], downWords), decorates: true, measures: true),
        OppositeSign(
            Side(["plus", "badge.plus"], more + ["up"]), Side(["minus", "badge.minus"], less + ["down"])),
        OppositeSign(
            Side(["hare"], ["faster", "fast", "schneller", "schnell", "plus vite", "más rápido"]),
            Side(["tortoise"], ["slower", "slow", "langsamer", "langsam", "plus lentement", "más lento"])),
        OppositeSign(
            Side(["sunrise"], ["sunrise", "sonnenaufgang", "lever du soleil", "amanecer", "alba"]),
            Side(["sunset"], ["sunset", "sonnenuntergang", "coucher du soleil", "atardecer", "tramonto"]),
            measures: true),
        OppositeSign(
            Side(["airplane.departure"], ["departure", "departures", "abflug", "départ", "salida"]),
            Side(["airplane.arrival"], ["arrival", "arrivals", "ankunft", "arrivée", "llegada"]),
            measures: true),
        OppositeSign(
            Side(["phone.arrow.down.left"], ["incoming", "incoming call", "received", "eingehend"]),
            Side(["phone.arrow.up.right"], ["outgoing", "outgoing call", "ausgehend"]), measures: true),
        OppositeSign(
            Side(["text.alignleft"], ["left", "align left", "linksbündig", "links", "à gauche"]),
            Side(["text.alignright"], ["right", "align right", "rechtsbündig", "rechts", "à droite"])),
        OppositeSign(
            Side(
                ["plus.magnifyingglass", "textformat.size.larger", "arrow.up.left.and.arrow.down.right"],
                more + ["enlarge", "expand", "bigger", "larger text"]),
            Side(
                ["minus.magnifyingglass", "textformat.size.smaller", "arrow.down.right.and.arrow.up.left"],
                less + ["shrink", "reduce", "smaller text"])),
        OppositeSign(
            Side(["play"], starting),
            Side(["pause", "stop"], stopping)),
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
            Side(["sun.max"], ["brighter", "more light", "heller", "plus clair", "más brillo"]),
            Side(["sun.min"], ["darker", "dimmer", "less light", "dunkler", "plus sombre", "menos brillo"])),
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
        OppositeSign(
            Side(["mic"], ["unmute", "turn on", "stummschaltung aufheben", "einschalten"]),
            Side(["mic.slash"], ["mute", "turn off", "stummschalten", "ausschalten"]), showsState: true),
        OppositeSign(
            Side(["bell"], ["turn on", "unmute", "remind me", "einschalten", "activer"]),
            Side(["bell.slash"], ["turn off", "mute", "ausschalten", "désactiver"]), showsState: true),
        OppositeSign(
            Side(["lightbulb"], ["turn on", "on", "einschalten", "an", "allumer", "encender"]),
            Side(["lightbulb.slash"], ["turn off", "off", "ausschalten", "aus", "éteindre", "apagar"]),
            showsState: true),
    ]
}

extension OppositeSign {
    static let earlier = [
        "back", "previous", "rewind", "earlier", "yesterday", "zurück", "vorherige", "vorherigen",
        "vorheriger", "vorheriges", "vorige", "vorigen", "voriger", "voriges", "früher", "gestern",
        "zurückspulen", "précédent", "précédente", "retour", "reculer", "revenir", "anterior", "atrás",
        "volver", "retroceder", "voltar", "precedente", "indietro", "terug", "vorig", "föregående",
        "tillbaka", "forrige", "tilbake", "tilbage", "edellinen", "takaisin", "poprzedni", "poprzednia",
        "wstecz", "前へ", "前の曲", "戻る", "上一首", "上一页", "返回",
    ]
    static let later = [
        "next", "forward", "ahead", "fast forward", "later", "tomorrow", "weiter", "nächste", "nächsten",
        "nächster", "nächstes", "vorwärts", "vor", "später", "morgen", "vorspulen", "suivant", "suivante",
        "avancer", "siguiente", "adelante", "avanzar", "seguinte", "avançar", "successivo", "successiva",
        "avanti", "próximo", "próxima", "volgende", "volgend", "vooruit", "nästa", "framåt", "neste",
        "næste", "fremad", "seuraava", "eteenpäin", "następny", "następna", "dalej", "次へ", "次の曲",
        "下一首", "下一页",
    ]
    /// What rises with a value.
    private static let rising = [
        "increase", "louder", "brighter", "warmer", "hotter", "faster", "higher", "turn up", "volume up",
        "erhöhen", "lauter", "heller", "wärmer", "schneller", "höher", "augmenter", "plus fort",
        "plus chaud", "plus vite", "aumentar", "subir", "aumenta", "alza", "verhogen", "harder", "warmare",
        "höj", "øk", "øg", "zwiększ", "głośniej",
    ]
    /// What falls with a value.
    private static let falling = [
        "decrease", "quieter", "softer", "dimmer", "darker", "cooler", "colder", "slower", "lower",
        "turn down", "volume down", "verringern", "senken", "leiser", "dunkler", "kälter", "kühler",
        "langsamer", "tiefer", "diminuer", "moins fort", "plus froid", "moins vite", "disminuir", "bajar",
        "reducir", "diminuisci", "abbassa", "verlagen", "zachter", "kallare", "sänk", "senk", "sænk",
        "zmniejsz", "ciszej",
    ]
    static let more =
        rising + [
            "add", "more", "plus", "one more", "zoom in", "larger", "longer", "hinzufügen", "mehr",
            "vergrößern", "ajouter", "agrandir", "añadir", "más", "adicionar", "aggiungi", "toevoegen",
            "lägg till", "legg til", "tilføj", "dodaj",
        ]
    static let less =
        falling + [
            "remove", "less", "fewer", "minus", "one less", "one fewer", "zoom out", "smaller", "shorter",
            "reduce", "delete", "entfernen", "weniger", "verkleinern", "löschen", "retirer", "supprimer",
            "réduire", "quitar", "eliminar", "menos", "remover", "diminuir", "rimuovi", "verwijderen",
            "ta bort", "fjern", "usuń",
        ]
    static let upWords =
        rising + [
            "up", "move up", "scroll up", "page up", "raise", "upload", "rising", "nach oben", "hoch",
            "aufwärts", "hochladen", "steigend", "vers le haut", "monter", "arriba", "omhoog", "uppåt",
        ]
    static let downWords =
        falling + [
            "down", "move down", "scroll down", "page down", "download", "falling", "nach unten", "runter",
            "abwärts", "herunterladen", "fallend", "vers le bas", "descendre", "télécharger", "abajo",
            "descargar", "omlaag", "nedåt",
        ]
}

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
    /// What begins to run.
    static let starting = [
        "play", "resume", "start", "begin", "record", "aufnehmen", "grabar", "opnemen", "abspielen",
        "wiedergeben", "fortsetzen", "starten", "beginnen", "lire", "lecture", "reprendre", "commencer",
        "démarrer", "lancer", "reproducir", "reanudar", "iniciar", "empezar", "comenzar", "riproduci",
        "riprendi", "avvia", "inizia", "afspelen", "hervatten", "começar", "retomar", "starta", "börja",
        "spela upp", "begynd", "afspil", "spill av", "rozpocznij", "odtwórz", "wznów", "aloita", "toista",
        "başlat", "oynat", "начать", "запустить", "воспроизвести", "продолжить", "ابدأ", "بدء", "تشغيل",
        "開始", "再生", "再開", "开始", "播放", "继续", "시작", "재생",
    ]
    /// What ends what runs, or holds it.
    static let stopping = [
        "pause", "stop", "end recording", "finish recording", "start break", "start a break", "pausieren",
        "anhalten", "stoppen", "beenden", "pausar", "mettre en pause", "arrêter", "terminer", "suspendre",
        "detener", "parar", "terminar", "finalizar", "ferma", "interrompi", "termina", "metti in pausa",
        "pauzeren", "interromper", "stoppa", "avsluta", "pausa", "afslut", "avslutt", "zatrzymaj",
        "zakończ", "wstrzymaj", "lopeta", "pysäytä", "keskeytä", "durdur", "bitir", "duraklat",
        "остановить", "закончить", "завершить", "пауза", "приостановить", "إيقاف", "أوقف", "停止", "終了",
        "一時停止", "暂停", "结束", "중지", "정지", "종료", "일시정지",
    ]
}

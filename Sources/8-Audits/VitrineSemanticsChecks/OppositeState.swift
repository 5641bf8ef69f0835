import VitrineAuditElements

/// One of two states that exclude each other, such as open and closed.
struct OppositeState: Equatable {
    /// The number of the pair, and that of its side.
    private let (pair, side): (Int, Int)
    /// `true` for a word that also asks for the state, such as “open”.
    let isAction: Bool

    /// Returns the states that the parts of a text between its signs are, of which each is nothing else.
    static func all(in text: String) -> [OppositeState] {
        var found: [OppositeState] = []
        for part in DoubleLabelRule.parts(of: text) {
            let phrase = part.joined(separator: " ").trimmingSigns
            for (pair, sides) in pairs.enumerated() {
                guard let side = sides.firstIndex(where: { $0.contains(phrase) }) else { continue }
                let state = OppositeState(pair: pair, side: side, isAction: actions.contains(phrase))
                if !found.contains(state) { found.append(state) }
            }
        }
        return found
    }

    private init(pair: Int, side: Int, isAction: Bool) {
        (self.pair, self.side, self.isAction) = (pair, side, isAction)
    }

    /// Returns `true` for the other state of the same two.
    func isOpposite(of other: OppositeState) -> Bool { pair == other.pair && side != other.side }

    /// Words that ask for a state as well as they say it.
    private static let actions: Set<String> = ["open", "read"]

    private static let pairs: [[Set<String>]] = [
        [StateInName.on, StateInName.off],
        [
            [
                "locked", "abgeschlossen", "verriegelt", "gesperrt", "verrouillé", "verrouillée", "con llave",
                "bloqueado", "bloqueada", "bloccato", "bloccata", "vergrendeld", "låst", "zablokowane",
            ],
            [
                "unlocked", "aufgeschlossen", "entriegelt", "entsperrt", "déverrouillé", "déverrouillée",
                "desbloqueado", "desbloqueada", "sbloccato", "sbloccata", "ontgrendeld", "olåst", "ulåst",
                "odblokowane",
            ],
        ],
        [
            [
                "open", "opened", "offen", "geöffnet", "ouvert", "ouverte", "abierto", "abierta", "aberto",
                "aberta", "aperto", "aperta", "geopend", "öppen", "öppet", "åpen", "åben", "otwarte", "開",
                "打开",
            ],
            [
                "closed", "shut", "geschlossen", "zu", "fermé", "fermée", "cerrado", "cerrada", "fechado",
                "fechada", "chiuso", "chiusa", "gesloten", "dicht", "stängd", "stängt", "lukket", "zamknięte",
                "閉", "关闭",
            ],
        ],
        [
            [
                "connected", "online", "verbunden", "connecté", "connectée", "conectado", "conectada",
                "connesso", "connessa", "verbonden", "ansluten", "tilkoblet", "połączono", "en ligne",
            ],
            [
                "disconnected", "not connected", "offline", "getrennt", "nicht verbunden", "déconnecté",
                "déconnectée", "hors ligne", "desconectado", "desconectada", "disconnesso", "disconnessa",
                "niet verbonden", "frånkopplad", "frakoblet", "rozłączono",
            ],
        ],
        [
            [
                "paid", "bezahlt", "payé", "payée", "pagado", "pagada", "pago", "pagato", "pagata", "betaald",
                "betald",
            ],
            [
                "unpaid", "not paid", "unbezahlt", "offen", "impayé", "impayée", "sin pagar", "non pagato",
                "onbetaald", "obetald",
            ],
        ],
        [
            ["read", "gelesen", "lu", "lue", "leído", "leída", "letto", "gelezen", "läst"],
            [
                "unread", "ungelesen", "non lu", "non lue", "no leído", "no leída", "non letto", "ongelezen",
                "oläst",
            ],
        ],
        [
            ["available", "verfügbar", "frei", "disponible", "disponibile", "beschikbaar", "ledig"],
            [
                "unavailable", "not available", "nicht verfügbar", "belegt", "indisponible", "no disponible",
                "non disponibile", "niet beschikbaar", "upptagen",
            ],
        ],
        [
            ["running", "läuft", "en marche", "en marcha", "in funzione"],
            [
                "stopped", "paused", "angehalten", "pausiert", "à l'arrêt", "en pause", "detenido", "fermo",
                "in pausa",
            ],
        ],
        [
            ["occupied", "besetzt", "occupé", "occupée", "ocupado", "ocupada", "occupato", "bezet"],
            ["vacant", "free", "frei", "libre", "libero", "vrij"],
        ],
        [
            ["muted", "stumm", "stummgeschaltet", "silencieux", "silenciado", "silenziato", "gedempt"],
            ["unmuted", "not muted", "nicht stumm", "laut", "ton an"],
        ],
    ]
}

extension String {
    /// The words without the points and other signs around them.
    fileprivate var trimmingSigns: String {
        let inner = drop { !$0.isLetter && !$0.isNumber }
        return String(inner.reversed().drop { !$0.isLetter && !$0.isNumber }.reversed())
    }
}

/// What the symbol of a button does, such as deleting something, and the words for it.
struct SymbolAction {
    /// The names of its symbols, without the words for how they are drawn.
    let symbols: Set<String>
    /// The words that begin names of it in English, and in other languages that have verbs first.
    let first: Set<String>
    /// The words that begin or end names of it in German and Dutch.
    let last: Set<String>
    /// The numbers of the actions in `all` that its symbols may stand for, too.
    let others: Set<Int>

    init(_ symbols: Set<String>, _ first: String, last: String, others: Set<Int>) {
        (self.symbols, self.others) = (symbols, others)
        self.first = Set(first.split(separator: " ").map(String.init))
        self.last = Set(last.split(separator: " ").map(String.init))
    }

    /// Returns `true` if words have one for it, anywhere.
    func isMentioned(in words: [String]) -> Bool {
        words.contains { word in first.contains(word) || last.contains { word.hasSuffix($0) } }
    }

    /// Returns `true` if words ask for it.
    func isSaid(by words: [String]) -> Bool {
        guard let begin = words.first, let end = words.last else { return false }
        return first.contains(begin) || last.contains(begin) || last.contains(end)
    }

    /// All that are known: destroying, sharing, searching, printing, adding, downloading, liking, calling and
    /// writing, and the settings.
    static let all = [
        SymbolAction(
            ["trash", "xmark.bin", "trash.slash"],
            "delete discard remove clear empty erase trash bin throw reset supprimer effacer "
                + "vider eliminar borrar quitar vaciar elimina cancella svuota rimuovi excluir "
                + "apagar remover "
                + "radera slett slet fjern usuń poista",
            last: "löschen entfernen leeren verwerfen papierkorb verwijderen wissen prullenbak", others: []),
        SymbolAction(
            ["square.and.arrow.up", "square.and.arrow.up.on.square"],
            "share export send publish post upload partager exporter envoyer compartir exportar enviar "
                + "condividi esporta invia compartilhar dela del jaa udostępnij",
            last: "teilen exportieren senden freigeben weiterleiten delen exporteren versturen",
            others: [3, 4, 5, 9]),
        SymbolAction(
            ["magnifyingglass"],
            "search find rechercher chercher recherche buscar cerca ricerca procurar "
                + "sök søk søg szukaj hae",
            last: "suchen suche finden zoeken", others: [4]),
        SymbolAction(
            ["printer"], "print imprimer imprimir stampa drukuj tulosta",
            last: "drucken ausdrucken afdrukken", others: [1]),
        SymbolAction(
            ["plus", "plus.app", "plus.message", "folder.badge.plus", "doc.badge.plus"],
            "add create new insert compose ajouter créer nouveau nouvelle añadir agregar crear nuevo nueva "
                + "aggiungi crea nuovo nuova adicionar criar novo nova lägg legg tilføj dodaj lisää neu neue "
                + "neuer neues",
            last: "hinzufügen anlegen erstellen toevoegen aanmaken", others: [0, 1, 5, 6, 7, 9]),
        SymbolAction(
            ["square.and.arrow.down", "arrow.down.to.line", "arrow.down.doc"],
            "download save get import keep télécharger enregistrer descargar guardar scarica salva baixar "
                + "salvar ladda pobierz",
            last: "herunterladen laden speichern sichern importieren downloaden opslaan bewaren",
            others: [1, 4, 6]),
        SymbolAction(
            ["heart", "star", "bookmark"],
            "like love favorite favourite favorites favourites bookmark save follow aimer favoris favori "
                + "favoritos favorito preferiti preferito gilla",
            last: "merken favoriten favorit lesezeichen gefällt favorieten", others: [0, 4, 5]),
        SymbolAction(
            ["phone", "phone.arrow.up.right"],
            "call phone dial appeler téléphoner llamar chiama ligar zadzwoń soita",
            last: "anrufen anruf annehmen telefonieren bellen", others: [4]),
        SymbolAction(
            ["gearshape", "gearshape.2", "gear"],
            "settings preferences configure réglages paramètres ajustes "
                + "configuración impostazioni configurações inställningar innstillinger indstillinger "
                + "ustawienia asetukset",
            last: "einstellungen instellingen", others: [4]),
        SymbolAction(
            ["envelope", "envelope.open"],
            "mail email message write send écrire envoyer correo escribir enviar scrivi invia",
            last: "schreiben mailen senden nachricht mail schrijven", others: [1, 4]),
    ]
}

import VitrineAuditElements

/// A language, by the words that interfaces have in it.
struct InterfaceLanguage {
    let name: String
    /// The tags of the language.
    var tags: [String] { Self.tags[name] ?? [] }
    /// The names of common controls, which are those of no other language here.
    let controls: Set<String>
    /// The words that sentences of the language have, and those of no other here.
    let particles: Set<String>
    /// What people do, by words that no other language has, and the names of common places of an app.
    let actions: Set<String>
    /// What people do in words that other languages have taken over, so that they say nothing by themselves.
    let loans: Set<String>
    /// Other frequent words.
    let others: Set<String>
    /// The letters that English does not have.
    let letters: Set<Character>
    /// `true` if an action is the last word of what is asked for, as in “Buch scannen”.
    let endsWithActions: Bool

    private init(
        _ name: String, controls: String, particles: String, actions: String = "", loans: String = "",
        others: String = "", letters: String = "", endsWithActions: Bool = false
    ) {
        func words(_ text: String) -> Set<String> { Set(text.words) }
        (self.name, self.controls, self.particles) = (name, words(controls), words(particles))
        (self.actions, self.loans, self.others) = (words(actions), words(loans), words(others))
        (self.letters, self.endsWithActions) = (Set(letters), endsWithActions)
    }

    /// Returns `true` for one of its words.
    func has(_ word: String) -> Bool {
        [controls, particles, actions, loans, others].contains { $0.contains(word) }
    }

    /// The name of the language that scenes are in which set none.
    static let english = "English"

    private static let tags = [
        english: ["en"], "German": ["de"], "French": ["fr"], "Spanish": ["es"], "Italian": ["it"],
        "Dutch": ["nl"], "Portuguese": ["pt"], "Swedish": ["sv"], "Danish or Norwegian": ["da", "nb", "no"],
        "Polish": ["pl"], "Turkish": ["tr"],
    ]

    static let all = [
        InterfaceLanguage(
            english,
            controls: """
                add back cancel close continue delete done edit forward help next open previous remove
                save search send settings share
                """,
            particles: """
                and are at by for from has into is it my not of on our that the this to until we with
                you your
                """,
            actions: """
                allow apply ask attach basket browse buy cart choose clear collapse create decline
                decrease dictate disable discard dismiss enable enter favorite favourite favourites
                follow hide increase join jump keep learn leave listen lower make mute notify paste pick
                read refresh reload remind rename repeat reply retry select sign submit swap take
                translate try turn undo unfollow unlock unmute withdraw write
                """,
            loans: """
                account book bookmark call change chat check copy download filter find get go invite
                like lock log mark move order pause play post print rate record replay report reset ring
                scan show shuffle skip sort start stop switch test track update upload view watch zoom
                """,
            others: """
                a again all an any as be books code down everything favorites first friend friends here
                how image in item items its last link list map me message messages more music name new
                notifications now off one out over page photo photos picture product profile recording
                screen song ticket timer today up video what
                """),
        InterfaceLanguage(
            "German",
            controls: """
                abbrechen bearbeiten einstellungen entfernen fertig hilfe hinzufügen löschen nächste
                nächster schließen senden speichern suche suchen teilen vorherige vorheriger weiter
                zurück öffnen
                """,
            particles: """
                auf bei bis das dein deine dem den der die ein eine einen für ich ihr ihre ist mit nach
                nicht nur sie sind und vom von vor wir zu zum zur über
                """,
            actions: """
                abmelden abspielen aktualisieren anhören anmelden anrufen ansehen antworten anzeigen
                aufnehmen ausblenden auswählen beenden benachrichtigungen bestellen bewerten bezahlen
                buchen drucken einblenden einkaufen einscannen erstellen favoriten filtern folgen
                fortfahren herunterladen hochladen kaufen kopieren lesen melden merken merkliste
                nachrichten pausieren scannen schreiben sortieren starten stoppen teilnehmen umbenennen
                verlängern verschieben warenkorb wiederholen wählen zeigen ändern
                """,
            loans: """
                chat download like reset scan start stop test update upload zoom
                """,
            others: """
                alle aller alles als am an aus bild buch bücher heute im in ins karte kein keine lied
                liste listen mehr mein meine messages musik neu neue neuen neuer neues noch ort produkt
                seite show so um uns wie wieder wo
                """,
            letters: "äöüß",
            endsWithActions: true),
        InterfaceLanguage(
            "French",
            controls: """
                ajouter annuler continuer effacer enregistrer fermer ouvrir paramètres partager
                précédent rechercher retour réglages suivant supprimer terminé
                """,
            particles: """
                au aux avec ce cette dans des du en est et il je les leur mes nous ou par pas pour sur
                un une vos votre vous
                """,
            actions: """
                acheter afficher appeler arrêter choisir commander commencer copier créer démarrer
                envoyer imprimer lire masquer modifier noter numériser payer prendre reprendre répondre
                réserver trier télécharger voir écouter écrire
                """,
            loans: """
                archive change charge continue invite note page pause photo record report scanner sort
                stop test zoomer
                """,
            others: """
                a code d de favorites image l la le liste livre menu message messages mon musique ne
                notifications nouveau nouvelle plus produit que qui sa se ses show son tous tout toutes
                ville à
                """,
            letters: "àâçèéêëîïôùûœ"),
        InterfaceLanguage(
            "Spanish",
            controls: """
                abrir ajustes atrás añadir buscar cerrar compartir eliminar enviar guardar siguiente
                volver
                """,
            particles: """
                al como con el en esta este hasta las los más para por que su sus tu tus un una y
                """,
            actions: """
                agregar borrar cancelar comprar copiar crear descargar editar elegir empezar escanear
                escribir escuchar grabar iniciar leer llamar mostrar ocultar pagar reproducir reservar
                responder tomar ver
                """,
            others: """
                a carga compra copia código de del escucha foto imagen la libro lista lo mensaje mi
                música no nueva nuevo paga producto página registra reserva se todo
                """,
            letters: "áéíñóú"),
        InterfaceLanguage(
            "Italian",
            controls: """
                aggiungi annulla apri avanti cerca chiudi condividi elimina impostazioni indietro invia
                modifica salva
                """,
            particles: """
                che con da dei del della di e gli il nel non per sono tua tuo un una
                """,
            actions: """
                acquista ascolta carica chiama compra copia crea fotografa leggi mostra nascondi paga
                prenota registra riproduci scansiona scarica scegli scrivi vedi visualizza
                """,
            others: """
                a al alla codice foto in la le libro lista lo messaggio mio musica nuova nuovo pagina
                prodotto tutto un
                """,
            letters: "àèéìòù"),
        InterfaceLanguage(
            "Dutch",
            controls: """
                annuleren bewerken delen instellingen opslaan sluiten terug toevoegen verwijderen
                verzenden volgende vorige zoeken
                """,
            particles: """
                bij een het jouw naar niet ook uit voor wordt zijn
                """,
            actions: """
                afspelen bekijken bellen beluisteren bestellen betalen kopen lezen luisteren maken
                scannen tonen verbergen wijzigen
                """,
            loans: """
                download filter help open order scan start stop test
                """,
            others: """
                aan af alle boek de dit downloaden en foto in is je kaart lijst meer met mijn nieuw
                nieuwe nu of om op product show starten stoppen te van was we week
                """,
            endsWithActions: true),
        InterfaceLanguage(
            "Portuguese",
            controls: """
                adicionar compartilhar configurações excluir fechar partilhar pesquisar salvar seguinte
                voltar
                """,
            particles: """
                ao com em mais não pela pelo seu sua uma você
                """,
            actions: """
                abrir baixar buscar cancelar comprar copiar criar digitalizar editar enviar escolher
                gravar iniciar ler ligar mostrar ocultar ouvir pagar reproduzir reservar responder ver
                """,
            others: """
                a as compra copia código da de do e foto imagem lista livro mensagem meu minha no nova
                novo o os paga para por produto que registra reserva se todos um
                """,
            letters: "áâãàçéêíóõôú"),
        InterfaceLanguage(
            "Swedish",
            controls: """
                avbryt föregående inställningar lägg nästa redigera skicka spara stäng sök tillbaka
                """,
            particles: """
                att från inte och är
                """,
            actions: """
                betala boka dela köp ladda lyssna läs radera skanna spela välj öppna
                """,
            others: """
                alla av bild bok de den det dig din en ett för get i in kart lista listen med mer min ny
                nytt om på ring till ut vi visa
                """,
            letters: "äåö"),
        InterfaceLanguage(
            "Danish or Norwegian",
            controls: """
                annuller forrige indstillinger innstillinger lagre neste næste rediger slett søg søk
                tilbage tilbake tilføj
                """,
            particles: """
                af eller ikke jeg og
                """,
            actions: """
                afspil bestil bestill betal lytt læs skann velg vælg åbn åpne
                """,
            others: """
                alle at av bilde billede bog bok by de del den der det din du en er et find for fra gem
                get hva i in kart kort les liste listen luk lukk med men mer min ny nye nyt om på ring
                send slet spill start til vi vis
                """,
            letters: "æøå"),
        InterfaceLanguage(
            "Polish",
            controls: """
                anuluj dalej dodaj edytuj szukaj udostępnij ustawienia usuń wstecz wyślij zamknij zapisz
                """,
            particles: """
                dla jest nie oraz przez się
                """,
            actions: """
                kup otwórz pobierz pokaż ukryj wybierz zadzwoń zeskanuj zobacz
                """,
            others: """
                do i lista na o od po to w z za
                """,
            letters: "ąćęłńśźż"),
        InterfaceLanguage(
            "Turkish",
            controls: """
                ayarlar düzenle ekle geri gönder ileri iptal kapat kaydet paylaş
                """,
            particles: """
                bir değil ile için ve
                """,
            actions: """
                aç başlat dinle durdur göster indir satın yükle
                """,
            others: """
                ara bu da daha de her ne o oku sil tara yeni
                """,
            letters: "çğışöü",
            endsWithActions: true),
    ]
}

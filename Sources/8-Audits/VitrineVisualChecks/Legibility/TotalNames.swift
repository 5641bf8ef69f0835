import VitrineAuditElements

/// The names that totals have, in several languages.
enum TotalNames {
    /// Returns `true` for the name of a total, but not for one of a number of things, as “Total: 12 books”.
    static func contain(_ text: String) -> Bool {
        let words = text.words
        return names.contains(words.joined(separator: " "))
            || words.count == 2 && words.first.map { ["total", "gesamt", "summe"].contains($0) } == true
                && words.last.map { ["eur", "gbp", "usd", "price", "cost", "amount"].contains($0) } == true
    }

    /// Returns `true` for a name that a total may have where amounts of its unit stand above it, such as
    /// “Tax to pay” and “Total for three nights”.
    static func mayName(_ text: String) -> Bool {
        let words = text.words
        guard words.count <= mostWords, otherWords.isDisjoint(with: words) else { return false }
        let name = words.joined(separator: " ")
        return !totalWords.isDisjoint(with: words) || endings.contains { name.hasSuffix(" " + $0) }
            || beginnings.contains { name.hasPrefix($0 + " ") || name == $0 }
    }

    /// The number of words of the longest names.
    private static let mostWords = 6

    private static let totalWords: Set<String> = [
        "celkem", "gesamt", "gesamtbetrag", "gesamtpreis", "gesamtsumme", "razem", "samlet", "summa", "summe",
        "összesen", "total", "totaal", "totale", "totals", "totalt", "yhteensä", "итого", "合計", "总计",
    ]

    /// What totals of something else, such as those of another year, have in their names.
    private static let otherWords: Set<String> = [
        "average", "avg", "before", "davon", "discount", "durchschnitt", "earlier", "last", "letzte",
        "letzter", "letztes", "of", "per", "previous", "pro", "saved", "saving", "savings", "sparst",
        "vorher", "vorjahr", "was", "yesterday",
    ]

    private static let endings = [
        "a pagar", "à payer", "att betala", "da pagare", "due", "gesamt", "offen", "owed", "payable",
        "te betalen", "to pay", "zu bezahlen", "zu zahlen",
    ]

    private static let beginnings = [
        "amount due", "amount payable", "auszahlung", "balance", "net pay", "nettolohn", "take home pay",
        "you get", "you owe", "you pay", "you receive", "zahlbetrag",
    ]

    private static let names: Set<String> = [
        "a pagar", "amount due", "amount to pay", "att betala", "balance due", "da pagare", "due", "due now",
        "due today", "endbetrag", "gesamt", "gesamtbetrag", "gesamtpreis", "gesamtsumme", "grand total",
        "i alt", "importe total", "montant total", "order total", "price to pay", "rechnungsbetrag",
        "razem", "sum", "summa", "summe", "te betalen", "to pay", "total", "total a pagar", "total due",
        "total général", "total to pay", "total ttc", "totale", "totalt", "totaal", "you pay", "zu zahlen",
        "zu zahlender betrag", "à payer",
    ]
}

import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The totals of receipts and bills that are smaller than what they add up.
package struct TotalCheck {
    private let elements: [AuditedElement]

    /// The number of items from which a line below them is their total.
    private static let leastItems = 2
    /// The number of texts in a line of a receipt.
    private static let textCounts = 2...4

    package init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] {
        let lines = elements.indices.filter { index in
            elements[index].placed.element is StackElement && elements[index].isSeen
                && Self.textCounts.contains(elements[index].placed.texts.count)
        }
        let parents = elements.parents
        var told: Set<String> = []
        return lines.compactMap { line -> Diagnostic? in
            let texts = elements[line].placed.textElements
            guard let name = texts.first, let sum = texts.last, Self.isTotal(name.string),
                Self.isAmount(sum.string), let size = itemSize(above: line, among: lines, parents),
                sum.size <= size - 1, told.insert(sum.placed.place).inserted
            else { return nil }
            let problem = LegibilityProblem(
                text: "\(name.string) \(sum.string)", kind: .smallTotal(sum.size, items: size),
                frame: elements[line].placed.frame)
            return name.placed.diagnostic(
                .tinyText, .language(Diagnostic.ProblemOfLanguage(problem)),
                at: name.placed.element.source.mark)
        }
    }

    /// Returns the size that most amounts have in the lines before one in the nearest stack that has several;
    /// `nil` if there is none.
    private func itemSize(above line: Int, among lines: [Int], _ parents: [Int?]) -> Double? {
        var around = parents[line]
        while let outer = around {
            if (elements[outer].placed.element as? StackElement)?.axis == .vertical {
                let top = elements[line].placed.frame.minY + 1
                let above = lines.filter { $0 > outer && $0 < line && elements[$0].placed.frame.maxY <= top }
                let sizes = above.compactMap(amountSize)
                let counts = Dictionary(grouping: sizes) { $0 }.mapValues(\.count)
                let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
                if let most, most.value >= Self.leastItems { return most.key }
            }
            around = parents[outer]
        }
        return nil
    }

    /// Returns the size of the amount at the end of a line of items; `nil` for any other line.
    private func amountSize(_ line: Int) -> Double? {
        let texts = elements[line].placed.textElements
        guard (elements[line].placed.element as? StackElement)?.axis == .horizontal,
            let name = texts.first, let amount = texts.last, !Self.isTotal(name.string),
            name.string.contains(where: \.isLetter), Self.isAmount(amount.string)
        else { return nil }
        return amount.size
    }

    /// Returns `true` for a number, with a currency or a unit.
    private static func isAmount(_ text: String) -> Bool {
        text.contains(where: \.isNumber) && text.count(where: \.isLetter) <= 4
    }

    /// Returns `true` for the name of a total, but not for one of a number of things, as “Total: 12 books”.
    private static func isTotal(_ text: String) -> Bool {
        let words = text.words
        return names.contains(words.joined(separator: " "))
            || words.count == 2 && words.first.map { ["total", "gesamt", "summe"].contains($0) } == true
                && words.last.map { ["eur", "gbp", "usd", "price", "cost", "amount"].contains($0) } == true
    }

    private static let names: Set<String> = [
        "a pagar", "amount due", "amount to pay", "att betala", "balance due", "da pagare", "due", "due now",
        "due today", "endbetrag", "gesamt", "gesamtbetrag", "gesamtpreis", "gesamtsumme", "grand total",
        "i alt", "importe total", "montant total", "order total", "price to pay", "rechnungsbetrag",
        "razem", "sum", "summa", "summe", "te betalen", "to pay", "total", "total a pagar", "total due",
        "total général", "total to pay", "total ttc", "totale", "totalt", "totaal", "you pay", "zu zahlen",
        "zu zahlender betrag", "à payer",
    ]
}

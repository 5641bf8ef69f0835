import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// A line of a receipt, a table or a list: a name, and an amount after it.
struct SummedLine {
    /// The position of what it stands in.
    let container: Int?
    let name: String
    let amount: String
    /// The size of its amount, in points.
    let size: Double
    let frame: Rect
    /// `true` if the amount stands beside the name.
    let isRow: Bool
    /// The elements of the name and of the amount.
    let named: PlacedElement
    let sum: PlacedElement

    /// The number of texts in a line.
    private static let counts = 2...6

    /// `true` if the name and the amount are one text.
    let isOneText: Bool

    /// What is said of it.
    var text: String { isOneText ? name + amount : "\(name) \(amount)" }

    /// What is counted: the letters and the signs of currencies of the amount.
    var unit: String { amount.lowercased().filter { $0.isLetter || $0.isCurrencySymbol || $0 == "%" } }

    /// Returns `true` if its amount is what others come to.
    func isSum(of items: [SummedLine]) -> Bool {
        let values = items.map { Self.value(of: $0.amount) }
        guard let own = Self.value(of: amount), own != 0, values.count >= 2, !values.contains(nil),
            items.allSatisfy({ $0.unit == unit })
        else { return false }
        return abs(values.compactMap { $0 }.reduce(0, +) - own) < 0.006
    }

    private init?(_ texts: [RowText], isRow: Bool, in container: Int?) {
        guard Self.counts.contains(texts.count), let name = texts.first,
            let sum = texts.dropFirst().last(where: { Self.isAmount($0.string) })
        else { return nil }
        self.init(
            container: container, name: name.string, amount: sum.string, size: sum.size,
            frame: texts.dropFirst().reduce(name.placed.frame) { $0.union($1.placed.frame) }, isRow: isRow,
            parts: (name.placed, sum.placed))
    }

    private init(
        container: Int?, name: String, amount: String, size: Double, frame: Rect, isRow: Bool,
        parts: (PlacedElement, PlacedElement), isOneText: Bool = false
    ) {
        (self.container, self.name, self.amount, self.size) = (container, name, amount, size)
        (self.frame, self.isRow, self.isOneText) = (frame, isRow, isOneText)
        (named, sum) = parts
    }

    /// A name and an amount in one text, such as `Total: 9.50 €`.
    private init?(_ text: RowText, in container: Int?) {
        let string = text.string
        let start = string.firstIndex { $0.isNumber || $0.isCurrencySymbol || "-−".contains($0) }
        guard let start else { return nil }
        let (name, amount) = (String(string[..<start]), String(string[start...]))
        // Any number may stand in a sentence, but hardly a price at its end.
        guard !name.words.isEmpty, Self.isAmount(amount),
            amount.contains(where: { $0.isCurrencySymbol || ".,".contains($0) })
        else { return nil }
        self.init(
            container: container, name: name, amount: amount, size: text.size, frame: text.placed.frame,
            isRow: true, parts: (text.placed, text.placed), isOneText: true)
    }

    /// Returns `true` for a number, with a currency or a unit.
    private static func isAmount(_ text: String) -> Bool {
        text.contains(where: \.isNumber) && text.count(where: \.isLetter) <= 4
    }

    /// Returns the number that an amount has, whatever signs its language groups digits by; `nil` for none.
    static func value(of amount: String) -> Double? {
        var text = amount.filter { $0.isASCII && $0.isNumber || ".,:-−".contains($0) }
        while let last = text.last, !last.isNumber { text.removeLast() }
        let isNegative = text.first == "-" || text.first == "−"
        text = text.filter { $0 != "-" && $0 != "−" }
        let parts = text.split(separator: ":").map(String.init)
        guard !parts.isEmpty else { return nil }
        var value = 0.0
        for part in parts {
            // Three digits after the last sign are thousands, as other numbers have two or one.
            let decimals = part.lastIndex { ".,".contains($0) }.map { part[part.index(after: $0)...] } ?? ""
            let digits = part.filter(\.isNumber)
            guard let whole = Double(digits) else { return nil }
            let places = decimals.count == 3 ? 0 : decimals.count
            value = value * 60 + whole / (0..<places).reduce(1.0) { power, _ in power * 10 }
        }
        return isNegative ? -value : value
    }

    // MARK: Lines

    /// Returns the lines of a scene, in its order.
    static func lines(in elements: [AuditedElement], _ parents: [Int?]) -> [SummedLine] {
        elements.indices.flatMap { index -> [SummedLine] in
            let placed = elements[index].placed
            guard elements[index].isSeen, !elements[index].isSystem else { return [] }
            switch placed.element {
            case let stack as StackElement:
                let isRow = stack.axis == .horizontal
                if isRow, placed.areColumns {
                    let columns = placed.children.map(\.textElements)
                    return columns[0].indices.compactMap { line in
                        SummedLine(columns.map { $0[line] }, isRow: true, in: index)
                    }
                }
                return SummedLine(placed.textElements, isRow: isRow, in: parents[index]).map { [$0] } ?? []
            case is GridElement, is LazyGridElement:
                return placed.cellLines.compactMap { cells in
                    SummedLine(cells.flatMap(\.textElements), isRow: true, in: index)
                }
            case is TextElement:
                guard let container = parents[index], elements[container].placed.element is StackElement,
                    let text = placed.textElements.first
                else { return [] }
                return SummedLine(text, in: container).map { [$0] } ?? []
            default: return []
            }
        }
    }
}

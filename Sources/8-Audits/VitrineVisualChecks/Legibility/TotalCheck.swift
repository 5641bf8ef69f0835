import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The totals of receipts, bills, tables and lists that are smaller than what they add up.
package struct TotalCheck {
    private let elements: [AuditedElement]

    /// The number of items from which a line below them is their total.
    private static let leastItems = 2

    package init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] {
        let parents = elements.parents
        let lines = SummedLine.lines(in: elements, parents)
        var told: Set<ElementPlace> = []
        return lines.compactMap { line -> Diagnostic? in
            guard let items = items(above: line, among: lines, parents), let size = items.first?.size,
                line.size <= size - 1, isTotal(line, of: items, among: lines),
                told.insert(line.sum.place).inserted
            else { return nil }
            let problem = LegibilityProblem(
                text: line.text, kind: .smallTotal(line.size, items: size), frame: line.frame)
            return line.named.diagnostic(
                .tinyText, .language(Diagnostic.ProblemOfLanguage(problem)),
                at: line.named.element.source.mark)
        }
    }

    /// Returns the items above a line, of the size that most of them have, in the nearest column that has
    /// several; `nil` if there is none.
    private func items(above line: SummedLine, among lines: [SummedLine], _ parents: [Int?]) -> [SummedLine]?
    {
        var around = line.container
        while let outer = around {
            if elements[outer].placed.hasLines {
                let inner = outer..<elements.end(of: outer)
                let above = lines.filter { item in
                    item.isRow && item.container.map(inner.contains) == true && !TotalNames.contain(item.name)
                        && item.name.contains(where: \.isLetter) && item.frame.maxY <= line.frame.minY + 1
                }
                let items = Dictionary(grouping: above, by: \.size)
                let most = items.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
                if let most, most.value.count >= Self.leastItems { return most.value }
            }
            around = parents[outer]
        }
        return nil
    }

    /// Returns `true` for the total of some lines: its name says so, or its amount is their sum.
    private func isTotal(_ line: SummedLine, of items: [SummedLine], among lines: [SummedLine]) -> Bool {
        if TotalNames.contain(line.name) { return !line.isOneText || isLast(line, among: lines) }
        let isNamed = TotalNames.mayName(line.name) && items.contains { $0.unit == line.unit }
        return (isNamed || line.isRow && line.isSum(of: items)) && isLast(line, among: lines)
    }

    /// Returns `true` if no total stands below a line.
    private func isLast(_ line: SummedLine, among lines: [SummedLine]) -> Bool {
        !lines.contains { $0.frame.minY >= line.frame.maxY - 1 && TotalNames.contain($0.name) }
    }
}

extension PlacedElement {
    /// `true` for what has lines below each other.
    fileprivate var hasLines: Bool {
        if let stack = element as? StackElement { return stack.axis == .vertical || areColumns }
        return element is GridElement || element is LazyGridElement
    }
}

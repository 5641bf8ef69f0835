import VitrineAuditElements
import VitrineColor
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The one of several rows whose bar is longer or shorter than its number says, as those of all others show,
/// and the entries of a legend whose colours are exchanged, as the lengths of the parts of its bar show.
struct DrawnAmountCheck {
    private let elements: [AuditedElement]

    /// The number of rows or entries from which their lengths have a scale.
    private static let leastCount = 3
    /// The parts of the greatest length by which lengths may differ from a scale, and by which one does by
    /// mistake.
    private static let (rounding, least) = (0.02, 0.06)
    /// The greatest height of a bar, and the greatest side of the mark of an entry, in points.
    private static let (barHeight, markSide) = (48.0, 24.0)

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// A row or an entry: what it says, and how long it is drawn.
    private struct Amount {
        let placed: PlacedElement
        let text: String
        let number: Double
        var length: Double
    }

    /// Returns what is found, once for each group of rows and each bar.
    var findings: [Diagnostic] {
        let groups = SiblingRows(elements).groups.filter {
            elements[$0.stack].isSeen && !elements[$0.stack].isSystem
        }
        var told: Set<ElementPlace> = []
        let rows = groups.compactMap { group -> Diagnostic? in
            let amounts = group.rows.compactMap(row)
            guard amounts.count == group.rows.count, let (odd, drawn) = Self.odd(amounts) else { return nil }
            return finding(odd, drawn, &told)
        }
        let entries = groups.map { $0.rows.compactMap(entry) }
        let bars = elements.indices.compactMap { parts(of: $0) }
        let keys = bars.flatMap { parts in
            entries.compactMap { entries -> Diagnostic? in
                let amounts = entries.compactMap { entry, color -> Amount? in
                    parts[color].map { length in
                        var own = entry
                        own.length = length
                        return own
                    }
                }
                guard entries.count == amounts.count, Set(entries.map(\.color)).count == entries.count,
                    let (odd, drawn) = Self.exchanged(amounts)
                else { return nil }
                return finding(odd, drawn, &told)
            }
        }
        return rows + keys
    }

    private func finding(_ odd: Amount, _ drawn: Double, _ told: inout Set<ElementPlace>) -> Diagnostic? {
        told.insert(odd.placed.place).inserted ? odd.placed.oddity(.drawn(odd.text, drawn)) : nil
    }

    /// Returns what a row with one number and one bar says and shows.
    private func row(_ index: Int) -> Amount? {
        let placed = elements[index].placed
        guard let (text, number) = Self.number(in: placed),
            let filled = FilledShare(elements[index..<elements.end(of: index)]), filled.count == nil
        else { return nil }
        return Amount(placed: placed, text: text, number: number, length: filled.value)
    }

    /// Returns the entry of a legend: a small mark of one colour, words and a number.
    private func entry(_ index: Int) -> (amount: Amount, color: Color)? {
        let placed = elements[index].placed
        let marks = elements[index..<elements.end(of: index)].map(\.placed).filter {
            $0.element is ShapeElement && !$0.frame.isEmpty
        }
        guard let (text, number) = Self.number(in: placed), marks.count == 1, let mark = marks.first,
            max(mark.frame.width, mark.frame.height) <= Self.markSide,
            let color = mark.decoration?.fills.last?.opaqueColor
        else { return nil }
        return (Amount(placed: placed, text: text, number: number, length: 0), color)
    }

    /// Returns the lengths of the parts of a bar, by their colours.
    private func parts(of index: Int) -> [Color: Double]? {
        let placed = elements[index].placed
        guard (placed.element as? StackElement)?.axis == .horizontal, elements[index].isSeen,
            placed.texts.isEmpty
        else { return nil }
        let shapes = placed.children.map { $0.modifierChain.last ?? $0 }.filter { !$0.frame.isEmpty }
        let colors = shapes.compactMap { $0.decoration?.fills.last?.opaqueColor }
        guard shapes.count >= Self.leastCount, colors.count == shapes.count,
            Set(colors).count == colors.count, let height = shapes.first?.layoutFrame.height,
            height <= Self.barHeight, shapes.allSatisfy({ abs($0.layoutFrame.height - height) < 1 })
        else { return nil }
        return Dictionary(uniqueKeysWithValues: zip(colors, shapes.map(\.layoutFrame.width)))
    }

    /// Returns the only text of a row that has a number, and that.
    private static func number(in placed: PlacedElement) -> (String, Double)? {
        let texts = placed.texts.filter { $0.contains(where: \.isNumber) }
        guard texts.count == 1, placed.texts.count > 1, let number = texts[0].onlyNumber, number > 0 else {
            return nil
        }
        return (texts[0], number)
    }

    /// Returns the only one that differs from the scale of all others, and the number that it is drawn as.
    private static func odd(_ amounts: [Amount]) -> (Amount, Double)? {
        guard amounts.count >= leastCount else { return nil }
        let found = amounts.indices.compactMap { index -> (Amount, Double)? in
            let others = amounts.indices.filter { $0 != index }.map { amounts[$0] }
            guard let scale = scale(of: others), case let own = amounts[index],
                abs(own.length - scale * own.number) >= least * max(1, scale * own.number),
                // What is more than the whole fills it.
                own.length < 1 - rounding || scale * own.number < 1,
                Set(others.map(\.number)).count > 1
            else { return nil }
            return (own, own.length / scale)
        }
        return found.count == 1 ? found.first : nil
    }

    /// Returns the first of two whose lengths are exchanged, and the number that it is drawn as.
    private static func exchanged(_ amounts: [Amount]) -> (Amount, Double)? {
        guard amounts.count >= leastCount, scale(of: amounts) == nil else { return nil }
        for one in amounts.indices {
            for other in amounts.indices where other > one {
                var swapped = amounts
                (swapped[one].length, swapped[other].length) = (amounts[other].length, amounts[one].length)
                let difference = abs(amounts[one].length - amounts[other].length)
                guard let scale = scale(of: swapped),
                    difference > least * (swapped.map(\.length).max() ?? 0)
                else { continue }
                return (amounts[one], (amounts[one].length / scale).rounded())
            }
        }
        return nil
    }

    /// Returns the length of one, if all lengths are in proportion to their numbers; `nil` if they are not.
    private static func scale(of amounts: [Amount]) -> Double? {
        let scale = amounts.map(\.length).reduce(0, +) / amounts.map(\.number).reduce(0, +)
        let greatest = amounts.map(\.length).max() ?? 0
        let isEven = amounts.allSatisfy { abs($0.length - scale * $0.number) <= rounding * greatest }
        return scale > 0 && isEven ? scale : nil
    }
}

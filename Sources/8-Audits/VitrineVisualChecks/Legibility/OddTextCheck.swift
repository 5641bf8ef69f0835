import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The one of several rows or cards of one build in which a text or a symbol is larger or smaller than in all
/// others, and the cells whose numbers are smaller than their captions.
package struct OddTextCheck {
    private let elements: [AuditedElement]

    /// The factor from which one size is seen to be another, and the one from which that is meant.
    static let (factor, clearFactor) = (1.08, 1.15)
    /// The number of texts from which a row has a rank of its own for each: alone, a text may be a title.
    private static let leastTexts = 2

    package init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Returns what is found, once for each text and symbol.
    package var findings: [Diagnostic] {
        var own = texts + UnevenPairCheck(elements).findings + OddStyleCheck(elements).findings
        let known = Set(own.map(\.mark))
        own += OddCellCheck(elements).findings.filter { !known.contains($0.mark) }
        let marks = Set(own.map(\.mark))
        let headings = OddHeadingCheck(elements).findings.filter { !marks.contains($0.mark) }
        return own + headings + OddSymbolCheck(elements).findings + SmallValueCheck(elements).findings
    }

    private var texts: [Diagnostic] {
        var told: Set<ElementPlace> = []
        return SiblingRows(elements).groups.flatMap { group -> [Diagnostic] in
            let first = elements[group.stack]
            guard !first.isSystem, first.isSeen else { return [] }
            let rows = group.rows.map { elements[$0].placed.textElements }
            guard let count = rows.first?.count, count >= Self.leastTexts,
                rows.allSatisfy({ $0.count == count })
            else { return [] }
            let odds = (0..<count).map { position in Self.odd(rows.map { $0[position].size }) }
            // Where several texts differ, the row is of another kind.
            let places = odds.indices.filter { odds[$0] != nil }
            guard places.count == 1, let place = places.first, let odd = odds[place],
                odds.indices.allSatisfy({ other in
                    other == place || Self.areEqual(rows.map { $0[other].size })
                }),
                case let text = rows[odd.index][place],
                // Initials are as large as their avatar, which is told of itself.
                text.placed.element.source.node?.kind != "avatar",
                // One thing several times is shown in several sizes of text, or states.
                !text.string.contains(where: \.isLetter)
                    || !rows.indices.contains(where: {
                        $0 != odd.index && rows[$0][place].string == text.string
                    }),
                isMistake(text, odd, in: rows[odd.index], of: group),
                !elements.isSelected(group.rows[odd.index]),
                told.insert(text.placed.place).inserted
            else { return [] }
            return [text.placed.oddity(.text(text.string, text.size, odd.other))]
        }
    }

    /// The factor from which a number in the middle of rows is larger than what stands out on purpose.
    private static let shouting = 1.6

    /// Returns `true` if the size of a text has no reason in its place: below each other, the first row may
    /// be a head and the last a sum, and what is larger stands out; beside each other, all are of one rank.
    private func isMistake(
        _ text: RowText, _ odd: (index: Int, other: Double), in row: [RowText], of group: SiblingRows.Group
    ) -> Bool {
        // A small step of a scale may go with other colours, or have a reason.
        if max(text.size, odd.other) < Self.clearFactor * min(text.size, odd.other) {
            guard elements.hasLookOfOthers(group, odd.index),
                OddStyleCheck.reasons.isDisjoint(with: row.flatMap(\.string.words))
            else { return false }
        }
        if elements.areBeside(group) { return true }
        let hasLineBelow = row.contains { other in
            other.placed.layoutFrame.minY >= text.placed.layoutFrame.maxY - 1
        }
        let isBetween = odd.index > 0 && odd.index < group.rows.count - 1
        if isBetween, text.size >= Self.shouting * odd.other, text.string.contains(where: \.isNumber) {
            return true
        }
        if isBetween, Self.outgrowsName(text, odd.other, in: row),
            elements.hasLookOfOthers(group, odd.index)
        {
            return true
        }
        return text.size < odd.other && (hasLineBelow || odd.index > 0)
    }

    /// Returns `true` for a text that is larger than the name of its row, where its like is not, unless its
    /// row says why.
    private static func outgrowsName(_ text: RowText, _ other: Double, in row: [RowText]) -> Bool {
        guard let name = row.first, name.placed.place != text.placed.place else { return false }
        return text.size > name.size && other <= name.size
            && OddStyleCheck.reasons.isDisjoint(with: row.flatMap(\.string.words))
            && !row.contains { TotalNames.mayName($0.string) }
    }

    /// Returns the position of the one size that differs where all others are equal, and the size of these.
    static func odd(_ sizes: [Double], by factor: Double = factor) -> (index: Int, other: Double)? {
        for index in sizes.indices {
            let others = sizes.indices.filter { $0 != index }.map { sizes[$0] }
            guard let other = others.first, areEqual(others), max(sizes[index], other) > 0,
                max(sizes[index], other) >= factor * min(sizes[index], other)
            else { continue }
            return (index, other)
        }
        return nil
    }

    static func areEqual(_ sizes: [Double]) -> Bool {
        sizes.allSatisfy { abs($0 - (sizes.first ?? 0)) < 0.5 }
    }
}

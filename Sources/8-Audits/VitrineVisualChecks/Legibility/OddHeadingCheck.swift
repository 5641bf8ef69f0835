import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The one of several headings of one level in one column whose letters are larger or smaller than those of
/// all others.
struct OddHeadingCheck {
    private let elements: [AuditedElement]

    /// The number of headings from which the others have a size.
    private static let leastCount = 3

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Returns what is found, once for each column.
    var findings: [Diagnostic] {
        let parents = elements.parents
        var columns: [[String: [Int]]] = [[:], [:]]
        for (index, element) in elements.enumerated() where element.isSeen && !element.isSystem {
            guard element.placed.element is TextElement, let level = element.headingLevel,
                let column = column(around: index, parents)
            else { continue }
            columns[0]["\(column) \(level) \(isPainted(index, in: column, parents))", default: []]
                .append(index)
            // Each part of a page may be a column of its own.
            if let outer = self.column(around: column, parents) {
                columns[1]["\(outer) \(level) \(isPainted(index, in: outer, parents))", default: []]
                    .append(index)
            }
        }
        var told: Set<ElementPlace> = []
        return columns.flatMap { groups in
            groups.values.sorted { $0[0] < $1[0] }.compactMap(odd).filter {
                told.insert($0.text.placed.place).inserted
            }
        }.map { text, other in text.placed.oddity(.text(text.string, text.size, other)) }
    }

    /// Returns the position of the nearest column around an element.
    private func column(around index: Int, _ parents: [Int?]) -> Int? {
        var outer = parents[index]
        while let place = outer {
            if (elements[place].placed.element as? StackElement)?.axis == .vertical { return place }
            outer = parents[place]
        }
        return nil
    }

    /// Returns `true` if a heading stands on something that is painted in a column, as that of a card does.
    private func isPainted(_ index: Int, in column: Int, _ parents: [Int?]) -> Bool {
        var outer = parents[index]
        while let place = outer, place != column {
            if elements[place].placed.decoration?.isSurface == true { return true }
            outer = parents[place]
        }
        return false
    }

    private func odd(_ group: [Int]) -> (text: RowText, other: Double)? {
        let texts = group.flatMap { elements[$0].placed.textElements }
        guard texts.count >= Self.leastCount, texts.count == group.count,
            let (index, other) = OddTextCheck.odd(texts.map(\.size), by: OddTextCheck.clearFactor),
            case let text = texts[index],
            // What comes first may be the title of all.
            index > 0 || text.size < other,
            // What has a colour of its own is of another kind.
            texts.indices.contains(where: { $0 != index && texts[$0].placed.inks == text.placed.inks }),
            OddStyleCheck.reasons.isDisjoint(with: text.string.words)
        else { return nil }
        return (text, other)
    }
}

extension AuditedElement {
    /// The level of a heading, or 0 for one without; `nil` for anything else.
    fileprivate var headingLevel: Int? {
        spoken?.heading ?? (spoken?.traits.contains(.isHeader) == true ? 0 : nil)
    }
}

import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The one of several rows or cards of one build of which a text has another family, weight or slope than in
/// all others, where nothing else tells it from them.
struct OddStyleCheck {
    private let elements: [AuditedElement]

    /// The difference from which one weight is seen to be another.
    private static let leastWeight = 100.0

    /// Words of what stands out on purpose.
    static let reasons: Set<String> = [
        "all", "aujourd", "best", "current", "gesamt", "heute", "hoy", "ich", "jetzt", "max", "me", "new",
        "next", "now", "oggi", "sum", "today", "total", "vandaag", "you", "your",
    ]

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// The style of most letters of a text.
    private struct Style: Equatable {
        let family: String
        let weight: Double
        let isItalic: Bool

        init?(_ text: RowText) {
            guard let element = text.placed.element as? TextElement,
                let font = element.content.runs.max(by: { $0.text.count < $1.text.count })?.font
            else { return nil }
            family = font.family
            (weight, isItalic) = (font.weight, font.italic)
        }

        static func == (own: Style, other: Style) -> Bool {
            own.hasFamily(of: other) && abs(own.weight - other.weight) < OddStyleCheck.leastWeight
        }

        func hasFamily(of other: Style) -> Bool { family == other.family && isItalic == other.isItalic }

        var summary: String { "\(family) \(Int(weight))\(isItalic ? " italic" : "")" }
    }

    /// Returns what is found, once for each text.
    var findings: [Diagnostic] {
        var told: Set<ElementPlace> = []
        return SiblingRows(elements).groups.compactMap { group -> Diagnostic? in
            let stack = elements[group.stack]
            let rows = group.rows.map { elements[$0].placed.textElements }
            guard !stack.isSystem, stack.isSeen, let count = rows.first?.count, count > 0,
                rows.allSatisfy({ $0.count == count })
            else { return nil }
            let styles = rows.map { $0.compactMap(Style.init) }
            guard styles.allSatisfy({ $0.count == count }), let (row, place) = Self.odd(styles),
                case let other = row == 0 ? 1 : 0,
                isMistake(styles[row][place], styles[other][place], in: group, row: row),
                case let column = rows.map({ $0[place] }), Self.areOfOneKind(column, but: row),
                told.insert(column[row].placed.place).inserted
            else { return nil }
            let text = column[row]
            return text.placed.oddity(
                .style(text.string, styles[row][place].summary, styles[other][place].summary))
        }
    }

    /// Returns the position of the only text whose style differs where all others are equal.
    private static func odd(_ styles: [[Style]]) -> (row: Int, place: Int)? {
        let places = styles[0].indices.filter { place in
            styles.contains { $0[place] != styles[0][place] }
        }
        // Where several texts differ, the row is of another kind.
        guard places.count == 1, let place = places.first else { return nil }
        let rows = styles.indices.filter { row in
            let others = styles.indices.filter { $0 != row }.map { styles[$0][place] }
            return others.allSatisfy { $0 == others[0] && $0 != styles[row][place] }
        }
        return rows.count == 1 ? rows.first.map { ($0, place) } : nil
    }

    /// Returns `true` if the letters of a text have no reason to be others: a weight may say what is chosen,
    /// new or summed up, but for figures that stand beside each other with their captions.
    private func isMistake(_ own: Style, _ other: Style, in group: SiblingRows.Group, row: Int) -> Bool {
        guard !elements.isSelected(group.rows[row]), elements.hasLookOfOthers(group, row)
        else { return false }
        let texts = elements[group.rows[row]].placed.texts
        return !own.hasFamily(of: other)
            || elements.areBeside(group) && texts.count > 1
                && Self.reasons.isDisjoint(with: texts.flatMap(\.words))
    }

    /// Returns `true` for texts of one size, all or none of them numbers, of which none shows another's font.
    private static func areOfOneKind(_ texts: [RowText], but row: Int) -> Bool {
        let areNumbers = texts.map { $0.string.contains(where: \.isNumber) }
        let own = texts[row].string
        return Set(areNumbers).count == 1
            // One thing several times is shown in several fonts.
            && !texts.indices.contains { $0 != row && texts[$0].string == own && !areNumbers[row] }
    }
}

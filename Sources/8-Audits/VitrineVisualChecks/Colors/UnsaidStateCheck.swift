import VitrineAuditElements
import VitrineColor
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The rows of a list of which some say in words that all is well, and others tell that something is wrong by
/// the red of a text alone.
struct UnsaidStateCheck {
    private let elements: [AuditedElement]

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// A row of a list.
    private struct Row {
        let texts: [RowText]
        let symbols: Set<String>
    }

    /// Returns what is found, once for each list.
    var findings: [Diagnostic] {
        var told: Set<ElementPlace> = []
        return SiblingRows(elements).groups.compactMap { group -> Diagnostic? in
            let stack = elements[group.stack]
            let rows = group.rows.map {
                Row(texts: elements[$0].placed.textElements, symbols: Set(elements[$0].placed.symbolNames))
            }
            guard !stack.isSystem, stack.isSeen, let count = rows.first?.texts.count, count > 1,
                rows.allSatisfy({ $0.texts.count == count }),
                !group.rows.contains(where: elements.isSelected),
                let found = (0..<count).lazy.compactMap({ Self.odd(rows, at: $0) }).first,
                told.insert(found.text.placed.place).inserted
            else { return nil }
            let problem = UnsaidStateProblem(
                text: found.text.string, color: found.color, other: found.other,
                frame: found.text.placed.frame)
            return found.text.placed.diagnostic(
                .hueAlone, .language(Diagnostic.ProblemOfLanguage(problem)),
                at: found.text.placed.element.source.mark)
        }
    }

    /// Returns the first red text of some rows whose like is grey in others, of which one says that all is
    /// well; its colour, and what that says.
    private static func odd(_ rows: [Row], at place: Int) -> (text: RowText, color: Color, other: String)? {
        let colors = rows.compactMap { $0.texts[place].ink }
        guard colors.count == rows.count else { return nil }
        let red = rows.indices.filter { TrafficLight(colors[$0]) == .red }
        let grey = rows.indices.filter { colors[$0].isGrey }
        let symbols = grey.reduce(Set<String>()) { $0.union(rows[$1].symbols) }
        guard let first = red.first, red.count <= grey.count, red.count + grey.count == rows.count,
            let other = grey.lazy.flatMap({ rows[$0].texts }).first(where: {
                StateWords($0.string) == .good
            }),
            red.allSatisfy({ row in
                rows[row].symbols.isSubset(of: symbols) && rows[row].texts.allSatisfy(saysNothing)
            })
        else { return nil }
        return (rows[first].texts[place], colors[first], other.string)
    }

    /// Returns `true` for a text that says neither how something is nor how much it is changed.
    private static func saysNothing(_ text: RowText) -> Bool {
        StateWords(text.string) == nil && text.string.amountSign == nil
            && reasons.isDisjoint(with: text.string.words)
            && OddStyleCheck.reasons.isDisjoint(with: text.string.words)
            // Red says of an action that it destroys.
            && ActionWords.destroying.isDisjoint(with: text.string.words)
            && ActionWords(text.string) != .refuse
    }

    /// Words that say why something is red.
    private static let reasons: Set<String> = [
        "cancelled", "delay", "delayed", "due", "high", "late", "live", "low", "min", "missed", "neu", "not",
        "off", "out", "overdue", "retard", "sale", "urgent", "verspätung", "was", "warning",
    ]
}

extension RowText {
    /// The one colour of the text; `nil` for several or none.
    fileprivate var ink: Color? {
        guard let text = placed.element as? TextElement, text.paints.count == 1 else { return nil }
        return text.paints.first?.opaqueColor
    }
}

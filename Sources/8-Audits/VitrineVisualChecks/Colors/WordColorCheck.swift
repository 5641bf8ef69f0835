import VitrineAuditElements
import VitrineColor
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The one of several alike rows in which a word has the colour of another word, while it has a colour of its
/// own in the other rows: “Closed” in the green of “Open”.
struct WordColorCheck {
    private let elements: [AuditedElement]

    /// The maximum number of words of what says a state.
    private static let wordCount = 3

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// A word and its colour: that of what it stands on alone, or its own.
    private struct Mark {
        let placed: PlacedElement
        let word: String
        let color: Color
    }

    /// Returns what is found, once for each group of rows.
    var findings: [Diagnostic] {
        var told: Set<String> = []
        return SiblingRows(elements).groups.compactMap { group -> Diagnostic? in
            let stack = elements[group.stack]
            guard !stack.isSystem, stack.isSeen else { return nil }
            let rows = group.rows.map { Self.marks(in: elements[$0].placed) }
            guard let count = rows.first?.count, rows.allSatisfy({ $0.count == count }) else { return nil }
            for place in 0..<count {
                guard let (mark, other, right) = Self.odd(rows.map { $0[place] }),
                    told.insert(mark.placed.place).inserted
                else { continue }
                return mark.placed.oddity(.word(mark.word, mark.color.hex, other, right.hex))
            }
            return nil
        }
    }

    /// Returns the words of a row that stand on a colour or have one, in their order.
    private static func marks(in placed: PlacedElement) -> [Mark] {
        if let color = placed.decoration?.fills.last?.opaqueColor, !color.isGrey {
            let words = placed.texts
            return words.count == 1 ? [mark(placed, words[0], color)].compactMap(\.self) : []
        }
        if let text = placed.element as? TextElement, case .color(let color)? = text.paints.first,
            !color.isGrey
        {
            return [mark(placed, text.content.string, color)].compactMap(\.self)
        }
        return placed.readChildren.flatMap(marks)
    }

    private static func mark(_ placed: PlacedElement, _ word: String, _ color: Color) -> Mark? {
        guard (1...wordCount).contains(word.words.count), !word.contains(where: \.isNumber) else {
            return nil
        }
        return Mark(placed: placed, word: word, color: color)
    }

    /// Returns the mark in another word's colour, that word, and the colour of its own in the other rows.
    private static func odd(_ marks: [Mark]) -> (mark: Mark, other: String, right: Color)? {
        for (index, mark) in marks.enumerated() {
            let like = marks.indices.filter { $0 != index && marks[$0].word == mark.word }
            guard let right = like.first.map({ marks[$0].color }), right != mark.color,
                like.allSatisfy({ marks[$0].color == right }),
                !marks.contains(where: { $0.word != mark.word && $0.color == right })
            else { continue }
            let others = marks.filter { $0.word != mark.word && $0.color == mark.color }
            guard others.count > 1, let other = others.first,
                marks.allSatisfy({ $0.word != other.word || $0.color == mark.color })
            else { continue }
            return (mark, other.word, right)
        }
        return nil
    }
}

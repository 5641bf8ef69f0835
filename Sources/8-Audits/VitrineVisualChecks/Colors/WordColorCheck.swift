import VitrineAuditElements
import VitrineColor
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The one of several alike rows in which a word has the colour of another word, while it has a colour of its
/// own in the other rows: “Closed” in the green of “Open”; and what is paid in the colour of what is got.
struct WordColorCheck {
    private let elements: [AuditedElement]

    /// The maximum number of words of what says a state.
    private static let wordCount = 3

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// A word and its colour: that of what it stands on alone, or its own.
    private struct Mark {
        let placed: PlacedElement
        /// What is written, and what it says.
        let (text, word): (String, String)
        let color: Color
    }

    /// Returns what is found, once for each group of rows, and for amounts.
    var findings: [Diagnostic] {
        var told: Set<ElementPlace> = []
        let words = SiblingRows(elements).groups.compactMap { group -> Diagnostic? in
            let stack = elements[group.stack]
            guard !stack.isSystem, stack.isSeen else { return nil }
            let rows = group.rows.map { Self.marks(in: elements[$0].placed) }
            guard let count = rows.first?.count, rows.allSatisfy({ $0.count == count }) else { return nil }
            for place in 0..<count {
                guard let found = Self.odd(rows.map { $0[place] }),
                    told.insert(found.mark.placed.place).inserted
                else { continue }
                return Self.diagnostic(found)
            }
            return nil
        }
        return words + amounts
    }

    private typealias Found = (mark: Mark, other: String, right: Color)

    private static func diagnostic(_ found: Found) -> Diagnostic {
        found.mark.placed.oddity(
            .word(found.mark.text, found.mark.color.hex, found.other, found.right.hex))
    }

    /// The amounts of all lists whose letters are alike, one of which has the colour of the other sign.
    private var amounts: [Diagnostic] {
        let marks = elements.compactMap { element -> (font: String, mark: Mark)? in
            guard let text = element.placed.element as? TextElement, element.isSeen, !element.isDisabled,
                let font = text.content.runs.first?.font, case .color(let color)? = text.paints.first,
                text.paints.count == 1, let sign = Self.sign(of: text.content.string)
            else { return nil }
            let mark = Mark(placed: element.placed, text: text.content.string, word: sign, color: color)
            return ("\(font.size) \(font.weight)", mark)
        }
        return Dictionary(grouping: marks, by: \.font).sorted { $0.key < $1.key }.compactMap { _, alike in
            // Some write no sign before what is paid.
            let signed = alike.map(\.mark).filter { !$0.word.isEmpty }
            let isSigned = signed.contains { $0.word == "-" } || !signed.allSatisfy(\.text.isMoney)
            let marks = isSigned ? signed : alike.map(\.mark)
            guard let found = Self.odd(marks) ?? Self.oddMoney(marks) else { return nil }
            // Where falling is good, such as for costs, both signs have both colours of a traffic light.
            let hasInk = found.right.isGrey || found.mark.color.isGrey
            let like = marks.count { $0.word == found.mark.word }
            // A choice may have a colour of its own; the green of money says that it comes in.
            let areUnsigned = marks.contains(where: \.word.isEmpty)
            if areUnsigned, found.mark.word.isEmpty || TrafficLight(found.right) != .green { return nil }
            let isMoney = marks.allSatisfy(\.text.isMoney)
            // Of two that come in, one is odd if several that go out show what its colour means.
            // Green falls and red rises where costs are compared.
            let light = TrafficLight(found.right)
            let isPaid =
                isMoney && like == 2 && marks.count - like > 1
                && light == (found.mark.word == "+" ? .green : .red)
            return hasInk || isPaid || like > (isMoney ? 2 : 3) ? Self.diagnostic(found) : nil
        }
    }

    /// Returns the sign of an amount, or nothing for money without one; `nil` for any other text.
    private static func sign(of text: String) -> String? {
        if let sign = text.amountSign { return String(sign) }
        let isAmount = text.contains(where: \.isNumber) && text.contains(where: \.isCurrencySymbol)
        return isAmount && text.count(where: \.isLetter) == 0 ? "" : nil
    }

    /// Returns the amount of money that is paid in the colour of what is got, where others that are paid have
    /// none: of three amounts already.
    private static func oddMoney(_ marks: [Mark]) -> Found? {
        guard marks.allSatisfy(\.text.isMoney), let got = marks.first(where: { $0.word == "+" }),
            TrafficLight(got.color) == .green,
            marks.allSatisfy({ $0.word == "-" || $0.color == got.color }),
            case let paid = marks.filter({ $0.word == "-" }),
            case let odd = paid.filter({ $0.color == got.color }), odd.count == 1, let mark = odd.first,
            let right = paid.first(where: { $0.color != got.color })?.color, right.isGrey,
            paid.allSatisfy({ $0.color == right || $0.color == got.color })
        else { return nil }
        return (mark, got.text, right)
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
        return Mark(placed: placed, text: word, word: word, color: color)
    }

    /// Returns the mark in another word's colour, that word, and the colour of its own in the other rows.
    private static func odd(_ marks: [Mark]) -> Found? {
        for (index, mark) in marks.enumerated() {
            let like = marks.indices.filter { $0 != index && marks[$0].word == mark.word }
            guard let right = like.first.map({ marks[$0].color }), right != mark.color,
                like.allSatisfy({ marks[$0].color == right }),
                !marks.contains(where: { $0.word != mark.word && $0.color == right })
            else { continue }
            let others = marks.filter { $0.word != mark.word && $0.color == mark.color }
            guard let other = others.first,
                others.count > 1 || like.count > 1 && other.text != other.word,
                marks.allSatisfy({ $0.word != other.word || $0.color == mark.color })
            else { continue }
            return (mark, other.text, right)
        }
        return nil
    }
}

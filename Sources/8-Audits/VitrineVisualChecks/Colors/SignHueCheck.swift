import VitrineAuditElements
import VitrineColor
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The numbers of which green and red alone say whether they rise or fall (WCAG 2.2, 1.4.1).
package struct SignHueCheck {
    /// A number without a sign, in the colour of a traffic light.
    private struct Number {
        let placed: PlacedElement
        let color: Color
        let light: TrafficLight
        let size: Double
    }

    private let distinction: ColorDistinction
    private var numbers: [Number] = []

    /// - Parameters:
    ///   - elements: The elements of a scene.
    ///   - distinction: What tells colours apart.
    package init(_ elements: [AuditedElement], _ distinction: ColorDistinction) {
        self.distinction = distinction
        for element in elements where !element.isSystem && !element.isDisabled && element.isSeen {
            guard let stack = element.placed.element as? StackElement else { continue }
            let children = element.placed.children
            // A symbol or a word beside it says the same.
            if stack.axis == .horizontal, children.count > 1,
                children.contains(where: { !$0.symbolNames.isEmpty })
            {
                continue
            }
            numbers += children.compactMap(Self.number)
        }
    }

    private static func number(_ child: PlacedElement) -> Number? {
        let aligned = AlignedChild(child)
        guard aligned.isBare, let text = aligned.core.element as? TextElement,
            case .color(let color)? = text.paints.first, text.paints.count == 1,
            let light = TrafficLight(color), light != .yellow,
            let size = text.content.runs.map(\.font.size).max()
        else { return nil }
        let string = text.content.string
        let isPlain = string.allSatisfy { $0.isNumber || $0.isWhitespace || ".,%$€£¥".contains($0) }
        guard isPlain, string.contains(where: \.isNumber) else { return nil }
        return Number(placed: aligned.core, color: color, light: light, size: size)
    }

    /// Returns the first red number that stands among green ones of its size, or none.
    package var findings: [Diagnostic] {
        for number in numbers where number.light == .red {
            guard
                let other = numbers.first(where: { $0.light == .green && $0.size == number.size }),
                let likeness = distinction.likeness(of: other.color, number.color)
            else { continue }
            let problem = HueProblem(
                kind: "number", colors: [other.color, number.color], likeness: likeness,
                frame: number.placed.frame)
            return [
                number.placed.diagnostic(
                    .hueAlone, .language(Diagnostic.ProblemOfLanguage(problem)),
                    at: number.placed.element.source.mark)
            ]
        }
        return []
    }
}

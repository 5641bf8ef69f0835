import VitrineAuditElements
import VitrineColor
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The charts of one series in green below what is said to fall in red, or the other way round.
struct ChartSignCheck {
    private let elements: [AuditedElement]
    private let parents: [Int?]

    /// How far around a chart its words are, in stacks.
    private static let reach = 2

    init(_ elements: [AuditedElement]) { (self.elements, parents) = (elements, elements.parents) }

    /// Returns what is found, once for each chart.
    var findings: [Diagnostic] {
        elements.indices.compactMap { index -> Diagnostic? in
            let placed = elements[index].placed
            guard elements[index].isSeen, !elements[index].isSystem,
                let keys = placed.element.traits[KeyedColors.self]?.flatMap({ $0 }), keys.count == 1,
                let color = keys[0].opaqueColor, let light = Self.light(color),
                let (text, other) = change(of: index), Self.light(other) != light, isAlone(color, index)
            else { return nil }
            let problem = MeterColorProblem(
                color: color, text: text.string, other: other, frame: placed.frame, isChart: true)
            return placed.diagnostic(
                .hueAlone, .language(Diagnostic.ProblemOfLanguage(problem)), at: placed.element.source.mark)
        }
    }

    /// Returns what says by a sign and its colour how the values of a chart change, in the nearest stack
    /// around it that says so; `nil` if several things do.
    private func change(of index: Int) -> (text: RowText, color: Color)? {
        var (outer, stacks) = (parents[index], 0)
        while let around = outer, stacks < Self.reach {
            if elements[around].placed.element is StackElement {
                stacks += 1
                let range = around..<elements.end(of: around)
                let charts = range.filter { elements[$0].placed.element.traits[KeyedColors.self] != nil }
                let signed = elements[around].placed.textElements.compactMap { text -> (RowText, Color)? in
                    guard let sign = text.string.amountSign, let color = text.placed.inks.first,
                        let light = Self.light(color), (light == .red) == (sign == "-")
                    else { return nil }
                    return (text, color)
                }
                if charts.count > 1 || signed.count > 1 { return nil }
                if let first = signed.first { return first }
            }
            outer = parents[around]
        }
        return nil
    }

    private static func light(_ color: Color) -> TrafficLight? {
        TrafficLight(color).flatMap { $0 == .yellow ? nil : $0 }
    }

    /// Returns `true` if nothing but a chart has its colour: another use of it is that of a brand.
    private func isAlone(_ color: Color, _ index: Int) -> Bool {
        let range = index..<elements.end(of: index)
        return !elements.indices.contains { other in
            !range.contains(other) && elements[other].placed.inks.contains(color)
        }
    }
}

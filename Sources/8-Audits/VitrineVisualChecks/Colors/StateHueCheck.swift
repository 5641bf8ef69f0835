import VitrineAuditElements
import VitrineColor
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The texts that say how something is, in a colour that says the opposite, such as “Cancelled” in green.
package struct StateHueCheck {
    /// A text in one colour.
    private struct Tinted {
        let placed: PlacedElement
        let string: String
        let color: Color
        let state: StateWords?
        let light: TrafficLight?
    }

    private let texts: [Tinted]

    /// The kinds whose colour is that of what people can press.
    private static let controlKinds: Set<String> = [
        "button", "chip", "link", "menu", "navigationBar", "segmentedPicker", "tabBar", "toolbar",
    ]

    package init(_ elements: [AuditedElement]) {
        texts = elements.compactMap { element in
            guard let text = element.placed.element as? TextElement, element.isSeen, !element.isSystem,
                !element.isDisabled, !Self.controlKinds.contains(text.source.node?.kind ?? ""),
                element.spoken?.traits.contains(.isHeader) != true,
                case .color(let color)? = text.paints.first, text.paints.count == 1
            else { return nil }
            let string = text.content.string
            return Tinted(
                placed: element.placed, string: string, color: color, state: StateWords(string),
                light: TrafficLight(color))
        }
    }

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] {
        texts.compactMap { text -> Diagnostic? in
            guard let state = text.state, isOpposite(text.light, of: state, in: text.color) else {
                return nil
            }
            let problem = StateHueProblem(
                text: text.string, color: text.color, isBad: state == .bad, frame: text.placed.frame)
            return text.placed.diagnostic(
                .hueAlone, .language(Diagnostic.ProblemOfLanguage(problem)),
                at: text.placed.element.source.mark)
        }
    }

    /// Returns `true` if a colour says another thing than a state. A brand may be red, or all of a scene
    /// green: there, it says nothing.
    private func isOpposite(_ light: TrafficLight?, of state: StateWords, in color: Color) -> Bool {
        let alike = texts.filter { $0.color == color }
        guard alike.count * 2 <= texts.count else { return false }
        return switch (state, light) {
        case (.bad, .green): true
        case (.good, .red): texts.contains { $0.state == .bad && $0.light == .red || $0.light == .green }
        default: false
        }
    }
}

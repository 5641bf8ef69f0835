import VitrineAuditElements
import VitrineColor
import VitrineDisplayList
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The texts and symbols that say how something is, in a colour that says the opposite, such as “Cancelled”
/// in green, and the controls whose colours are those of the opposite ones.
package struct StateHueCheck {
    /// A text or a symbol in one colour.
    private struct Tinted {
        let placed: PlacedElement
        let string: String
        let isSymbol: Bool
        let color: Color
        let state: StateWords?
        let light: TrafficLight?
    }

    private let marks: [Tinted]
    /// The places of the texts whose like in all other rows have one colour, and theirs is another.
    private let oddPlaces: Set<ElementPlace>
    private let actions: ActionHueCheck
    private let unsaid: UnsaidStateCheck
    private let meters: MeterColorCheck
    private let charts: ChartSignCheck

    /// The kinds whose colour is that of what people can press.
    private static let controlKinds: Set<String> = [
        "button", "chip", "iconButton", "link", "menu", "navigationBar", "segmentedPicker", "tabBar",
        "toolbar",
    ]

    package init(_ elements: [AuditedElement]) {
        (actions, unsaid) = (ActionHueCheck(elements), UnsaidStateCheck(elements))
        (meters, charts) = (MeterColorCheck(elements), ChartSignCheck(elements))
        oddPlaces = Self.oddPlaces(in: elements)
        // The colour of what is written alone on a surface is that of the surface, if that is one.
        let pills = elements.surroundings(nil) { index, outer -> Color? in
            guard let surface = elements[index].placed.element as? SurfaceElement else { return outer }
            guard surface.decoration.isSurface else { return outer }
            guard case .color(let color)? = surface.decoration.fills.last, color.alpha >= Self.leastAlpha,
                TrafficLight(color) != nil, elements[index].placed.texts.count == 1
            else { return nil }
            return color
        }
        let controls = elements.surroundings(false) { index, isOuter in
            isOuter
                || elements[index].spoken?.traits.contains(.isButton) == true
                    && elements[index].placed.texts.count < 2
        }
        marks = elements.indices.compactMap { index in
            let element = elements[index]
            guard element.isSeen, !element.isSystem, !element.isDisabled, !controls[index],
                element.spoken?.traits.isDisjoint(with: [.isHeader, .isButton]) != false,
                !Self.controlKinds.contains(element.placed.element.source.node?.kind ?? "")
            else { return nil }
            return Self.tinted(element.placed, on: pills[index])
        }
    }

    private static func oddPlaces(in elements: [AuditedElement]) -> Set<ElementPlace> {
        let places = SiblingRows(elements).groups.flatMap { group -> [ElementPlace] in
            let rows = group.rows.map { elements[$0].placed.textElements.map(\.placed) }
            return rows[0].indices.compactMap { place -> ElementPlace? in
                guard rows.allSatisfy({ $0.count == rows[0].count }) else { return nil }
                let colors = rows.map { ($0[place].element as? TextElement)?.paints.first?.opaqueColor }
                let odd = colors.indices.filter { row in colors.count { $0 == colors[row] } == 1 }
                guard odd.count == 1, let row = odd.first, Set(colors).count == 2,
                    !elements.isSelected(group.rows[row])
                else { return nil }
                return rows[row][place].place
            }
        }
        return Set(places)
    }

    /// The opacity from which a surface has a colour of its own.
    private static let leastAlpha = 0.5

    private static func tinted(_ placed: PlacedElement, on pill: Color?) -> Tinted? {
        let (string, paint, isSymbol): (String, PaintSpec?, Bool)
        switch placed.element {
        case let text as TextElement where text.paints.count == 1:
            (string, paint, isSymbol) = (text.content.string, text.paints.first, false)
        case let icon as IconElement: (string, paint, isSymbol) = (icon.symbol.name, icon.paint, true)
        default: return nil
        }
        guard case .color(let own)? = paint else { return nil }
        let color = TrafficLight(own) == nil ? pill ?? own : own
        return Tinted(
            placed: placed, string: string, isSymbol: isSymbol, color: color,
            state: isSymbol ? StateWords(symbol: string) : StateWords(string), light: TrafficLight(color))
    }

    /// Returns what is found: states, in the order of the scene, before controls.
    package var findings: [Diagnostic] {
        let states = marks.compactMap { mark -> Diagnostic? in
            guard let state = mark.state, isOpposite(mark, state) else { return nil }
            let problem = StateHueProblem(
                text: mark.string, isSymbol: mark.isSymbol, color: mark.color, isBad: state == .bad,
                frame: mark.placed.frame)
            return mark.placed.diagnostic(
                .hueAlone, .language(Diagnostic.ProblemOfLanguage(problem)),
                at: mark.placed.element.source.mark)
        }
        return states + actions.findings + unsaid.findings + meters.findings + charts.findings
    }

    /// Returns `true` if the colour of a mark says another thing than its state. A brand may be red, or all
    /// of a scene green: there, it says nothing.
    private func isOpposite(_ mark: Tinted, _ state: StateWords) -> Bool {
        let alike = marks.filter { $0.color == mark.color && $0.isSymbol == mark.isSymbol }
        let peers = marks.filter { $0.isSymbol == mark.isSymbol }
        guard alike.count * 2 <= peers.count || mark.isSymbol else { return false }
        func shows(_ state: StateWords, _ light: TrafficLight) -> Bool {
            marks.contains { $0.state == state && $0.light == light }
        }
        return switch (state, mark.light) {
        case (.bad, .green):
            // A symbol may say that one should look.
            !mark.isSymbol || shows(.good, .green) || shows(.bad, .red) || shows(.good, .red)
        case (.good, .red):
            shows(.bad, .red) || shows(.bad, .green) || oddPlaces.contains(mark.placed.place)
                || (mark.isSymbol
                    ? shows(.good, .green) : marks.contains { !$0.isSymbol && $0.light == .green })
        default: false
        }
    }
}

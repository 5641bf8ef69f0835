import VitrineAuditElements
import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The controls in the colour of what is opposite to them, such as a green one that declines a call beside a
/// red one that takes it.
struct ActionHueCheck {
    /// A control that asks for one of two opposite things.
    private struct Action {
        let placed: PlacedElement
        let layer: String
        let name: String
        let symbol: String?
        let words: ActionWords
        let color: Color?
        /// `true` if its surface has that colour, not only what is written on it.
        let isFilled: Bool
        /// `true` if it destroys something.
        var destroys: Bool { !ActionWords.destroying.isDisjoint(with: name.words) }
        /// `true` if it leaves all as it is.
        var stays: Bool { ActionWords.staysAsItIs(name) }
        var light: TrafficLight? { color.flatMap(TrafficLight.init) }
    }

    private var actions: [Action] = []
    /// The number of controls that are green, and of those that are red.
    private var (greenCount, redCount) = (0, 0)

    /// How far two controls are from each other that are chosen between, in points.
    private static let reach = 240.0
    /// The opacity from which a surface has a colour of its own.
    private static let leastAlpha = 0.5
    /// The number of controls of one colour from which on it is that of a brand.
    private static let brandCount = 3

    init(_ elements: [AuditedElement]) {
        let parents = elements.parents
        var end = 0
        for (index, element) in elements.enumerated() where index >= end {
            guard element.spoken?.traits.contains(.isButton) == true, element.isSeen, !element.isSystem,
                !element.placed.frame.isEmpty
            else { continue }
            end = elements.end(of: index)
            let color = Self.color(of: element.placed)
            switch color.flatMap(TrafficLight.init) {
            case .green: greenCount += 1
            case .red: redCount += 1
            case .yellow, nil: break
            }
            if element.isDisabled { continue }
            let symbol = element.placed.symbolNames.first
            let inner = elements[index..<end].compactMap { $0.spoken?.label }
            var names = inner + element.placed.texts
            names += Self.caption(of: index, in: elements, parents)
            let said = names.lazy.compactMap { name in ActionWords(name).map { (name, $0) } }.first
            let words = said?.1 ?? symbol.flatMap { ActionWords(symbol: $0) }
            guard let words else { continue }
            actions.append(
                Action(
                    placed: element.placed, layer: element.layer,
                    name: said?.0 ?? names.first ?? symbol ?? "",
                    symbol: symbol, words: words, color: color,
                    isFilled: Self.surfaces(of: element.placed).contains {
                        $0 == color && $0.alpha >= Self.leastAlpha
                    }))
        }
    }

    /// Returns the texts below a round control that name it: those alone with it in a stack.
    private static func caption(
        of index: Int, in elements: [AuditedElement], _ parents: [Int?]
    ) -> [String] {
        guard elements[index].placed.texts.isEmpty else { return [] }
        var outer = parents[index]
        while let place = outer, elements[place].placed.element.modifiedContent != nil {
            outer = parents[place]
        }
        guard let outer, let stack = elements[outer].placed.element as? StackElement, stack.axis == .vertical,
            elements[outer].placed.texts.count == 1
        else { return [] }
        return elements[outer].placed.texts
    }

    /// Returns the colour that a control is seen to have: that of its surface, or of what is written on one
    /// that has none, or a grey or pale one.
    private static func color(of placed: PlacedElement) -> Color? {
        let colors = surfaces(of: placed) + inks(of: placed)
        return colors.first { TrafficLight($0) != nil } ?? colors.first
    }

    private static func surfaces(of placed: PlacedElement) -> [Color] {
        let decoration =
            (placed.element as? SurfaceElement)?.decoration ?? (placed.element as? ShapeElement)?.decoration
        let own = (decoration?.fills ?? []).compactMap { paint -> Color? in
            guard case .color(let color) = paint, color.alpha > 0 else { return nil }
            return color
        }
        let tint = decoration?.glass?.spec.tint?.color
        return own + [tint].compactMap(\.self) + placed.readChildren.flatMap(surfaces)
    }

    private static func inks(of placed: PlacedElement) -> [Color] {
        let paint: PaintSpec? =
            switch placed.element {
            case let text as TextElement: text.paints.first
            case let icon as IconElement: icon.paint
            default: nil
            }
        guard case .color(let color)? = paint else { return placed.readChildren.flatMap(inks) }
        return [color]
    }

    /// Returns what is found, in the order of the scene.
    var findings: [Diagnostic] {
        actions.compactMap { action -> Diagnostic? in
            guard let light = action.light, let color = action.color else { return nil }
            let others = actions.filter {
                $0.words != action.words && $0.layer == action.layer
                    && $0.placed.frame.distance(to: action.placed.frame) <= Self.reach
            }
            let other: Action?
            switch (action.words, light) {
            case (.refuse, .green):
                // Where all is green, it says nothing.
                other =
                    others.first { $0.light == .red }
                    ?? (greenCount < Self.brandCount ? others.first { $0.light != .green } : nil)
                    // What is not done stays in the background where it has the same green.
                    ?? (action.destroys && action.isFilled && greenCount < Self.brandCount
                        ? others.first { !$0.isFilled } : nil)
                let endsCall = ActionWords.endsCall(action.name, symbol: action.symbol)
                guard other != nil || others.isEmpty && endsCall && greenCount < Self.brandCount else {
                    return nil
                }
            case (.accept, .red):
                let takesCall = ActionWords.takesCall(action.name, symbol: action.symbol)
                other =
                    others.first { $0.light == .green }
                    ?? (takesCall && redCount < Self.brandCount ? others.first { $0.light != .red } : nil)
                    // What is lost is less conspicuous than what keeps it.
                    ?? (action.stays && action.isFilled && redCount < Self.brandCount
                        ? others.first { $0.destroys && $0.light == nil } : nil)
                if other == nil { return nil }
            default: return nil
            }
            let problem = ActionHueProblem(
                name: action.name, color: color, refuses: action.words == .refuse, other: other?.name,
                frame: action.placed.frame)
            return action.placed.diagnostic(
                .hueAlone, .language(Diagnostic.ProblemOfLanguage(problem)),
                at: action.placed.element.source.mark)
        }
    }
}

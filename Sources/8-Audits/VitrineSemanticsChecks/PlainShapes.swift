import VitrineAuditElements
import VitrineColor
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// Round surfaces that are named as what they do, such as “Start” on a circle, and pictures and shapes with a
/// hint, which says what happens when they are pressed: nothing says that they can be (WCAG 2.2, 4.1.2).
enum PlainShapes {
    /// The least side of a round button, in points, and the part of its element that it takes up.
    private static let (leastSide, leastShare) = (56.0, 0.5)
    /// The greatest number of words that name an action.
    private static let greatestWordCount = 4
    /// The difference between the components of a colour from which it stands out as an accent does.
    private static let leastChroma = 0.25

    /// The words of states, which are actions, too.
    private static let states: Set<String> = ["done", "fertig", "open", "save", "terminé", "weiter"]
    /// The first parts of the names of symbols that stand for what a button does.
    private static let signs: Set<Substring> = [
        "backward", "camera", "forward", "mic", "paperplane", "pause", "phone", "play", "plus", "power",
        "record", "stop", "trash", "xmark",
    ]

    /// Returns what is found, in the order in which elements are read.
    static func findings(in scene: OutlinedScene) -> [SemanticsFinding] {
        if scene.audited.contains(where: \.placed.isModal) { return [] }
        return scene.elements.compactMap { element in
            guard let label = element.label, !element.isNamedBySymbol, isPlain(element),
                let index = scene.index(of: element), scene.audited[index].isSeen,
                case let inner = scene.audited[index..<scene.audited.end(of: index)],
                !inner.contains(where: isReacting), isPressed(element, named: label.words, inner)
            else { return nil }
            return SemanticsFinding(SemanticsProblem(kind: .plainButton, name: label), at: element.placed)
        }
    }

    /// Returns `true` for what is read as text or as a picture, without a value.
    private static func isPlain(_ element: OutlineElement) -> Bool {
        !element.traits.isInteractive && element.value == nil && element.actions.isEmpty
            && element.traits.isDisjoint(with: [
                .isHeader, .isDisabled, .isProgress, .isSelected, .updatesFrequently,
            ])
    }

    private static func isReacting(_ element: AuditedElement) -> Bool {
        element.isDisabled || element.isSystem || element.spoken?.traits.isInteractive == true
            || element.placed.element is ImageElement
    }

    private static func isPressed(
        _ element: OutlineElement, named words: [String], _ inner: ArraySlice<AuditedElement>
    ) -> Bool {
        let signs = inner.filter { $0.placed.element is TextElement || $0.placed.element is IconElement }
        let grounds = inner.filter { $0.placed.decoration?.isEmpty == false }
        if element.hint != nil { return !grounds.isEmpty || signs.contains { $0.placed.isIcon } }
        guard words.count <= greatestWordCount, signs.count == 1, let sign = signs.first?.placed,
            case let discs = grounds.map(\.placed).filter({ isDisc($0, below: sign) }),
            let disc = discs.last,
            discs.contains(where: { $0.frame.area >= leastShare * element.frame.area })
        else { return false }
        let name = (sign.element as? IconElement)?.symbol.name
        if let name { return Self.signs.contains(name.prefix { $0 != "." }) && asks(words, ofSign: true) }
        // A picture of what a word begins, such as a line, has more in its name.
        guard sign.texts.first?.words == words else { return false }
        let fill = disc.decoration?.fills.last?.opaqueColor
        return fill.map { $0.range >= leastChroma } == true && asks(words, ofSign: false)
    }

    /// Returns `true` for something round around a text or a symbol.
    private static func isDisc(_ placed: PlacedElement, below sign: PlacedElement) -> Bool {
        let frame = placed.frame
        guard frame.width >= leastSide, abs(frame.width - frame.height) < 1, frame.contains(sign.frame)
        else { return false }
        switch (placed.element as? ShapeElement)?.shape ?? (placed.element as? SurfaceElement)?.shape {
        case .circle, .ellipse, .stadium: return placed.decoration?.fills.isEmpty == false
        default: return false
        }
    }

    /// Returns `true` for words that ask for something, in any language.
    private static func asks(_ words: [String], ofSign isSign: Bool) -> Bool {
        guard let first = words.first, let last = words.last,
            !words.contains(where: { $0.contains(where: \.isNumber) }),
            !states.contains(first) || words.count > 1
        else { return false }
        return PlainButtons.verbs.contains(first)
            || InterfaceLanguage.all.contains { language in
                let own = language.actions.union(language.controls)
                return own.contains(first) || language.endsWithActions && own.contains(last)
                    || isSign && language.loans.contains(first)
            }
    }
}

extension PlacedElement {
    fileprivate var isIcon: Bool { element is IconElement }
}

extension Color {
    /// The difference between the greatest and the least component.
    fileprivate var range: Double { max(red, green, blue) - min(red, green, blue) }
}

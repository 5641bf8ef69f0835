import VitrineAuditElements
import VitrineColor
import VitrineGeometry
import VitrineLayout
import VitrineStyle
import VitrineText

/// Texts that look like buttons, such as “Pay now” on a filled capsule, and that nothing says can be pressed
/// (WCAG 2.2, 4.1.2).
enum PlainButtons {
    /// The heights and the least width of a button that fills a line, in points.
    private static let (heights, leastWidth) = (40.0...64.0, 100.0)
    /// The difference between the components of a colour from which it stands out as an accent does.
    private static let leastChroma = 0.25
    /// The greatest number of words on a button.
    private static let greatestWordCount = 4
    /// The kinds that say nothing about what they do.
    private static let kinds: Set<String> = ["hstack", "label", "text", "zstack"]
    /// The first words of what buttons offer.
    static let verbs: Set<String> = [
        "accept", "add", "allow", "apply", "book", "buy", "cancel", "check", "choose", "close", "confirm",
        "continue", "create", "delete", "done", "download", "finish", "get", "join", "log", "next", "open",
        "order", "pay", "remove", "reserve", "save", "send", "share", "shop", "show", "sign", "start",
        "submit", "subscribe", "try", "upgrade", "upload", "view",
    ]

    static func findings(in scene: OutlinedScene) -> [SemanticsFinding] {
        let elements = scene.audited
        if elements.contains(where: \.placed.isModal) { return [] }
        // What is in a control, and what is not read, says nothing by itself.
        let areControls = elements.areWithin {
            $0.isDisabled || $0.isSystem || $0.spoken?.isHidden == true
                || $0.spoken?.traits.isInteractive == true
        }
        return elements.indices.compactMap { index in
            let placed = elements[index].placed
            guard !areControls[index], elements[index].isSeen,
                let surface = placed.element as? SurfaceElement,
                surface.shape != .rectangle, case .color(let fill)? = surface.decoration.fills.last,
                fill.alpha == 1, fill.chroma >= leastChroma, heights.contains(placed.frame.height),
                placed.frame.width >= leastWidth, let kind = surface.source.node?.kind, kinds.contains(kind),
                case let inner = elements[index..<elements.end(of: index)],
                !inner.contains(where: { $0.spoken?.traits.isInteractive == true }),
                case let texts = inner.compactMap({ $0.placed.element as? TextElement }), texts.count == 1,
                let words = texts.first?.content.string.words, words.count <= greatestWordCount,
                let verb = words.first, verbs.contains(verb)
            else { return nil }
            return SemanticsFinding(
                SemanticsProblem(kind: .plainButton, name: texts[0].content.string), at: placed)
        }
    }
}

extension Color {
    /// The difference between the greatest and the least component.
    fileprivate var chroma: Double { max(red, green, blue) - min(red, green, blue) }
}

import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineStyle
import VitrineText

/// One of several things that stand in one stack, such as a time of day, a seat or an answer.
struct PeerCell {
    let placed: PlacedElement
    /// The elements of it, of which the first is the outermost.
    let elements: ArraySlice<AuditedElement>
    /// The stops of a screen reader in it.
    let stops: [OutlineElement]
    /// What it is painted on; `nil` if there is nothing.
    let surface: PlacedElement?
    let texts: [String]
    let symbols: [String]
    /// All traits that the scene gives it and what is in it.
    let traits: AccessibilityTraits

    private init(at index: Int, in scene: OutlinedScene, _ stops: [ElementPlace: [OutlineElement]]) {
        let elements = scene.audited[index..<scene.audited.end(of: index)]
        self.elements = elements
        placed = scene.audited[index].placed
        surface = placed.modifierChain.first {
            ($0.element as? SurfaceElement)?.decoration.isEmpty == false
        }
        (texts, symbols) = (placed.texts, placed.symbolNames)
        traits = elements.reduce(into: []) { $0.formUnion($1.spoken?.traits ?? []) }
        var seen: Set<ElementPlace> = []
        self.stops = elements.flatMap { element in
            seen.insert(element.placed.place).inserted ? stops[element.placed.place] ?? [] : []
        }
    }

    /// Returns the cells of all stacks that have several with words, stack by stack.
    static func groups(in scene: OutlinedScene) -> [[PeerCell]] {
        let stops = Dictionary(grouping: scene.elements, by: \.placed.place)
        let areHidden = scene.audited.areWithin { $0.spoken?.isHidden == true || $0.isSystem }
        var children: [Int: [Int]] = [:]
        for (index, parent) in scene.audited.parents.enumerated() {
            if let parent, !scene.audited[index].placed.frame.isEmpty {
                children[parent, default: []].append(index)
            }
        }
        return scene.audited.indices.compactMap { stack -> [PeerCell]? in
            let element = scene.audited[stack].placed.element
            guard element is StackElement || element is GridElement || element is LazyGridElement,
                !areHidden[stack], let inner = children[stack], inner.count > 1
            else { return nil }
            let cells = inner.filter { scene.audited[$0].isSeen && !areHidden[$0] }
                .map { PeerCell(at: $0, in: scene, stops) }.filter { !$0.texts.isEmpty }
            return cells.count > 1 ? cells : nil
        }
    }

    /// `true` if something in it can be pressed.
    var isControl: Bool { traits.isInteractive }

    /// What is painted in it, in its order: the paints of its surface and of its texts.
    var look: [[PaintSpec]] {
        [surface?.decoration?.paints ?? []]
            + elements.compactMap { ($0.placed.element as? TextElement).map { Array($0.paints.prefix(1)) } }
    }

    /// What tells its surface from others: paints, borders and shadows.
    var ground: [String] {
        guard let decoration = surface?.decoration else { return [] }
        let widths = decoration.strokes.map { "\($0.style.width)" }
        return decoration.paints.map { "\($0)" } + widths + ["\(decoration.shadows.count)"]
    }

    /// `true` if a symbol in it shows that it is chosen.
    var isChecked: Bool {
        symbols.contains { name in
            name.contains("checkmark") || Self.dots.contains { name.hasPrefix($0) }
        }
    }

    /// `true` if a symbol in it shows that it can be chosen, and is not.
    var hasOutline: Bool { symbols.contains { Self.outlines.contains($0) } }

    private static let dots = [
        "circle.inset.filled", "largecircle.fill", "record.circle", "smallcircle.filled",
    ]
    private static let outlines: Set<String> = ["app", "circle", "circle.dotted", "square", "square.dashed"]

    /// The kinds of buttons that the system draws.
    private static let buttonKinds: Set<String> = ["button", "iconButton", "link", "menu", "toggle"]

    /// `true` for one of the system's own buttons.
    var isSystemButton: Bool {
        elements.contains { $0.placed.element.source.node.map { Self.buttonKinds.contains($0.kind) } == true }
    }
}

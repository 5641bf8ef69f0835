import VitrineGeometry
import VitrineLayout
import VitrineStyle
import VitrineText

/// A row of a column, and where its first and its last part stand.
package struct IndentedRow {
    /// An edge of what is seen of a row.
    package struct Edge {
        /// Its place, which grows inwards.
        package let place: Double
        /// Its distance from that of the row with all its paddings.
        package let inset: Double
    }

    package let placed: PlacedElement
    /// Where its first part begins, and its last one ends; `nil` behind a spacer.
    package let start: Edge?
    package let end: Edge?
    /// Where its content begins within its surface, if it has one.
    package let inner: Edge?
    /// What it begins and ends with, and all that it has.
    package let beginning: String
    package let ending: String
    package let form: String
    /// `true` if it has a surface of its own.
    package let isCard: Bool
    private let parts: [Part]
    /// Its words.
    private let text: String?

    /// A text, a symbol, a picture or a shape.
    private struct Part {
        let form: String
        let isText: Bool
    }

    /// - Parameter placed: A child of a column, with its modifiers.
    package init?(_ placed: PlacedElement) {
        guard !placed.frame.isEmpty, !(placed.element is SpacerElement), !(placed.element is DividerElement)
        else { return nil }
        let card = placed.modifiers.first { ($0.element as? SurfaceElement)?.decoration.isSurface == true }
        parts = Self.parts(of: placed)
        guard !parts.isEmpty else { return nil }
        self.placed = placed
        isCard = card != nil
        let outer = placed.edges
        func edge(_ isEnd: Bool) -> Edge? {
            guard let own = card.map({ isEnd ? $0.edges.end : $0.edges.start }) ?? placed.slot(isEnd)
            else { return nil }
            let whole = isEnd ? outer.end : outer.start
            return Edge(place: own, inset: own - whole)
        }
        (start, end) = (edge(false), edge(true))
        inner = card?.innerEdge
        let forms = parts.map(\.form)
        let kind = "\(isCard) \(parts.count > 1)"
        (beginning, ending) = ("\(kind) \(forms.prefix(2))", "\(kind) \(forms.suffix(2))")
        // Other corners are those of another kind of card.
        form = "\(kind) \(forms) \((card?.element as? SurfaceElement)?.shape.summary ?? "")"
        text = placed.texts.first
    }

    /// `true` for a text and nothing else.
    package var isWord: Bool { parts.count == 1 && !isCard }

    package var endsInText: Bool { parts.last?.isText == true }

    /// The width of what is seen, in points.
    package var width: Double {
        guard let start, let end else { return 0 }
        return -end.place - start.place
    }

    /// `true` if it is moved, turned or on its way.
    package var isMoved: Bool {
        placed.modifiers.contains {
            $0.element is OffsetElement || $0.element is TransformElement || $0.isOnItsWay
        }
    }

    /// `true` if it is chosen, or something in it is.
    package var isSelected: Bool {
        placed.holds { $0.source.accessibility?.properties.traits.contains(.isSelected) }
    }

    /// Returns `true` if its words say that it is a part of the row above it, as “of which” does.
    package func isPart(among rows: [IndentedRow]) -> Bool {
        guard let text, let first = text.first else { return false }
        let others = rows.filter { $0.placed.place != placed.place }
        if !first.isLetter, !first.isNumber {
            return others.allSatisfy { $0.text?.first != first }
        }
        if let word = text.words.first, Self.partWords.contains(word) { return true }
        return first.isLowercase && others.allSatisfy { $0.text?.first?.isLowercase == false }
    }

    private static let partWords: Set<String> = [
        "darin", "darunter", "davon", "dont", "excl", "excluding", "incl", "including", "inkl", "of", "plus",
        "re", "thereof", "zzgl",
    ]

    private static func parts(of placed: PlacedElement) -> [Part] {
        if placed.frame.isEmpty { return [] }
        switch placed.element {
        case let text as TextElement:
            return [Part(form: "text \(text.content.runs.map(\.font.size).max() ?? 0)", isText: true)]
        case let icon as IconElement: return [Part(form: "icon \(icon.font.size)", isText: false)]
        case is ImageElement: return [Part(form: "image", isText: false)]
        case let shape as ShapeElement: return [Part(form: "shape \(shape.name)", isText: false)]
        default: return placed.children.flatMap(parts)
        }
    }
}

extension PlacedElement {
    /// The element and what is in it, down to what its modifiers modify: of layers, that is the first.
    fileprivate var modifiers: [PlacedElement] {
        var chain = [self]
        while let last = chain.last, last.element.modifiedContent != nil, let next = last.children.first {
            chain.append(next)
        }
        return chain
    }

    /// Where it begins and ends in the direction in which it is read, both growing inwards.
    fileprivate var edges: (start: Double, end: Double) {
        isMirrored
            ? (-layoutFrame.maxX, layoutFrame.minX) : (layoutFrame.minX, -layoutFrame.maxX)
    }

    /// Returns the edge of the room that its first part has, or its last one; `nil` behind a spacer.
    fileprivate func slot(_ isEnd: Bool) -> Double? {
        let own = isEnd ? edges.end : edges.start
        if frame.isEmpty { return nil }
        if let stack = element as? StackElement {
            let shown = children.filter { !$0.frame.isEmpty || $0.element is SpacerElement }
            if stack.axis == .vertical { return shown.compactMap { $0.slot(isEnd) }.min() }
            return (isEnd ? shown.last : shown.first)?.slot(isEnd)
        }
        if element is SpacerElement { return nil }
        guard element.modifiedContent != nil, let content = children.first else { return own }
        if (element as? SurfaceElement)?.decoration.isSurface == true { return own }
        // A symbol stands in the middle of the room that it is given, a word at one side of it, and a column
        // of times, as wide as the longest of them, at the other.
        if let frame = element as? FrameElement,
            frame.width.fixed != nil && !(AlignedChild(content).core.element is StackElement)
                || frame.alignment.horizontal != (isEnd ? .trailing : .leading)
                    && content.layoutFrame.width < layoutFrame.width - 0.5
        {
            return own
        }
        return content.slot(isEnd)
    }

    /// The edge of the room that the first part of a card has, from that of the card by its paddings.
    fileprivate var innerEdge: IndentedRow.Edge? {
        let chain = modifierChain
        guard let core = chain.last, chain.count > 1, let place = chain[1].slot(false) else { return nil }
        let paddings = chain.compactMap { ($0.element as? PaddingElement)?.insets.left }
        return IndentedRow.Edge(
            place: place - edges.start, inset: paddings.reduce(0, +) + place - core.edges.start)
    }

    /// Returns `true` if something holds for what is in it.
    fileprivate func holds(_ isTrue: (any Element) -> Bool?) -> Bool {
        isTrue(element) == true || children.contains { $0.holds(isTrue) }
    }
}

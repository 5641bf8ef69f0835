import VitrineAuditElements
import VitrineColor
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The one of several cards that is light among dark ones on a dark screen, or the reverse: its colours are
/// left over from the other appearance.
struct OppositeSurfaceCheck {
    private let elements: [AuditedElement]

    /// The lightness up to which a colour is dark, and from which it is light.
    private static let (dark, light) = (0.5, 0.8)
    /// The chroma from which a card has a colour that is to be seen.
    private static let greatestChroma = 0.05
    /// The number of cards from which one is unlike all others.
    private static let count = 3
    /// The least size of a card, in points.
    private static let cardSize = Size(90, 36)
    /// Words of what stands out on purpose.
    private static let reasons: Set<String> = [
        "active", "best", "chosen", "current", "featured", "jetzt", "live", "new", "next", "now",
        "playing", "popular", "premium", "pro", "recommended", "today", "tonight", "total",
    ]

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// A card, and its colour.
    private struct Card {
        let placed: PlacedElement
        let color: Color
        let isLight: Bool
        let isPlain: Bool
        /// `true` for what can be pressed as a whole.
        let isControl: Bool
        /// `true` if it, or something in it, is chosen.
        let isSelected: Bool
        /// All words that are seen on it or read out.
        let words: [String]
    }

    /// Returns what is found, in the order of the scene.
    var findings: [Diagnostic] {
        let pages = elements.surroundings(Color?.none) { index, page in
            let placed = elements[index].placed
            if let canvas = placed.element as? CanvasElement { return canvas.background.last?.opaqueColor }
            guard let decoration = placed.decoration, decoration.isSurface else { return page }
            return decoration.fills.last?.opaqueColor
        }
        let controls = elements.areWithin { $0.spoken?.traits.contains(.isButton) == true }
        var children: [Int: [Int]] = [:]
        for (index, parent) in elements.parents.enumerated() {
            if let parent { children[parent, default: []].append(index) }
        }
        var told: Set<ElementPlace> = []
        return elements.indices.compactMap { index -> Diagnostic? in
            let element = elements[index].placed.element
            guard element is StackElement || element is GridElement || element is LazyGridElement,
                !elements[index].isSystem, elements[index].isSeen, !controls[index],
                let page = pages[index].flatMap(Self.isLight)
            else { return nil }
            let inner = children[index] ?? []
            let cards = inner.compactMap(card)
            // Tiles stand in several lines.
            let tiles = inner.filter { elements[$0].placed.element is StackElement }
                .flatMap { children[$0] ?? [] }.compactMap(card)
            return Self.odd(cards.isEmpty ? tiles : cards, on: page).flatMap { odd, other in
                told.insert(odd.placed.place).inserted
                    ? odd.placed.oddity(.surface(odd.color.hex, other.color.hex)) : nil
            }
        }
    }

    private func card(_ index: Int) -> Card? {
        let placed = elements[index].placed
        guard let surface = AlignedChild(placed).surface, !placed.texts.isEmpty,
            surface.layoutFrame.width >= Self.cardSize.width,
            surface.layoutFrame.height >= Self.cardSize.height,
            let color = surface.decoration?.fills.last?.opaqueColor, let isLight = Self.isLight(color)
        else { return nil }
        let spoken = placed.modifierChain.compactMap { $0.element.source.accessibility?.properties }
        let said = spoken.flatMap { [$0.label, $0.value] }.compactMap(\.self)
        return Card(
            placed: placed, color: color, isLight: isLight,
            isPlain: color.chroma(in: .sRGB) < Self.greatestChroma,
            isControl: spoken.contains { $0.traits.contains(.isButton) },
            isSelected: elements.isSelected(index), words: (placed.texts + said).flatMap(\.words))
    }

    private static func isLight(_ color: Color) -> Bool? {
        let lightness = color.okLab(in: .sRGB).x
        return lightness <= dark ? false : lightness >= light ? true : nil
    }

    /// Returns the card that is unlike its page and all others of its width or height.
    private static func odd(_ cards: [Card], on page: Bool) -> (Card, Card)? {
        let (own, others) = (cards.filter { $0.isLight != page }, cards.filter { $0.isLight == page })
        guard own.count == 1, let odd = own.first, odd.isPlain, others.count >= count - 1,
            let other = others.first, reasons.isDisjoint(with: odd.words),
            // What is chosen may be lit.
            !odd.isSelected, !odd.isControl || !cards.contains(where: \.isSelected),
            // A button with a word may be the main one.
            !odd.isControl || odd.placed.texts.count > 1
        else { return nil }
        let frame = odd.placed.layoutFrame
        // A card of another kind may have other colours.
        let alike = others.filter { other in
            guard other.isControl == odd.isControl else { return false }
            let theirs = other.placed.layoutFrame
            return (abs(theirs.width - frame.width) < 1 || abs(theirs.height - frame.height) < 1)
                && other.placed.texts.count == odd.placed.texts.count
                && other.placed.symbolNames.count == odd.placed.symbolNames.count
        }
        return alike.count >= count - 1 ? (odd, other) : nil
    }
}

import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// What stands in a ring, on a disc or in an avatar, and is moved off its middle.
struct CenterCheck {
    private let elements: [AuditedElement]

    /// The least distance from the middle, in points, and as parts of the side across and down: what is
    /// written above something smaller is often moved down a little, so that it looks centred.
    private static let (least, across, down) = (4.0, 0.05, 0.08)
    /// The part of the side from which something stands at the edge on purpose, and from which the words of
    /// what has a disc behind it leave that.
    private static let (most, mostOfOwner) = (0.33, 0.5)
    /// The part of the side that words have at least, and symbols: badges are smaller.
    private static let (wordShare, symbolShare) = (0.2, 0.35)
    /// The part of its side from which a symbol is off the middle of its own disc.
    private static let bounce = 0.12

    init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Returns what is found, in the order of the scene.
    var findings: [Diagnostic] {
        elements.compactMap { element in
            let placed = element.placed
            guard !element.isSystem, element.isSeen,
                let (content, distance) = Self.found(in: placed) ?? Self.symbol(on: placed)
            else { return nil }
            return content.oddity(.center(distance))
        }
    }

    /// Returns the symbol on a round surface, if it is off the middle of that.
    private static func symbol(on disc: PlacedElement) -> (PlacedElement, Double)? {
        let chain = disc.loneChain
        guard disc.isDisc || disc.isTile, let symbol = chain.last,
            symbol.element is IconElement || symbol.areInitials,
            chain.dropFirst().allSatisfy({ !($0.element is SurfaceElement) && !$0.isOnItsWay })
        else { return nil }
        let (own, side) = (symbol.layoutFrame, disc.layoutFrame.shortSide)
        let distance = (own.center - disc.layoutFrame.center).length
        let share = symbol.element is IconElement ? symbolShare : wordShare
        guard own.shortSide >= share * side, own.shortSide <= side, distance >= least,
            // A symbol that bounces moves by less.
            distance >= bounce * side
        else { return nil }
        return (symbol, distance)
    }

    /// Returns the one of several layers that has words or symbols, if it is off the middle of the ring or
    /// the disc that the others are.
    private static func found(in placed: PlacedElement) -> (PlacedElement, Double)? {
        guard placed.element is ZStackElement || placed.element is BackgroundOverlayElement else {
            return nil
        }
        let layers = placed.children.filter { !$0.frame.isEmpty }
        let contents = layers.filter { !$0.texts.isEmpty || !$0.symbolNames.isEmpty }
        let discs = layers.compactMap(\.disc)
        guard contents.count == 1, let content = contents.first, !content.isOnItsWay,
            // Those in a group lie on each other.
            content.element.source.node?.kind != "avatarGroup",
            let disc = discs.max(by: { $0.width < $1.width }),
            // What has a surface of its own is a badge.
            content.modifierChain.allSatisfy({ ($0.element as? SurfaceElement)?.decoration.isEmpty != false })
        else { return nil }
        let core = content.loneChain.last ?? content
        let (own, side) = (core.layoutFrame, disc.shortSide)
        let distance = own.center - disc.center
        let share = core.element is IconElement ? symbolShare : wordShare
        let isOwner = placed.element is BackgroundOverlayElement && content.place == layers[0].place
        guard max(own.width, own.height) >= share * side, max(own.width, own.height) <= side,
            distance.length >= least, distance.length <= (isOwner ? mostOfOwner : most) * side,
            abs(distance.x) >= max(across * side, 3) || abs(distance.y) >= down * side
        else { return nil }
        return (content, distance.length)
    }
}

extension PlacedElement {
    /// The frame of a disc or a closed ring without words; `nil` for anything else.
    fileprivate var disc: Rect? {
        guard texts.isEmpty, symbolNames.isEmpty else { return nil }
        for placed in modifierChain {
            let frame = placed.layoutFrame
            if placed.element is OffsetElement || placed.element is TransformElement { return nil }
            if placed.isDisc { return frame }
            guard let shape = (placed.element as? ShapeElement)?.shape, !frame.isEmpty,
                abs(frame.width - frame.height) < 1 || shape == .circle
            else { continue }
            switch shape {
            case .circle:
                let side = frame.shortSide
                return Rect(
                    x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
            case .ellipse, .stadium: return frame
            case .ring(_, let start, let end, _): return end - start >= 359 ? frame : nil
            default: return nil
            }
        }
        return nil
    }

    /// The element, and what is alone in it, down to a text or a symbol, outermost first: a stack may hold a
    /// symbol without another.
    fileprivate var loneChain: [PlacedElement] {
        var chain = modifierChain
        while let last = chain.last, last.element is ZStackElement || last.element is StackElement {
            let shown = last.children.filter { !$0.frame.isEmpty }
            guard shown.count == 1, let inner = shown.first else { break }
            chain += inner.modifierChain
        }
        return chain
    }

    /// `true` for one to three letters or digits.
    fileprivate var areInitials: Bool {
        (element as? TextElement).map { (1...3).contains($0.content.string.count) } == true
    }

    /// The greatest side of a tile with a symbol, in points.
    private static let tileSide = 96.0

    /// `true` for a small square surface, with round corners or without.
    fileprivate var isTile: Bool {
        guard let surface = element as? SurfaceElement, surface.decoration.isSurface, !layoutFrame.isEmpty
        else { return false }
        return abs(layoutFrame.width - layoutFrame.height) < 1 && layoutFrame.width <= Self.tileSide
    }
}

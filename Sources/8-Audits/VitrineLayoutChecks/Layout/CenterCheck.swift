import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// What stands in a ring, on a disc or in an avatar, and is moved off its middle.
struct CenterCheck {
    private let elements: [AuditedElement]
    private let signs: HangingSigns

    /// The least distance from the middle, in points, and as parts of the side across and down: what is
    /// written above something smaller is often moved down a little, so that it looks centred.
    private static let (least, across, down) = (4.0, 0.05, 0.08)
    /// The distance across from which words are off the middle of a disc of any size, in points. A symbol
    /// that is not symmetrical is moved in proportion to it.
    private static let wordsAcross = 6.0
    /// The part of the side from which something stands at the edge on purpose, and from which the words of
    /// what has a disc behind it leave that.
    private static let (most, mostOfOwner) = (0.33, 0.5)
    /// The part of the side that words have at least, and symbols: badges are smaller.
    private static let (wordShare, symbolShare) = (0.2, 0.35)
    /// The part of its side from which a symbol is off the middle of its own disc.
    private static let bounce = 0.12

    /// - Parameters:
    ///   - elements: The elements of a scene.
    ///   - signs: What tells texts that are moved because of a sign.
    init(_ elements: [AuditedElement], _ signs: HangingSigns) {
        (self.elements, self.signs) = (elements, signs)
    }

    /// Returns what is found, in the order of the scene.
    var findings: [Diagnostic] {
        elements.compactMap { element in
            let placed = element.placed
            guard !element.isSystem, element.isSeen,
                let (content, distance) = Self.found(in: placed) ?? Self.symbol(on: placed)
                    ?? Self.button(on: placed),
                abs(distance.y) > Self.rounding
                    || !signs.explain(content, in: .center, movedBy: distance.x)
            else { return nil }
            return content.oddity(.center(distance.length))
        }
    }

    /// Less than a hundredth of a point is rounding.
    private static let rounding = 0.01

    /// The degrees from which an open ring has a middle, below which words may stand on purpose.
    private static let halfRing = 180.0

    /// Returns the symbol on a round surface, if it is off the middle of that.
    private static func symbol(on disc: PlacedElement) -> (PlacedElement, Point)? {
        let chain = disc.loneChain
        guard disc.isDisc || disc.isTile, let symbol = chain.last,
            symbol.element is IconElement || symbol.areInitials,
            chain.dropFirst().allSatisfy({ !($0.element is SurfaceElement) && !$0.isOnItsWay })
        else { return nil }
        let (own, side) = (symbol.layoutFrame, disc.layoutFrame.shortSide)
        let distance = own.center - disc.layoutFrame.center
        let share = symbol.element is IconElement ? symbolShare : wordShare
        guard own.shortSide >= share * side, own.shortSide <= side, distance.length >= least,
            // A symbol that bounces moves by less.
            distance.length >= bounce * side
        else { return nil }
        return (symbol, distance)
    }

    /// The distances, in points, and the part of a bar by which a button is off the middle by mistake.
    private static let (shoves, shovedShare) = (4.0...80, 0.2)

    /// Returns the button above a bar that has something at both of its ends, if an offset or a padding moves
    /// it along the bar, although there is room in the middle.
    private static func button(on placed: PlacedElement) -> (PlacedElement, Point)? {
        guard placed.element is ZStackElement || placed.element is BackgroundOverlayElement else {
            return nil
        }
        let layers = placed.children.filter { !$0.frame.isEmpty }.map(AlignedChild.init)
        let bars = layers.filter { $0.core.isBar && !$0.placed.isOnItsWay }
        let others = layers.filter { !$0.core.isBar && !($0.core.element is ShapeElement) }
        guard bars.count == 1, others.count == 1, let bar = bars.first?.core, let button = others.first,
            button.placed.loneChain.contains(where: \.isButton)
                || bar.children.contains(where: \.isButton) && button.placed.isTitle,
            !button.placed.isOnItsWay, button.offset.y == 0
        else { return nil }
        let frame = (button.surface ?? button.core).layoutFrame
        let (distance, insets) = (frame.midX - bar.layoutFrame.midX, button.outerInsets)
        let shift = button.offset.x + (insets.left - insets.right) / (placed.isMirrored ? -2 : 2)
        let middle = frame.offsetBy(Point(-distance, 0))
        guard shoves.contains(abs(distance)), abs(distance) <= shovedShare * bar.layoutFrame.width,
            abs(shift - distance) < 1,
            bar.children.allSatisfy({ $0.frame.isEmpty || !$0.layoutFrame.overlaps(middle, by: 0) })
        else { return nil }
        return (button.placed, Point(distance, 0))
    }

    /// Returns the one of several layers that has words or symbols, if it is off the middle of the ring or
    /// the disc that the others are.
    private static func found(in placed: PlacedElement) -> (PlacedElement, Point)? {
        guard placed.element is ZStackElement || placed.element is BackgroundOverlayElement else {
            return nil
        }
        let layers = placed.children.filter { !$0.frame.isEmpty }
        let contents = layers.filter { !$0.texts.isEmpty || !$0.symbolNames.isEmpty }
        let closed = layers.compactMap { $0.disc() }
        let discs = closed.isEmpty ? layers.compactMap { $0.disc(openFrom: halfRing) } : closed
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
            abs(distance.x) >= min(max(across * side, 3), core.element is IconElement ? side : wordsAcross)
                || !closed.isEmpty && abs(distance.y) >= down * side
        else { return nil }
        return (content, distance)
    }
}

extension PlacedElement {
    /// `true` for a row that a spacer parts into what is at its two ends.
    fileprivate var isBar: Bool {
        guard (element as? StackElement)?.axis == .horizontal, let first = children.first,
            let last = children.last
        else { return false }
        return children.contains { $0.element is SpacerElement } && !first.frame.isEmpty
            && !last.frame.isEmpty
    }

    /// `true` for a word or two, such as the title of a screen.
    fileprivate var isTitle: Bool {
        let core = AlignedChild(self).core
        return core.element is TextElement
            || (core.element as? StackElement)?.axis == .vertical && core.holdsOnlyTexts
    }

    /// Returns the frame of a disc, or of a ring of so many degrees, without words; `nil` for anything else.
    fileprivate func disc(openFrom degrees: Double = 359) -> Rect? {
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
            case .ring(_, let start, let end, _): return end - start >= degrees ? frame : nil
            default: return nil
            }
        }
        return rings(openFrom: degrees)
    }

    /// Returns the frame of several rings around one middle, such as that of a progress and its track, of
    /// which one is closed, or is one of so many degrees; `nil` for anything else.
    private func rings(openFrom degrees: Double) -> Rect? {
        guard let layers = modifierChain.last, layers.element is ZStackElement else { return nil }
        let shown = layers.children.filter { !$0.frame.isEmpty }
        let frames = shown.compactMap { $0.disc(openFrom: 0) }
        guard let first = frames.first, frames.count == shown.count,
            frames.allSatisfy({ ($0.center - first.center).length < 1 })
        else { return nil }
        return shown.compactMap { $0.disc(openFrom: degrees) }.max { $0.width < $1.width }
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

import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The cards whose words or symbols stand at the edge of their surface, as a padding is missing there or an
/// offset takes it away.
enum TouchedEdgeCheck {
    /// The least size of a card, in points, and the height from which its upper and lower edges count.
    private static let (size, tallness) = (Size(100, 40), 60.0)
    /// The distances, in points, at which words touch an edge at their side, and above or below them, where
    /// lines have room of their own.
    private static let (across, along) = (-6.0..<3.0, -6.0..<1.5)

    /// The kinds that draw their parts by themselves.
    private static let parts: Set<String> = ["navigationBar", "tabBar", "toolbar"]

    /// Returns the side at which the content of a card touches its edge, and the distance of both; `nil` if
    /// it touches none, or it is no card.
    static func touched(in card: PlacedElement) -> (side: String, distance: Double)? {
        guard let content = content(of: card), case let frame = card.layoutFrame,
            frame.width >= size.width, frame.height >= size.height
        else { return nil }
        let inks = inks(in: content)
        guard inks.contains(where: { $0.isText }), let first = inks.first?.frame else { return nil }
        let box = inks.reduce(first) { $0.union($1.frame) }
        let (left, right) = (box.minX - frame.minX, frame.maxX - box.maxX)
        if across.contains(left) { return ("left", left) }
        if across.contains(right) { return ("right", right) }
        guard frame.height >= tallness, inks.count > 1 else { return nil }
        let (top, bottom) = (box.minY - frame.minY, frame.maxY - box.maxY)
        if along.contains(top) { return ("upper", top) }
        return along.contains(bottom) ? ("lower", bottom) : nil
    }

    /// Returns what is on a card: on a surface, or on a rounded rectangle behind it; `nil` for anything else.
    private static func content(of card: PlacedElement) -> PlacedElement? {
        let source = card.element.source
        func isGround(_ placed: PlacedElement) -> Bool {
            (placed.element as? ShapeElement)?.name == "roundedRectangle"
                && placed.layoutFrame == card.layoutFrame
        }
        switch card.element {
        case let surface as SurfaceElement:
            let isCard =
                surface.decoration.isSurface && surface.shape != .rectangle
                && source.node?.path == source.path && !parts.contains(source.node?.kind ?? "")
            return isCard ? card.children.first : nil
        case let backed as BackgroundOverlayElement where backed.background.count == 1:
            return card.children.dropFirst().contains(where: isGround) ? card.children.first : nil
        case is ZStackElement where card.children.count == 2:
            return isGround(card.children[0]) ? card.children[1] : nil
        default: return nil
        }
    }

    /// Returns the frames of the words and symbols that lie on a card itself.
    private static func inks(in placed: PlacedElement) -> [(frame: Rect, isText: Bool)] {
        let element = placed.element
        if placed.frame.isEmpty { return [] }
        if element is TextElement { return [(placed.layoutFrame, true)] }
        if element is IconElement { return [(placed.layoutFrame, false)] }
        // What stands on something else, is painted elsewhere or scrolls has other edges.
        let isOther =
            (element as? SurfaceElement)?.decoration.isSurface == true || element is ScrollElement
            || element is MaskElement || element is ProgressiveBlurElement || placed.isTransforming
            || placed.isOnItsWay
        if isOther { return [] }
        let own = element is BackgroundOverlayElement ? placed.children.prefix(1) : placed.readChildren
        return own.flatMap(inks)
    }
}

import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The pills, buttons, labels and cards whose words sit off their middle, as the paddings on two sides are
/// far apart, or an offset moves them, and those whose words touch their edge.
package struct UnevenPaddingCheck {
    private let elements: [AuditedElement]

    /// The height of one line, and of what it stands on, in points.
    private static let (lineHeight, groundHeight) = (44.0, 96.0)
    /// How much more padding one side has than the other, in points and as a factor.
    private static let (least, factor) = (8.0, 3.0)
    /// The part of a disc's side by which the room on two sides differs so that it is seen.
    private static let discShare = 0.25
    /// The padding, in points, at which the words of a card touch its edge.
    private static let touching = 4.0

    package init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] {
        var canvas: Rect?
        var touched: Set<SourceMark> = []
        return elements.compactMap { element -> Diagnostic? in
            let placed = element.placed
            if placed.element is CanvasElement { canvas = placed.layoutFrame }
            guard !element.isSystem, element.isSeen,
                // What lies along an edge of the screen leaves room for the safe area.
                canvas.map({ $0.insetBy(1, 1).contains(placed.layoutFrame) }) != false
            else { return nil }
            let kind: OddChildProblem.Kind
            if (placed.element as? SurfaceElement)?.decoration.isSurface == true,
                let (one, other) = Self.sides(of: placed)
            {
                kind = .paddings(one, other)
            } else if let (edge, distance) = TouchedEdgeCheck.touched(in: placed),
                touched.insert(placed.element.source.mark).inserted
            {
                kind = .touching(edge, distance)
            } else {
                return nil
            }
            return placed.oddity(kind)
        }
    }

    /// Returns the paddings on two opposite sides of one line that are far apart; `nil` if none are.
    private static func sides(of ground: PlacedElement) -> (Double, Double)? {
        let chain = ground.modifierChain
        guard chain.count > 1, let core = chain.last, !core.texts.isEmpty, !core.frame.isEmpty,
            isColumn(core)
                || isLine(core) && ground.layoutFrame.height <= groundHeight
                    && core.layoutFrame.height <= lineHeight,
            !chain.dropFirst().contains(where: { $0.element is SurfaceElement })
        else { return nil }
        let insets = chain.compactMap { ($0.element as? PaddingElement)?.insets }
        func sum(_ side: (Insets) -> Double) -> Double { insets.map(side).reduce(0, +) }
        let (frame, own, moved) = (ground.layoutFrame, core.layoutFrame, AlignedChild(chain[1]).offset)
        let (top, bottom) = (sum(\.top) + moved.y, sum(\.bottom) - moved.y)
        // Of a card, one side touches the words.
        let isHugging = abs(own.width + sum(\.left) + sum(\.right) - frame.width) < 1
        // Without round corners, what is as wide as its room may be the head of what is below it.
        if case .rectangle? = (ground.element as? SurfaceElement)?.shape, !isHugging { return nil }
        if areFarApart(top, bottom), isLine(core) || min(top, bottom) <= touching,
            areFarApart(own.minY - frame.minY, frame.maxY - own.maxY)
        {
            return (top, bottom)
        }
        // Nothing stands at the upper or lower edge of a capsule on purpose.
        if case .stadium? = (ground.element as? SurfaceElement)?.shape, isLine(core),
            areFarApart(own.minY - frame.minY, frame.maxY - own.maxY)
        {
            return (own.minY - frame.minY, frame.maxY - own.maxY)
        }
        // Nor at the side of a disc.
        if ground.isDisc, isHeld(core, in: frame) {
            let (before, after) = (own.minX - frame.minX, frame.maxX - own.maxX)
            if abs(before - after) >= discShare * frame.width { return (before, after) }
        }
        // Symbols and their rooms are beside words on one side alone.
        guard core.element is TextElement else { return nil }
        let (left, right) = (sum(\.left) + moved.x, sum(\.right) - moved.x)
        return isHugging && areFarApart(left, right) ? (left, right) : nil
    }

    /// Returns `true` for what is no badge at the edge of a disc.
    private static func isHeld(_ core: PlacedElement, in disc: Rect) -> Bool {
        core.layoutFrame.height >= 0.2 * disc.height && disc.distance(to: core.layoutFrame.center) == 0
    }

    private static func areFarApart(_ one: Double, _ other: Double) -> Bool {
        let (less, more) = (min(one, other), max(one, other))
        return more - less >= least && more >= factor * less
    }

    /// Returns `true` for texts below each other.
    private static func isColumn(_ core: PlacedElement) -> Bool {
        (core.element as? StackElement)?.axis == .vertical
            && core.children.allSatisfy { AlignedChild($0).core.element is TextElement }
    }

    /// Returns `true` for a text, and for texts and symbols side by side.
    private static func isLine(_ core: PlacedElement) -> Bool {
        core.element is TextElement
            || (core.element as? StackElement)?.axis == .horizontal
                && core.children.allSatisfy { $0.element is SpacerElement || AlignedChild($0).isBare }
    }
}

import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The symbols that are as large as the button, the tile or the disc that they stand in, or larger.
package struct OutgrownSymbolCheck {
    private let elements: [AuditedElement]
    private let parents: [Int?]

    /// The height of a full-size symbol as a part of its size.
    private static let ink = 1.08
    /// The part of the shorter side of its ground from which a symbol fills it.
    private static let full = 0.97
    /// The side of the largest ground, in points: a larger one is a card or a picture.
    private static let groundSide = 120.0
    /// The part of a disc's side by which a symbol is in its middle.
    private static let middle = 0.1
    /// The parts of names of symbols that have a ground of their own, behind which others lay a colour.
    private static let grounds: Set<String> = ["app", "circle", "diamond", "seal", "shield", "square"]

    package init(_ elements: [AuditedElement]) { (self.elements, parents) = (elements, elements.parents) }

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] {
        var seen: Set<ElementPlace> = []
        return elements.indices.compactMap { index in
            let (audited, placed) = (elements[index], elements[index].placed)
            guard let icon = placed.element as? IconElement, !audited.isSystem, audited.isSeen,
                let ground = ground(of: index)
            else { return nil }
            let kind = ground.element.source.node?.kind
            let parts = icon.symbol.name.split(separator: ".").map(String.init)
            let side = min(ground.layoutFrame.width, ground.layoutFrame.height)
            guard kind == "iconButton" || Self.grounds.isDisjoint(with: parts),
                icon.font.size * Self.ink >= Self.full * side,
                // On glass that adapts, one symbol is there in two colours.
                seen.insert(placed.place).inserted
            else { return nil }
            let name = kind == "icon" ? "background" : kind ?? "background"
            let problem = LegibilityProblem(
                text: icon.symbol.name,
                kind: .outgrownSymbol(name, max(icon.font.size * Self.ink - side, 0)), frame: placed.frame)
            return placed.diagnostic(
                .clippedText, .language(Diagnostic.ProblemOfLanguage(problem)), at: icon.source.mark)
        }
    }

    /// Returns the surface that holds nothing but a symbol, the frame of an icon button without one, or the
    /// disc behind the symbol; `nil` if there is none.
    private func ground(of index: Int) -> PlacedElement? {
        var (inner, frame) = (index, PlacedElement?.none)
        while let outer = parents[inner] {
            let placed = elements[outer].placed
            guard placed.element.modifiedContent != nil, placed.children.count == 1 else {
                return frame ?? disc(behind: inner, in: placed)
            }
            if placed.letsGrow || placed.element is TransformElement { return frame }
            if let surface = placed.element as? SurfaceElement, surface.decoration.isSurface {
                return Self.isGround(placed.frame) ? placed : nil
            }
            if frame == nil, let element = placed.element as? FrameElement, element.width.fixed != nil,
                element.height.fixed != nil, placed.element.source.node?.kind == "iconButton"
            {
                frame = placed
            }
            inner = outer
        }
        return frame
    }

    /// Returns the shape on whose middle a symbol stands in two layers; `nil` if there is none.
    private func disc(behind index: Int, in layers: PlacedElement) -> PlacedElement? {
        let symbol = elements[index].placed
        let isOverlay = (layers.element as? BackgroundOverlayElement)?.background.isEmpty
        guard layers.children.count == 2, layers.element is ZStackElement || isOverlay != nil else {
            return nil
        }
        // The content of an element comes before what is behind it.
        let disc = layers.children[isOverlay == false ? 1 : 0]
        let child = AlignedChild(disc)
        let painted = child.surface ?? (child.core.element is ShapeElement ? child.core : nil)
        guard disc.place != symbol.place, let painted, Self.isGround(painted.frame), !painted.frame.isEmpty,
            disc.texts.isEmpty, disc.symbolNames.isEmpty
        else { return nil }
        let distance = (painted.layoutFrame.center - symbol.layoutFrame.center).length
        return distance <= Self.middle * painted.layoutFrame.width ? painted : nil
    }

    private static func isGround(_ frame: Rect) -> Bool { max(frame.width, frame.height) <= groundSide }
}

import VitrineGraphics
import VitrineText

/// Turns placed elements into a display list.
public struct DisplayListBuilder {
    let text: TextEngine
    let canvas: Canvas
    private var collected: [DisplayItem] = []
    /// The rounded surfaces around what is painted, the nearest last.
    private var surfaces: [Shape] = []

    /// Device pixels per point.
    var scale: Double { canvas.scale }

    init(text: TextEngine, canvas: Canvas) {
        self.text = text
        self.canvas = canvas
    }

    /// A frame that goes on to the canvas' edge where it ends at the safe area.
    func bleeding(_ frame: Rect, over edges: Set<Edge>) -> Rect {
        let (size, safe) = (canvas.size, canvas.safeArea)
        func ends(_ value: Double, at edge: Double) -> Bool { abs(value - edge) < 1 / scale }
        return Rect(
            minX: edges.contains(.leading) && ends(frame.minX, at: safe.left) ? 0 : frame.minX,
            minY: edges.contains(.top) && ends(frame.minY, at: safe.top) ? 0 : frame.minY,
            maxX: edges.contains(.trailing) && ends(frame.maxX, at: size.width - safe.right)
                ? size.width : frame.maxX,
            maxY: edges.contains(.bottom) && ends(frame.maxY, at: size.height - safe.bottom)
                ? size.height : frame.maxY)
    }

    mutating func paint(_ placed: PlacedElement) {
        placed.element.paint(placed, into: &self)
    }

    /// Paints what a surface holds.
    mutating func paint(_ children: [PlacedElement], within surface: Shape) {
        surfaces.append(surface)
        for child in children { paint(child) }
        surfaces.removeLast()
    }

    /// The figure with its corners known: concentric ones have the radii of the nearest surface around them,
    /// less the smallest distance between both outlines, so that the gap is even around the corner.
    /// Where leading is right, so are its corners.
    func resolved(_ figure: Figure, in frame: Rect, isMirrored: Bool) -> Figure {
        if case .trimmed(let whole, let trim) = figure {
            return .trimmed(resolved(whole, in: frame, isMirrored: isMirrored), trim)
        }
        if isMirrored, case .rounded(let radii, let style) = figure { return .rounded(radii.mirrored, style) }
        guard case .concentric = figure else { return figure }
        guard case .roundedRectangle(let outer, let radii, let style)? = surfaces.last else {
            return .rectangle
        }
        let inset = min(
            frame.minX - outer.minX, frame.minY - outer.minY, outer.maxX - frame.maxX, outer.maxY - frame.maxY
        )
        return .rounded(radii.fitted(to: outer.size).inset(by: max(inset, 0)), style)
    }

    mutating func append(_ content: DisplayContent, from source: ElementSource) {
        collected.append(DisplayItem(source: source.path, content))
    }

    /// The items that `body` appends to a builder of its own.
    func items(_ body: (inout DisplayListBuilder) -> Void) -> [DisplayItem] {
        var inner = DisplayListBuilder(text: text, canvas: canvas)
        inner.surfaces = surfaces
        body(&inner)
        return inner.collected
    }
}

extension LaidOutScene {
    /// What is painted, in order.
    public func displayList(text: TextEngine) -> DisplayList {
        let builder = DisplayListBuilder(text: text, canvas: canvas)
        let items = builder.items { $0.paint(root) }
        return DisplayList(
            size: canvas.size, scale: canvas.scale, colorSpace: canvas.colorSpace, items: items)
    }
}

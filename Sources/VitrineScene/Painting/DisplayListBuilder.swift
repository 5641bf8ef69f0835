import VitrineGraphics
import VitrineText

/// Turns placed elements into a display list.
public struct DisplayListBuilder {
    let text: TextEngine
    let canvas: Canvas
    private var collected: [DisplayItem] = []

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

    mutating func append(_ content: DisplayContent, from source: ElementSource) {
        collected.append(DisplayItem(source: source.path, content))
    }

    /// The items that `body` appends to a builder of its own.
    func items(_ body: (inout DisplayListBuilder) -> Void) -> [DisplayItem] {
        var inner = DisplayListBuilder(text: text, canvas: canvas)
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

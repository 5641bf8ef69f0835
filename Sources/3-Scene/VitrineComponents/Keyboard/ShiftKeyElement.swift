import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// The arrow of the shift key: an outline, filled when on, and underlined when locked.
struct ShiftKeyElement: Element {
    let source: ElementSource
    let state: KeyboardNode.Shift
    let paint: PaintSpec

    var label: String { "shiftKey" }
    var attributes: [Attribute] { [Attribute("state", state.rawValue)] }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        Arrangement(Size(20, 18))
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let frame = placed.frame
        func at(_ x: Double, _ y: Double) -> Point {
            Point(frame.minX + x, frame.minY + y + (state == .lock ? -1 : 0))
        }
        let corners = [
            at(10, 1), at(19, 10), at(14, 10), at(14, 16.5), at(6, 16.5), at(6, 10), at(1, 10),
        ]
        var arrow = Path()
        arrow.move(to: corners[0])
        for corner in corners.dropFirst() { arrow.line(to: corner) }
        arrow.close()
        let line = StrokeStyle(width: 1.6, join: .round, position: .center)
        let own = paint.paint(in: frame)
        if state != .off { builder.append(.fill(.fill(.path(arrow, .nonZero)), own), from: source) }
        builder.append(.fill(.stroke(.path(arrow, .nonZero), line), own), from: source)
        guard state == .lock else { return }
        let bar = Rect(x: frame.minX + 5.2, y: frame.minY + 18, width: 9.6, height: 1.8)
        builder.append(.fill(.fill(.roundedRectangle(bar, CornerRadii(0.9), .circular)), own), from: source)
    }
}

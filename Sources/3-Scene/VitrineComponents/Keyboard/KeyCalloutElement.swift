import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout

/// A pressed key with its letter, enlarged above the finger.
struct KeyCalloutElement: ModifierElement {
    let content: any Element
    let letter: any Element
    let color: Color
    let corner: Double

    var label: String { "keyPop" }
    var children: [any Element] { [content, letter] }
    func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { children.prefix(1) }

    /// The extent beyond the key at each side and above, in points. Our own choice, based on pictures.
    private static let reach = Size(12, 52)

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        let size = children[0].size(for: proposal)
        let letter = children[1].size(for: .ideal)
        let top = -Self.reach.height + (Self.reach.height - letter.height) / 2
        return Arrangement(
            size, [.init(.zero, proposal), .init(Point((size.width - letter.width) / 2, top), .ideal)])
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let key = placed.frame
        let top = Rect(
            minX: key.minX - Self.reach.width, minY: key.minY - Self.reach.height,
            maxX: key.maxX + Self.reach.width, maxY: key.minY - 4)
        var path = Path()
        let r = corner * 1.6
        path.move(to: Point(top.minX + r, top.minY))
        path.line(to: Point(top.maxX - r, top.minY))
        path.quad(Point(top.maxX, top.minY), to: Point(top.maxX, top.minY + r))
        path.line(to: Point(top.maxX, top.maxY - r))
        path.cubic(
            Point(top.maxX, top.maxY + 4), Point(key.maxX, top.maxY), to: Point(key.maxX, key.minY + 14))
        path.line(to: Point(key.maxX, key.maxY - corner))
        path.quad(Point(key.maxX, key.maxY), to: Point(key.maxX - corner, key.maxY))
        path.line(to: Point(key.minX + corner, key.maxY))
        path.quad(Point(key.minX, key.maxY), to: Point(key.minX, key.maxY - corner))
        path.line(to: Point(key.minX, key.minY + 14))
        path.cubic(
            Point(key.minX, top.maxY), Point(top.minX, top.maxY + 4), to: Point(top.minX, top.maxY - r))
        path.line(to: Point(top.minX, top.minY + r))
        path.quad(Point(top.minX, top.minY), to: Point(top.minX + r, top.minY))
        path.close()
        let shape = Area.fill(.path(path, .nonZero))
        let shadow = Shadow(color: Color(white: 0, alpha: 0.3), sigma: 4, offset: Point(0, 1))
        let surface = Surface(
            area: shape, outerShadows: [shadow], layers: [.init(.fill(.solid(color)))])
        builder.append(.surface(surface), from: source)
        if let letter = placed.children.last { builder.paint(letter) }
    }
}

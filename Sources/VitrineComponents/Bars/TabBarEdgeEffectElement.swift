import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// The effect of a floating tab bar on content that scrolls under it: the content fades into the background
/// toward the lower edge of the screen.
struct TabBarEdgeEffectElement: ModifierElement {
    let content: any Element
    /// The colour of the background.
    let color: Color

    var label: String { "edgeEffect" }
    var attributes: [Attribute] { [Attribute("edge", Edge.bottom.rawValue)] }

    /// The opacity of the background over the content, by the distance from the lower edge of the screen in
    /// points. Measured on iOS 26 at 390 and 402 points, on text and controls beside the bar; both devices
    /// agree.
    private static let cover: [(distance: Double, opacity: Double)] = [
        (118, 0), (103, 0.083), (91, 0.2), (79, 0.343), (70, 0.48), (58, 0.63), (46, 0.74), (34, 0.79),
        (0, 0.84),
    ]

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let height = Self.cover[0].distance
        if let frame = builder.bottomStrip(height: height, below: placed.frame, gap: FloatingTabBar.below) {
            let stops = Self.cover.map { GradientStop(1 - $0.distance / height, color.opacity($0.opacity)) }
            let paint = PaintSpec.linear(stops, from: Point(0.5, 0), to: Point(0.5, 1))
            builder.append(.fill(.fill(.rectangle(frame)), paint.paint(in: frame)), from: source)
        }
        builder.paint(placed.children)
    }
}

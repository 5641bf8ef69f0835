import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// The effect of a floating tab bar on content that scrolls under it: the content fades into the background
/// toward the lower edge of the screen, and where there is content the background darkens a little.
struct TabBarEdgeEffectElement: ModifierElement {
    let content: any Element
    /// The colour of the background.
    let color: Color
    /// The strength of the fade, 0...1.
    var amount = 1.0
    /// `true` if content fades less behind the glass than beside it.
    var isClearerBehindGlass = false

    var label: String { "edgeEffect" }
    // The bar itself covers the rest of the effect.
    var traits: ElementTraits { ElementTraits(FadesContent.self, .fill(reach: 26)) }
    var attributes: [Attribute] { [Attribute("edge", Edge.bottom.rawValue)] }

    /// The opacity of the background over the content, by the distance from the lower edge of the screen in
    /// points. Measured on iOS 26 at 390 and 402 points, on text and controls beside the bar; both devices
    /// agree.
    private static let cover: [(distance: Double, opacity: Double)] = [
        (118, 0), (103, 0.083), (91, 0.2), (79, 0.343), (70, 0.48), (58, 0.63), (46, 0.74), (34, 0.79),
        (0, 0.84),
    ]

    /// The opacity of black over content and background, by the same distance, where content lies under the
    /// bar. Measured on iOS 26 beside two bars, whose backgrounds lose 3 of 242 and of 255 levels; a third,
    /// whose content ends above it, loses none.
    private static let dim: [(distance: Double, opacity: Double)] = [
        (110, 0), (95, 0.0042), (79, 0.008), (60, 0.0105), (50, 0.012), (0, 0.012),
    ]

    /// The opacity of the background over the content as the glass sees it in light, where nothing darkens
    /// it. Measured on iOS 26 by an orange toggle and words behind a bar. In dark, words behind one fade as
    /// beside it.
    private static let coverBehindGlass: [(distance: Double, opacity: Double)] = [
        (118, 0), (103, 0.07), (91, 0.17), (79, 0.3), (70, 0.4), (60, 0.44), (54, 0.5), (48, 0.57),
        (34, 0.68), (0, 0.84),
    ]

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let height = Self.cover[0].distance
        if let frame = builder.bottomStrip(height: height, below: placed.frame, gap: FloatingTabBar.below) {
            let strip = ResolvedShape.rectangle(frame)
            func append(
                _ opacities: [(distance: Double, opacity: Double)], of color: Color, on shape: ResolvedShape
            ) {
                let stops = opacities.map {
                    GradientStop(1 - $0.distance / height, color.opacity($0.opacity * amount))
                }
                let paint = PaintSpec.linear(stops, from: Point(0.5, 0), to: Point(0.5, 1))
                builder.append(.fill(.fill(shape), paint.paint(in: frame)), from: source)
            }
            let isOverContent = builder.hasContent(in: frame)
            if isOverContent, isClearerBehindGlass, let glass = placed.glassShape(builder) {
                var rest = strip.path()
                rest.append(glass.path())
                let beside = ResolvedShape.path(rest, .evenOdd)
                append(Self.cover, of: color, on: beside)
                append(Self.dim, of: .black, on: beside)
                append(Self.coverBehindGlass, of: color, on: glass)
            } else {
                append(Self.cover, of: color, on: strip)
                if isOverContent { append(Self.dim, of: .black, on: strip) }
            }
        }
        builder.paint(placed.children)
    }
}

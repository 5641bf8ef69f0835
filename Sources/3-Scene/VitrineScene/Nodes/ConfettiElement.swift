import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// Confetti at one moment of its flight, in a frame of the proposed size.
package struct ConfettiElement: Element, Sendable {
    package let source: ElementSource
    package let confetti: Confetti
    /// The time since the throw, in seconds.
    package let time: Double
    /// The point from which the confetti is thrown.
    package let origin: PointSpec
    package let colors: [Color]

    package init(
        source: ElementSource, confetti: Confetti, time: Double, origin: PointSpec, colors: [Color]
    ) {
        self.source = source
        self.confetti = confetti
        self.time = time
        self.origin = origin
        self.colors = colors
    }

    package var label: String { "confetti" }
    package var attributes: [Attribute] {
        [
            Attribute("seed", confetti.seed), Attribute("count", Double(confetti.count)),
            Attribute("time", time), Attribute("visible", Double(confetti.pieces(at: time).count)),
        ]
    }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        Arrangement(Size(proposal.width ?? 10, proposal.height ?? 10))
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let origin = origin.point(in: placed.frame)
        for piece in confetti.pieces(at: time) {
            let color = colors[min(Int(piece.hue * Double(colors.count)), colors.count - 1)]
            // The back of a piece shows its colour in a darker shade.
            let shade = piece.visibleWidth < 0 ? 0.78 : 1
            let visibleColor = Color(
                red: color.red * shade, green: color.green * shade, blue: color.blue * shade,
                alpha: color.alpha * piece.opacity)
            builder.append(.fill(Self.area(of: piece, around: origin), .solid(visibleColor)), from: source)
        }
    }

    private static func area(of piece: Confetti.Piece, around origin: Point) -> Area {
        let height = piece.shape == .rectangle ? 0.6 * piece.size : piece.size
        let box = Rect(x: -piece.size / 2, y: -height / 2, width: piece.size, height: height)
        let shape: Shape =
            switch piece.shape {
            case .rectangle: .rounded(CornerLengths(0.08 * piece.size), .circular)
            case .circle: .circle
            case .triangle: .regularPolygon(sides: 3, rotation: 0, cornerRadius: 0)
            case .star:
                .star(points: 5, innerRadius: Path.straightStarInnerRadius, rotation: 0, cornerRadius: 0)
            }
        // Seen edge-on, a piece of paper is as thin as a line but still visible.
        let map = Affine.scale(1, max(abs(piece.visibleWidth), 0.08)).then(.rotation(degrees: piece.degrees))
            .then(.translation(origin.x + piece.position.x, origin.y + piece.position.y))
        let resolved = PlacedShape(shape, in: box).resolved
        return .fill(.path(resolved.path().transformed(by: map), resolved.fillRule))
    }
}

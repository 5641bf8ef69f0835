import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

extension Region {
    /// A border that begins at the outline of a region.
    struct Border {
        let area: Area
        let paint: Paint
        let position: StrokeStyle.Position
        /// The points by which it reaches beyond the outline.
        let outward: Double
        /// The points by which it reaches into the shape.
        let inward: Double
        let isOnAllSides: Bool
        let isDashed: Bool
        /// Indicates whether nothing shows through its paint.
        let isOpaque: Bool

        init(_ stroke: StrokeSpec, around shape: PlacedShape) {
            let width = stroke.style.width
            area = shape.line(of: stroke)
            paint = stroke.paint.paint(in: shape.frame)
            position = stroke.style.position
            (outward, inward) =
                switch position {
                case .inside: (0, width)
                case .center: (width / 2, width / 2)
                case .outside: (width, 0)
                }
            isOnAllSides = stroke.sides == .all
            isDashed = !stroke.style.dash.isEmpty
            isOpaque = stroke.paint.isOpaque
        }
    }
}

import VitrineGeometry
import VitrineStyle

/// A shape behind its content and a border in front, both of the content's size.
package struct SurfaceElement: ModifierElement, Sendable {
    package let content: any Element
    package let shape: Shape
    package let decoration: Decoration
    /// The edges at which a surface that ends at the safe area extends to the canvas' edge.
    package var bleeds: Set<Edge> = []
    /// The extent of the surface past the canvas' edges that it extends to, in points: glass has no rim
    /// along the edges of a screen. Default: 0.
    package var overshoot = 0.0

    package init(
        content: any Element, shape: Shape, decoration: Decoration, bleeds: Set<Edge> = [],
        overshoot: Double = 0
    ) {
        self.content = content
        self.shape = shape
        self.decoration = decoration
        self.bleeds = bleeds
        self.overshoot = overshoot
    }

    package var label: String { "surface" }
    package var attributes: [Attribute] { [Attribute("shape", shape.summary)] + decoration.attributes }

    /// Returns the frame of the surface for that of its content.
    func frame(in frame: Rect, _ builder: DisplayListBuilder) -> Rect {
        builder.bleeding(frame, over: bleeds, by: overshoot)
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let shape = builder.placed(
            shape, in: frame(in: placed.frame, builder), isMirrored: placed.isMirrored)
        decoration.paint(shape, source, &builder) { builder in
            builder.paint(placed.children, within: shape.resolved)
        }
    }
}

import VitrineStyle

/// A shape behind its content and a border in front, both of the content's size.
package struct SurfaceElement: ModifierElement, Sendable {
    package let content: any Element
    package let shape: Shape
    package let decoration: Decoration
    /// The edges at which a surface that ends at the safe area extends to the canvas' edge.
    package var bleeds: Set<Edge> = []

    package init(content: any Element, shape: Shape, decoration: Decoration, bleeds: Set<Edge> = []) {
        self.content = content
        self.shape = shape
        self.decoration = decoration
        self.bleeds = bleeds
    }

    package var label: String { "surface" }
    package var attributes: [Attribute] { [Attribute("shape", shape.summary)] + decoration.attributes }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let frame = builder.bleeding(placed.frame, over: bleeds)
        let resolvedCorners = builder.resolvingCorners(of: shape, in: frame, isMirrored: placed.isMirrored)
        decoration.paint(resolvedCorners, in: frame, source, &builder) { builder in
            builder.paint(placed.children, within: resolvedCorners.resolved(in: frame))
        }
    }
}

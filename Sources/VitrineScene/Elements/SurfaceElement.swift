import VitrineGraphics

/// A shape behind and a border before its content, of the content's size.
struct SurfaceElement: ModifierElement {
    let content: any Element
    let figure: Figure
    let decoration: Decoration
    /// Sides on which a surface that ends at the safe area goes on to the canvas' edge.
    var bleeds: Set<Edge> = []

    var label: String { "surface" }
    var attributes: [Attribute] { [Attribute("figure", figure.summary)] + decoration.attributes }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let frame = builder.bleeding(placed.frame, over: bleeds)
        let figure = builder.resolved(figure, in: frame, isMirrored: placed.isMirrored)
        decoration.paint(figure, in: frame, source, &builder) { builder in
            builder.paint(placed.children, within: figure.shape(in: frame))
        }
    }
}

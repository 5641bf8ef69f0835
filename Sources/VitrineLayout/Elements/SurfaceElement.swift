import VitrineStyle

/// A shape behind and a border before its content, of the content's size.
package struct SurfaceElement: ModifierElement, Sendable {
    package let content: any Element
    package let figure: Figure
    package let decoration: Decoration
    /// Sides on which a surface that ends at the safe area goes on to the canvas' edge.
    package var bleeds: Set<Edge> = []

    package init(content: any Element, figure: Figure, decoration: Decoration, bleeds: Set<Edge> = []) {
        self.content = content
        self.figure = figure
        self.decoration = decoration
        self.bleeds = bleeds
    }

    package var label: String { "surface" }
    package var attributes: [Attribute] { [Attribute("figure", figure.summary)] + decoration.attributes }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let frame = builder.bleeding(placed.frame, over: bleeds)
        let figure = builder.resolved(figure, in: frame, isMirrored: placed.isMirrored)
        decoration.paint(figure, in: frame, source, &builder) { builder in
            builder.paint(placed.children, within: figure.shape(in: frame))
        }
    }
}

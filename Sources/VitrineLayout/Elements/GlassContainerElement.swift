import VitrineDisplayList

/// Overlaid children whose glass is merged.
///
/// The glass of all children is painted under their contents. Glass that is composited as one with other
/// content or clipped (opacity, blend modes, filters, masks, scroll views), adaptive glass, loupes and nested
/// containers are not merged.
package struct GlassContainerElement: Element, Sendable {
    package let source: ElementSource
    package let spec: GlassContainerSpec
    package let alignment: Alignment
    package let children: [any Element]

    package init(
        source: ElementSource, spec: GlassContainerSpec, alignment: Alignment, children: [any Element]
    ) {
        self.source = source
        self.spec = spec
        self.alignment = alignment
        self.children = children
    }

    package var label: String { "glassContainer" }
    package var attributes: [Attribute] { [Attribute("alignment", alignment.summary)] + spec.attributes }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        ZStackElement(source: source, alignment: alignment, children: self.children)
            .arrange(children, in: proposal, context)
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        builder.paint(placed.children, in: spec, from: source)
    }
}

extension DisplayListBuilder {
    /// Paints the children's glass as one, and everything else they paint.
    mutating func paint(
        _ children: [PlacedElement], in container: GlassContainerSpec, from source: ElementSource
    ) {
        let (items, pieces) = collectingGlass { inner in
            for child in children { inner.paint(child) }
        }
        if let glass = container.glass(of: GlassPiece.united(pieces)) { append(.glass(glass), from: source) }
        append(items)
    }
}

import VitrineDisplayList

/// Overlaid children whose glass is merged.
///
/// The merged glass is painted beneath the children's other content. Glass is left out of the merge if it is
/// clipped or composited in a group (opacity, blend modes, filters, masks, scroll views). Adaptive glass,
/// loupes and nested containers are never merged.
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
    /// Paints the children, with their glass merged beneath everything else.
    mutating func paint(
        _ children: [PlacedElement], in container: GlassContainerSpec, from source: ElementSource
    ) {
        let (items, pieces) = collectGlass { $0.paint(children) }
        let ways = GlassWays(pieces, in: container)
        let united = GlassPiece.united(ways.merged)
        if let glass = container.glass(of: united) { append(.glass(glass), from: source) }
        for way in ways.apart { way.paintGlass(in: container, from: source, &self) }
        append(items)
        for way in ways.all { way.paintContents(from: source, &self) }
    }
}

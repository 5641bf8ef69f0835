import VitrineGraphics

/// Children over one another whose glass is one.
///
/// The glass of all of them lies under what they hold. Glass that is composited as one with other things or cut by a clip
/// (opacity, blend modes, filters, masks, scroll views), adaptive glass, loupes and containers in it stay by themselves.
struct GlassContainerElement: Element {
    let source: ElementSource
    let spec: GlassContainerSpec
    let alignment: Alignment
    let children: [any Element]

    var label: String { "glassContainer" }
    var attributes: [Attribute] { [Attribute("alignment", alignment.summary)] + spec.attributes }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        ZStackElement(source: source, alignment: alignment, children: self.children)
            .arrange(children, in: proposal, context)
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        builder.paint(placed.children, in: spec, from: source)
    }
}

extension DisplayListBuilder {
    /// The children's glass as one, and what else they paint.
    mutating func paint(
        _ children: [PlacedElement], in container: GlassContainerSpec, from source: ElementSource
    ) {
        let (items, pieces) = gathered { inner in
            for child in children { inner.paint(child) }
        }
        if let glass = container.glass(of: GlassPiece.united(pieces)) { append(.glass(glass), from: source) }
        append(items)
    }
}

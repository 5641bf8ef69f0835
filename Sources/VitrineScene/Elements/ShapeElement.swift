import VitrineGraphics

/// A shape that fills the frame it is offered.
struct ShapeElement: Element {
    let source: ElementSource
    let name: String
    let figure: Figure
    let decoration: Decoration

    var label: String { name }
    var attributes: [Attribute] { [Attribute("figure", figure.summary)] + decoration.attributes }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        switch figure {
        case .path(let path, _, nil), .trimmed(.path(let path, _, nil), _):
            let box = path.controlBounds ?? .zero
            return Arrangement(Size(max(box.maxX, 0), max(box.maxY, 0)))
        case _ where figure.isSquare:
            let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
            return Arrangement(side.isFinite ? Size(side, side) : infiniteOrIdeal(proposal))
        default:
            return Arrangement(Size(proposal.width ?? 10, proposal.height ?? 10))
        }
    }

    private func infiniteOrIdeal(_ proposal: Proposal) -> Size {
        Size(proposal.width ?? proposal.height ?? 10, proposal.height ?? proposal.width ?? 10)
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let figure = builder.resolved(figure, in: placed.frame, isMirrored: placed.isMirrored)
        decoration.paint(figure, in: placed.frame, source, &builder)
    }
}

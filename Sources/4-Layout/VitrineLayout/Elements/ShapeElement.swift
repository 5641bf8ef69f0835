import VitrineGeometry
import VitrineStyle

/// A shape that fills the proposed frame.
package struct ShapeElement: Element, Sendable {
    package let source: ElementSource
    package let name: String
    package let shape: Shape
    package let decoration: Decoration

    package init(source: ElementSource, name: String, shape: Shape, decoration: Decoration) {
        self.source = source
        self.name = name
        self.shape = shape
        self.decoration = decoration
    }

    package var label: String { name }
    package var attributes: [Attribute] { [Attribute("shape", shape.summary)] + decoration.attributes }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        switch shape {
        case .path(let path, _, nil), .trimmed(.path(let path, _, nil), _):
            let box = path.controlBounds ?? .zero
            return Arrangement(Size(max(box.maxX, 0), max(box.maxY, 0)))
        case _ where shape.isSquare:
            let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
            return Arrangement(side.isFinite ? Size(side, side) : infiniteOrIdeal(proposal))
        default:
            return Arrangement(Size(proposal.width ?? 10, proposal.height ?? 10))
        }
    }

    private func infiniteOrIdeal(_ proposal: Proposal) -> Size {
        Size(proposal.width ?? proposal.height ?? 10, proposal.height ?? proposal.width ?? 10)
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        decoration.paint(
            builder.placed(shape, in: placed.frame, isMirrored: placed.isMirrored), source, &builder)
    }
}

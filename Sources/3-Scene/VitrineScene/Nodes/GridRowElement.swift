import VitrineGeometry
import VitrineLayout

/// A placeholder for the cells of a row; `GridElement` replaces it.
struct GridRowElement: VariadicElement {
    let source: ElementSource
    let alignment: VerticalAlignment?
    var children: [any Element]

    var label: String { "gridRow" }
    var traits: ElementTraits {
        ElementTraits(GridRowTrait.self, GridElement.Row(cells: children, alignment: alignment))
    }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        Arrangement(.zero, children.map { _ in .init(.zero, .ideal) })
    }
}

import VitrineGeometry
import VitrineLayout

/// The cells of a row, until the grid takes them over.
struct GridRowElement: VariadicElement {
    let source: ElementSource
    let alignment: VerticalAlignment?
    var children: [any Element]

    var label: String { "gridRow" }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        Arrangement(.zero, children.map { _ in .init(.zero, .ideal) })
    }
}

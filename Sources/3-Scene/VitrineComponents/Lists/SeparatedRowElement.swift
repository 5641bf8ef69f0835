import VitrineGeometry
import VitrineLayout

/// A row with the separator below it, which begins at the row's title, or at the first text of a row of other
/// nodes, wherever layout has put that.
struct SeparatedRowElement: ModifierElement {
    let content: any Element
    let separator: any Element
    /// The distance of the separator's end from the row's trailing edge, in points.
    let trailing: Double
    /// The separator's distance from the leading edge where no text is in the row, in points; `nil` for a row
    /// with a title.
    var otherwise: Double? = nil

    var label: String { "separatedRow" }
    var children: [any Element] { [content, separator] }
    func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { children.prefix(1) }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        let size = children[0].size(for: proposal)
        let start =
            otherwise.map { children[0].startOfText(for: proposal) ?? $0 }
            ?? children[0].guide(RowElement.separatorGuide, for: proposal)
        let room = Proposal(max(size.width - start - trailing, 0), size.height)
        let height = children[1].size(for: room).height
        return Arrangement(
            size, [.init(.zero, proposal), .init(Point(start, size.height - height), room)])
    }
}

import VitrineLayout
import VitrineStyle

/// What a row holds, and what its list needs to know of it.
struct RowElement: ModifierElement {
    let content: any Element
    /// Where the line below begins, from the row's leading edge.
    let separatorInset: Double
    /// What lies behind the whole row.
    let highlight: PaintSpec?

    var label: String { "row" }
    var attributes: [Attribute] {
        [Attribute("separatorInset", separatorInset)]
            + (highlight.map { [Attribute("highlight", $0.summary)] } ?? [])
    }

    /// The row in an element, beneath what modifies it.
    static func row(in element: any Element) -> RowElement? {
        if let row = element as? RowElement { return row }
        return (element as? any ModifierElement).flatMap { row(in: $0.content) }
    }
}

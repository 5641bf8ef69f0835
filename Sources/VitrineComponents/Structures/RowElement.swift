import VitrineLayout
import VitrineStyle

/// The content of a row, and its properties that the list needs.
struct RowElement: ModifierElement {
    let content: any Element
    /// The start of the separator below, from the row's leading edge, in points.
    let separatorInset: Double
    /// The highlight behind the whole row.
    let highlight: PaintSpec?

    var label: String { "row" }
    var attributes: [Attribute] {
        [Attribute("separatorInset", separatorInset)]
            + (highlight.map { [Attribute("highlight", $0.summary)] } ?? [])
    }

    /// Returns the row within an element, beneath its modifiers.
    static func row(in element: any Element) -> RowElement? {
        if let row = element as? RowElement { return row }
        return (element as? any ModifierElement).flatMap { row(in: $0.content) }
    }
}

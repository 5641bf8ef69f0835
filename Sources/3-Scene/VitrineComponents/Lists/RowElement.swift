import VitrineLayout
import VitrineStyle

/// The content of a row, and its properties that the list needs.
struct RowElement: ModifierElement {
    let content: any Element
    /// The start of the separator below, from the row's leading edge, in points; `nil` for where
    /// `separatorGuide` lies.
    let separatorInset: Double?
    /// The highlight behind the whole row.
    let highlight: PaintSpec?

    var label: String { "row" }
    var attributes: [Attribute] {
        [separatorInset.map { Attribute("separatorInset", $0) } ?? Attribute("separatorInset", "title")]
            + (highlight.map { [Attribute("highlight", $0.summary)] } ?? [])
    }

    /// The guide at which the separator below begins; SwiftUI's has the same name.
    static let separatorGuide = Guide.horizontal(.custom("listRowSeparatorLeading"))

    /// Returns the row within an element, beneath its modifiers.
    static func row(in element: any Element) -> RowElement? {
        if let row = element as? RowElement { return row }
        return (element as? any ModifierElement).flatMap { row(in: $0.content) }
    }
}

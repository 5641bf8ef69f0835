import VitrineLayout
import VitrineStyle

/// The content of a row, and its properties that the list needs.
struct RowElement: ModifierElement {
    let content: any Element
    let row: RowTrait.Value

    var label: String { "row" }
    var attributes: [Attribute] {
        [row.separatorInset.map { Attribute("separatorInset", $0) } ?? Attribute("separatorInset", "title")]
            + (row.highlight.map { [Attribute("highlight", $0.summary)] } ?? [])
    }

    /// The guide at which the separator below begins; SwiftUI's has the same name.
    static let separatorGuide = Guide.horizontal(.custom("listRowSeparatorLeading"))

    var traits: ElementTraits { ElementTraits(RowTrait.self, row) }
}

import VitrineGeometry
import VitrineLayout
import VitrineText

/// A text of a row, with the size of its largest letters.
struct RowText {
    let placed: PlacedElement
    let string: String
    /// In points.
    let size: Double
}

extension PlacedElement {
    /// The texts in it, in their order.
    var textElements: [RowText] {
        guard let text = element as? TextElement else { return children.flatMap(\.textElements) }
        let size = text.content.runs.map(\.font.size).max() ?? 0
        return [RowText(placed: self, string: text.content.string, size: size)]
    }
}

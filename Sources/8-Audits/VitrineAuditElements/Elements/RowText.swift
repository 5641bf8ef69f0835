import VitrineGeometry
import VitrineLayout
import VitrineText

/// A text of a row, with the size of its largest letters.
package struct RowText {
    package let placed: PlacedElement
    package let string: String
    /// In points.
    package let size: Double

    package init(placed: PlacedElement, string: String, size: Double) {
        (self.placed, self.string, self.size) = (placed, string, size)
    }
}

extension PlacedElement {
    /// The texts in it, in their order.
    package var textElements: [RowText] {
        guard let text = element as? TextElement else { return children.flatMap(\.textElements) }
        let size = text.content.runs.map(\.font.size).max() ?? 0
        return [RowText(placed: self, string: text.content.string, size: size)]
    }
}

import VitrineDisplayList
import VitrineGeometry
import VitrineStyle
import VitrineText

/// A text with an insertion caret after its last letter.
package struct CaretElement: ModifierElement, Sendable {
    package let text: TextElement
    package let paint: PaintSpec
    /// `true` if the caret stands before the first letter, as with a placeholder.
    package let isAtStart: Bool

    package init(text: TextElement, paint: PaintSpec, isAtStart: Bool) {
        self.text = text
        self.paint = paint
        self.isAtStart = isAtStart
    }

    /// The width in points, that of UITextField's caret.
    package static let width = 2.0

    package var content: any Element { text }
    package var label: String { "caret" }
    package var attributes: [Attribute] { [Attribute("paint", paint.summary)] }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        builder.paint(placed.children)
        guard let child = placed.children.first,
            let paragraph = text.paragraph(in: child.proposal, builder.text),
            let line = isAtStart ? paragraph.lines.first : paragraph.lines.last
        else { return }
        let frame = child.frame
        let start = placed.isMirrored ? frame.maxX - line.width : frame.minX
        // An empty field has its caret at the leading side; after text, the text's own direction decides.
        let isAtLeft = isAtStart ? !placed.isMirrored : line.isRightToLeft
        // It stands where typing continues, and touches no letter.
        let x = isAtLeft ? start - Self.width : start + line.width
        let size = text.content.runs[0].font.size
        // From above the capitals to below the baseline.
        let rect = Rect(
            x: x, y: frame.minY + line.baseline - size * 0.98,
            width: Self.width, height: size * 1.24)
        builder.append(.fill(.fill(.capsule(rect)), paint.paint(in: rect)), from: source)
    }
}

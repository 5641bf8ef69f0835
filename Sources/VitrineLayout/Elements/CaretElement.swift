import VitrineDisplayList
import VitrineGeometry
import VitrineStyle
import VitrineText

/// A text with the bar behind its last letter at which typing goes on.
package struct CaretElement: ModifierElement, Sendable {
    package let text: TextElement
    package let paint: PaintSpec
    /// Whether the bar stands before the first letter, as where the text only says what could be typed.
    package let isAtStart: Bool

    package init(text: TextElement, paint: PaintSpec, isAtStart: Bool) {
        self.text = text
        self.paint = paint
        self.isAtStart = isAtStart
    }

    /// UITextField's bar is 2 points wide.
    package static let width = 2.0

    package var content: any Element { text }
    package var label: String { "caret" }
    package var attributes: [Attribute] { [Attribute("paint", paint.summary)] }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        for child in placed.children { builder.paint(child) }
        guard let child = placed.children.first,
            let paragraph = text.paragraph(in: child.proposal, builder.text),
            let line = isAtStart ? paragraph.lines.first : paragraph.lines.last
        else { return }
        let frame = child.frame
        let start = placed.isMirrored ? frame.maxX - line.width : frame.minX
        // What is typed begins on the side where lines begin; where it ends is the text's own matter.
        let isAtLeft = isAtStart ? !placed.isMirrored : line.isRightToLeft
        let x = isAtLeft ? start - Self.width : start + line.width
        let size = text.content.runs[0].font.size
        // From above capitals to below the baseline.
        let rect = Rect(
            x: x, y: frame.minY + line.baseline - size * 0.98,
            width: Self.width, height: size * 1.24)
        builder.append(.fill(.fill(.capsule(rect)), paint.paint(in: rect)), from: source)
    }
}

import VitrineDisplayList
import VitrineGeometry
import VitrineText

extension PlacedElement {
    /// Returns the lines of a text element; `nil` for other elements.
    package func textLines(_ engine: TextEngine, scale: Double) -> PlacedTextLines? {
        guard let text = element as? TextElement, let font = text.content.runs.first?.font,
            let paragraph = text.paragraph(in: proposal, engine)
        else { return nil }
        let origin = Point(frame.minX, layoutFrame.minY)
        let lines = paragraph.lines.map { line in
            PlacedTextLines.Line(
                text: line.visibleText,
                origin: paragraph.lineOrigin(
                    of: line, inBoxAt: origin, width: layoutFrame.width, isLeadingOnRight: isMirrored,
                    scale: scale),
                width: line.width)
        }
        var fonts: [String] = []
        for run in paragraph.glyphRuns(at: .zero, width: 0) where !fonts.contains(run.fontDescription) {
            fonts.append(run.fontDescription)
        }
        return PlacedTextLines(
            lines: lines, fonts: fonts, font: font, scaleFactor: paragraph.scaleFactor,
            isTruncated: paragraph.isTruncated)
    }
}

import VitrineGeometry
import VitrineJSON

/// A border whose shape is not known yet.
package struct StrokeSpec: Hashable, Sendable {
    package var paint: PaintSpec
    package var style: StrokeStyle
    /// The size of a device pixel in points, if the border is a hairline.
    package var hairline: Double?
    /// The sides of a rectangle that have the border.
    package var sides: Sides
    /// The distance from the shape to the outline that the border follows, in points.
    package var gap: Double

    package init(
        paint: PaintSpec, style: StrokeStyle, hairline: Double? = nil, sides: Sides = .all, gap: Double = 0
    ) {
        self.paint = paint
        self.style = style
        self.hairline = hairline
        self.sides = sides
        self.gap = gap
    }

    package var summary: String {
        var text = "\(paint.summary) width \(PrintedText.number(style.width)) \(style.position.rawValue)"
        if !style.dash.isEmpty {
            text += " dash \(style.dash.map(PrintedText.number).joined(separator: " "))"
        }
        if gap > 0 { text += " gap \(PrintedText.number(gap))" }
        return text + (sides == .all ? "" : " on \(sides.summary)")
    }
}

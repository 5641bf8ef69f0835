import VitrineGeometry

/// A border before its shape is known.
public struct StrokeSpec: Hashable, Sendable {
    public var paint: PaintSpec
    public var style: StrokeStyle
    /// One pixel of the canvas in points, where the width is a hairline.
    public var hairline: Double?

    package init(paint: PaintSpec, style: StrokeStyle, hairline: Double? = nil) {
        self.paint = paint
        self.style = style
        self.hairline = hairline
    }

    package var summary: String {
        var text = "\(paint.summary) width \(Format.number(style.width)) \(style.position.rawValue)"
        if !style.dash.isEmpty { text += " dash \(style.dash.map(Format.number).joined(separator: " "))" }
        return text
    }
}

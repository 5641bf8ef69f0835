/// The attributes of a run that do not affect its shapes.
package struct TextAttributes: Hashable, Sendable {
    /// A number that identifies the paint of the run; the code that draws the paragraph knows which.
    package var paint: Int
    package var underline: TextLineStyle?
    package var strikethrough: TextLineStyle?
    /// The distance of the run above the baseline of the line, in points.
    package var baselineOffset: Double
    /// The target of the run as a link, for readers of the text.
    package var link: String?

    package init(
        paint: Int = 0, underline: TextLineStyle? = nil, strikethrough: TextLineStyle? = nil,
        baselineOffset: Double = 0, link: String? = nil
    ) {
        self.paint = paint
        self.underline = underline
        self.strikethrough = strikethrough
        self.baselineOffset = baselineOffset
        self.link = link
    }
}

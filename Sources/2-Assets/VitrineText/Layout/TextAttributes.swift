/// The attributes of a run that do not affect its shapes.
public struct TextAttributes: Hashable, Sendable {
    /// A number that identifies the paint of the run; the code that draws the paragraph knows which.
    public var paint: Int
    public var underline: TextLineStyle?
    public var strikethrough: TextLineStyle?
    /// The distance of the run above the baseline of the line, in points.
    public var baselineOffset: Double
    /// The target of the run as a link, for readers of the text.
    public var link: String?

    public init(
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

/// What of a run does not change its shapes.
public struct TextAttributes: Hashable, Sendable {
    /// A number that stands for the run's paint; whoever draws the paragraph knows which.
    public var paint: Int
    public var underline: TextLineStyle?
    public var strikethrough: TextLineStyle?
    /// Points by which the run stands above the line's baseline.
    public var baselineOffset: Double
    /// Where the run leads to, for whoever reads the text.
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

/// How a paragraph is set.
public struct ParagraphStyle: Hashable, Sendable {
    public var alignment: TextAlignment
    /// Points between one line's bottom and the next one's top, added to the font's own line gap. Finite.
    public var lineSpacing: Double
    /// Points from one baseline to the next at the least, before the spacing; 0 for the font's own distance. Finite.
    public var leading: Double
    /// The most lines there may be, at least 1; nil for any number. Text beyond is cut with an ellipsis.
    public var lineLimit: Int?
    /// Whether the paragraph is as high as its line limit although it has fewer lines.
    public var reservesSpace: Bool
    public var truncation: TruncationMode
    /// How far sizes may shrink, 0...1, before text is cut: in steps of 1/100 until it fits.
    public var minimumScaleFactor: Double
    public var direction: TextDirection
    /// A BCP 47 tag, for forms of letters that differ between languages, and for the fonts of ideographs.
    public var language: String

    public init(
        alignment: TextAlignment = .leading, lineSpacing: Double = 0, leading: Double = 0,
        lineLimit: Int? = nil,
        reservesSpace: Bool = false, truncation: TruncationMode = .tail, minimumScaleFactor: Double = 1,
        direction: TextDirection = .natural, language: String = "en"
    ) {
        self.alignment = alignment
        self.lineSpacing = lineSpacing
        self.leading = leading
        self.lineLimit = lineLimit
        self.reservesSpace = reservesSpace
        self.truncation = truncation
        self.minimumScaleFactor = minimumScaleFactor
        self.direction = direction
        self.language = language
    }

    func validate() throws(FontError) {
        guard lineSpacing.isFinite else { throw .invalid(parameter: "lineSpacing", value: "\(lineSpacing)") }
        guard leading.isFinite else { throw .invalid(parameter: "leading", value: "\(leading)") }
        if let lineLimit, lineLimit < 1 { throw .invalid(parameter: "lineLimit", value: "\(lineLimit)") }
        guard (0...1).contains(minimumScaleFactor) else {
            throw .invalid(parameter: "minimumScaleFactor", value: "\(minimumScaleFactor)")
        }
    }
}

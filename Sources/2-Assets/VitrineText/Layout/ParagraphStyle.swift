/// The style of a paragraph.
package struct ParagraphStyle: Hashable, Sendable {
    package var alignment: TextAlignment
    /// The space between the bottom of a line and the top of the next, in points, added to the font's own
    /// line gap. Must be finite.
    package var lineSpacing: Double
    /// The minimum distance between baselines, in points, before the spacing is added; 0 for the font's own
    /// distance. Must be finite.
    package var leading: Double
    /// The maximum number of lines, at least 1; `nil` for no limit. Text beyond is replaced by an ellipsis.
    package var lineLimit: Int?
    /// `true` if the paragraph has the height of its line limit even if it has fewer lines.
    package var reservesSpace: Bool
    package var truncation: TruncationMode
    /// The smallest factor, from 0 to 1, by which sizes may shrink before text is truncated. Text shrinks in
    /// steps of 1/100 until it fits.
    package var minimumScaleFactor: Double
    package var direction: TextDirection
    /// The language as a BCP 47 tag, which selects letter forms, the fonts of ideographs and the patterns for
    /// hyphenation.
    package var language: String
    /// `true` if lines may end within words, with a hyphen, where the patterns of the language allow it. Soft
    /// hyphens count always.
    package var hyphenates: Bool

    package init(
        alignment: TextAlignment = .leading, lineSpacing: Double = 0, leading: Double = 0,
        lineLimit: Int? = nil,
        reservesSpace: Bool = false, truncation: TruncationMode = .tail, minimumScaleFactor: Double = 1,
        direction: TextDirection = .natural, language: String = "en", hyphenates: Bool = false
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
        self.hyphenates = hyphenates
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

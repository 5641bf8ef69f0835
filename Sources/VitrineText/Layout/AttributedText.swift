/// A text in runs of several fonts, with what is drawn along them.
public struct AttributedText: Hashable, Sendable {
    /// A stretch of text set alike.
    public struct Run: Hashable, Sendable {
        public var text: String
        public var font: FontDescription
        public var attributes: TextAttributes

        public init(_ text: String, font: FontDescription, attributes: TextAttributes = TextAttributes()) {
            self.text = text
            self.font = font
            self.attributes = attributes
        }
    }

    /// In order; none without text but where the whole text is empty.
    public let runs: [Run]

    /// Neighbours that are set alike become one run, and runs without text go.
    ///
    /// `runs` has one at the least: an empty text is as high as its font says.
    public init(_ runs: [Run]) {
        precondition(!runs.isEmpty, "a text has a font")
        var joined: [Run] = []
        for run in runs where !run.text.isEmpty {
            if let last = joined.last, last.font == run.font, last.attributes == run.attributes {
                joined[joined.count - 1].text += run.text
            } else {
                joined.append(run)
            }
        }
        self.runs = joined.isEmpty ? Array(runs.prefix(1)) : joined
    }

    public init(_ text: String, font: FontDescription) { self.init([Run(text, font: font)]) }

    /// All runs' texts together.
    public var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

    /// The same text with all sizes multiplied.
    func scaled(by factor: Double) -> AttributedText {
        AttributedText(
            runs.map { run in
                var run = run
                run.font = run.font.scaled(by: factor)
                run.attributes.baselineOffset *= factor
                return run
            })
    }
}

/// What of a run does not change its shapes.
public struct TextAttributes: Hashable, Sendable {
    /// A number that stands for the run's paint; whoever draws the paragraph knows which.
    public var paint: Int
    public var underline: TextLine?
    public var strikethrough: TextLine?
    /// Points by which the run stands above the line's baseline.
    public var baselineOffset: Double
    /// Where the run leads to, for whoever reads the text.
    public var link: String?

    public init(
        paint: Int = 0, underline: TextLine? = nil, strikethrough: TextLine? = nil,
        baselineOffset: Double = 0, link: String? = nil
    ) {
        self.paint = paint
        self.underline = underline
        self.strikethrough = strikethrough
        self.baselineOffset = baselineOffset
        self.link = link
    }
}

/// A line under a text or through it.
public struct TextLine: Hashable, Sendable {
    /// SwiftUI's patterns.
    public enum Pattern: String, Hashable, Sendable, CaseIterable {
        case solid, dot, dash, dashDot, dashDotDot
    }

    public var pattern: Pattern
    /// As in ``TextAttributes/paint``; nil for the text's own.
    public var paint: Int?

    public init(_ pattern: Pattern = .solid, paint: Int? = nil) {
        self.pattern = pattern
        self.paint = paint
    }
}

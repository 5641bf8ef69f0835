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

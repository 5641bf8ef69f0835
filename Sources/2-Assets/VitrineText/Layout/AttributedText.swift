/// A text in runs of several fonts, with the lines drawn along them.
package struct AttributedText: Hashable, Sendable {
    /// A stretch of text in one font and style.
    package struct Run: Hashable, Sendable {
        package var text: String
        package var font: FontDescription
        package var attributes: TextAttributes

        package init(_ text: String, font: FontDescription, attributes: TextAttributes = TextAttributes()) {
            self.text = text
            self.font = font
            self.attributes = attributes
        }
    }

    /// The runs in order. A run is empty only if the whole text is.
    package let runs: [Run]

    /// Creates a text from runs, joining adjacent runs of the same style and dropping empty ones.
    ///
    /// - Parameter runs: At least one run: the height of an empty text depends on its font.
    package init(_ runs: [Run]) {
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

    package init(_ text: String, font: FontDescription) { self.init([Run(text, font: font)]) }

    /// The text of all runs.
    package var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

    /// Returns the same text with all sizes multiplied by a factor.
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

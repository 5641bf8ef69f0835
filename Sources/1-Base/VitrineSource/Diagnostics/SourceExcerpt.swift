/// A source line with a caret under the column that a message is about.
package enum SourceExcerpt {
    /// Returns two indented lines, each with a newline: the source text and the caret. Empty for an empty
    /// line.
    ///
    /// - Parameter column: The column, counted in Unicode scalars from 1.
    package static func lines(of line: Substring, column: Int) -> String {
        guard !line.isEmpty else { return "" }
        let (excerpt, column) = excerpt(of: line.unicodeScalars, around: column - 1)
        let indent = TerminalText.isCommand(excerpt) ? "  | " : "    "
        return "\(indent)\(excerpt)\n\(indent)\(String(repeating: " ", count: column))^\n"
    }

    /// Returns at most 100 columns of a line around a column, with tabs and control characters replaced by
    /// spaces.
    private static func excerpt(
        of line: Substring.UnicodeScalarView, around column: Int
    ) -> (text: String, column: Int) {
        let scalars = line.prefix(column + 400).map { TerminalText.isControl($0) ? " " : $0 }
        let start = scalars.count > 100 ? max(min(column - 50, scalars.count - 100), 0) : 0
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[start..<min(start + 100, scalars.count)])
        return (String(text), max(min(column, scalars.count) - start, 0))
    }
}

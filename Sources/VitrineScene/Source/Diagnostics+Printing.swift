extension Diagnostics {
    /// All messages as a compiler prints them: place, what is wrong, the line with a caret under
    /// the place, a suggestion where there is one, and which uses of components led there. Ends with a newline.
    public func rendered() -> String {
        all.map(rendered).joined()
    }

    private func rendered(_ diagnostic: Diagnostic) -> String {
        let mark = diagnostic.mark
        var text =
            "\(files.place(of: mark)): \(diagnostic.severity.rawValue): \(diagnostic.problem.message)\n"
        let line = files[mark].line(mark.line).unicodeScalars
        if !line.isEmpty {
            let (excerpt, column) = Self.excerpt(of: line, around: mark.column - 1)
            text += "    \(excerpt)\n    \(String(repeating: " ", count: column))^\n"
        }
        if let suggestion = diagnostic.problem.suggestion { text += "    \(suggestion)\n" }
        for use in diagnostic.uses {
            text += "    in `\(use.component)`, used at \(files.place(of: use.mark))\n"
        }
        return text
    }

    /// At most 100 columns of a line around a column, tabs and control characters as spaces.
    private static func excerpt(
        of line: Substring.UnicodeScalarView, around column: Int
    ) -> (text: String, column: Int) {
        let scalars = line.prefix(column + 400).map { $0.value < 32 || $0.value == 127 ? " " : $0 }
        let start = scalars.count > 100 ? max(min(column - 50, scalars.count - 100), 0) : 0
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[start..<min(start + 100, scalars.count)])
        return (String(text), max(min(column, scalars.count) - start, 0))
    }
}

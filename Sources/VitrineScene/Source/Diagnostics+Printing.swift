import VitrineSource

extension Diagnostics {
    /// All messages as a compiler prints them: place, what is wrong, the line with a caret under
    /// the place, and a suggestion where there is one. Ends with a newline.
    public func rendered() -> String {
        all.map(rendered).joined()
    }

    private func rendered(_ diagnostic: Diagnostic) -> String {
        let mark = diagnostic.mark
        var text =
            "\(file.name):\(mark.line):\(mark.column): \(diagnostic.severity.rawValue): \(diagnostic.problem.message)\n"
        text += SourceExcerpt.lines(of: file.line(mark.line), column: mark.column)
        if let suggestion = diagnostic.problem.suggestion { text += "    \(suggestion)\n" }
        return text
    }
}

extension Diagnostics {
    /// Returns all messages in the format of a compiler: the location, the problem, the source line with a
    /// caret, a suggestion if there is one, and the component uses that led there.
    ///
    /// - Returns: The text, with a trailing newline.
    public func rendered() -> String {
        all.map(rendered).joined()
    }

    private func rendered(_ diagnostic: Diagnostic) -> String {
        let mark = diagnostic.mark
        var text =
            "\(files.location(of: mark)): \(diagnostic.severity.rawValue): \(diagnostic.problem.message)\n"
        text += SourceExcerpt.lines(of: files[mark].line(mark.line), column: mark.column)
        if let suggestion = diagnostic.problem.suggestion { text += "    \(suggestion)\n" }
        for use in diagnostic.useSites {
            text += "    in `\(use.component)`, used at \(files.location(of: use.mark))\n"
        }
        return text
    }
}

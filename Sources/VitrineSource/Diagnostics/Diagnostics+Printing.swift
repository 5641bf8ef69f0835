extension Diagnostics {
    /// All messages as a compiler prints them: place, what is wrong, the line with a caret under
    /// the place, a suggestion where there is one, and which uses of components led there. Ends with a newline.
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

/// The errors, warnings and notes of a set of files: errors first, notes last, each group in the order of the
/// files.
package struct Diagnostics: Error, Sendable {
    package let files: SourceFiles
    package let all: [Diagnostic]

    /// Creates the diagnostics of a single file.
    package init(_ file: SourceFile, _ found: [Diagnostic]) {
        self.init(SourceFiles(file), found)
    }

    /// Creates the diagnostics of several files.
    ///
    /// - Parameters:
    ///   - files: The files that the diagnostics' marks refer to.
    ///   - found: Errors and warnings in the order in which they were found.
    ///   - limit: The maximum number of diagnostics of each severity to keep; one more counts the rest.
    ///     Default: unlimited.
    package init(_ files: SourceFiles, _ found: [Diagnostic], limit: Int = .max) {
        self.files = files
        let sorted = Self.sorted(found)
        all = Diagnostic.Severity.allCases.flatMap { severity in
            let these = sorted.filter { $0.severity == severity }
            // Texts do not overlap, so those that begin first hold the first characters. The others' places
            // are not looked for: each takes as long as its line.
            let shown = Self.sorted(these.prefix(limit).map { Self.placed($0, in: files) })
            guard these.count > limit, let last = shown.last else { return shown }
            let more = Diagnostic.Problem.omittedMessages(these.count - limit, of: severity)
            var rest = Diagnostic(more, at: last.mark)
            rest.severity = severity
            return shown + [rest]
        }
    }

    /// Returns diagnostics in the order of their places, and those in one place as they were found.
    private static func sorted(_ found: [Diagnostic]) -> [Diagnostic] {
        found.enumerated().sorted { ($0.element.mark, $0.offset) < ($1.element.mark, $1.offset) }
            .map(\.element)
    }

    package var errors: [Diagnostic] { all.filter { $0.severity == .error } }
    package var isEmpty: Bool { all.isEmpty }

    /// Returns the diagnostic moved to the character it is about.
    private static func placed(_ diagnostic: Diagnostic, in files: SourceFiles) -> Diagnostic {
        guard let spot = diagnostic.textPosition else { return diagnostic }
        var placed = diagnostic
        placed.textPosition = nil
        placed.mark = files[spot.mark].mark(ofCharacter: spot.offset, of: spot.text, at: spot.mark)
        return placed
    }
}

extension Diagnostics {
    /// Returns all messages in the format of a compiler: the location, the problem, the source line with a
    /// caret, a suggestion if there is one, and the component uses that led there.
    ///
    /// - Parameter hints: The hints of the files' language.
    /// - Returns: The text, with a trailing newline.
    package func rendered(with hints: any Hints) -> String {
        // Each file is gone through once for all of its messages.
        var lines: [Int: [Int: Substring]] = [:]
        for (file, marks) in Dictionary(grouping: all.map(\.mark), by: \.file) {
            guard let first = marks.first else { continue }
            lines[file] = files[first].lines(Set(marks.flatMap { SourceContext.range(around: $0.line) }))
        }
        return all.map { rendered($0, lines[$0.mark.file] ?? [:], hints) }.joined()
    }

    /// Returns what mends a diagnostic of these, which may repeat what the file says there.
    ///
    /// - Parameter hints: The hints of the files' language.
    package func suggestion(for diagnostic: Diagnostic, from hints: any Hints) -> Suggestion? {
        let mark = diagnostic.mark
        let lines = files[mark].lines(Set(SourceContext.range(around: mark.line)))
        return suggestion(for: diagnostic, lines, hints)
    }

    private func suggestion(
        for diagnostic: Diagnostic, _ lines: [Int: Substring], _ hints: any Hints
    ) -> Suggestion? {
        hints.suggestion(for: diagnostic.problem, at: SourceContext(diagnostic.mark, in: lines))
            ?? hints.suggestion(for: diagnostic.problem)
    }

    private func rendered(
        _ diagnostic: Diagnostic, _ lines: [Int: Substring], _ hints: any Hints
    ) -> String {
        let mark = diagnostic.mark
        // Values and names come from files, and may hold anything.
        let location = TerminalText.line(files.location(of: mark))
        let message = TerminalText.line(diagnostic.problem.message)
        var text = TerminalText.isCommand(location) ? "./" : ""
        let id = diagnostic.rule.map { " [\($0.id)]" } ?? ""
        text += "\(location): \(diagnostic.severity.rawValue): \(message)\(id)\n"
        text += SourceExcerpt.lines(of: lines[mark.line] ?? "", column: mark.column)
        if let suggestion = suggestion(for: diagnostic, lines, hints) {
            text += "    \(TerminalText.line(suggestion.text))\n"
        }
        for use in diagnostic.useSites {
            text +=
                TerminalText.line("    in `\(use.component)`, used at \(files.location(of: use.mark))") + "\n"
        }
        return text
    }
}

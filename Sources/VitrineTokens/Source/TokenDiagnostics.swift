import VitrineSource

/// All that is wrong with design tokens, by file and in the order of each.
public struct TokenDiagnostics: Error, Sendable {
    public let all: [TokenDiagnostic]
    /// The texts of the files, by name.
    package let texts: [String: String]

    init(_ found: [TokenDiagnostic], texts: [String: String], limit: Int = .max) {
        self.texts = texts
        let sorted = found.enumerated().sorted { a, b in
            (a.element.location.file, a.element.location.line, a.element.location.column, a.offset)
                < (b.element.location.file, b.element.location.line, b.element.location.column, b.offset)
        }.map(\.element)
        var shown: [TokenDiagnostic] = []
        for severity in [TokenDiagnostic.Severity.error, .warning] {
            let these = sorted.filter { $0.severity == severity }
            shown += these.prefix(limit)
            if these.count > limit, let last = these.last {
                shown.append(
                    TokenDiagnostic(
                        .moreMessages(these.count - limit, of: severity), at: last.location,
                        severity: severity))
            }
        }
        all = shown
    }

    public var errors: [TokenDiagnostic] { all.filter { $0.severity == .error } }
    public var isEmpty: Bool { all.isEmpty }

    /// All messages as a compiler prints them: place, what is wrong, the line with a caret under the place, and a
    /// suggestion where there is one. Ends with a newline.
    public func rendered() -> String {
        all.map(rendered).joined()
    }

    private func rendered(_ diagnostic: TokenDiagnostic) -> String {
        var text =
            "\(diagnostic.location.text): \(diagnostic.severity.rawValue): \(diagnostic.problem.message)\n"
        text += SourceExcerpt.lines(of: line(at: diagnostic.location), column: diagnostic.location.column)
        if let suggestion = diagnostic.problem.suggestion { text += "    \(suggestion)\n" }
        return text
    }

    private func line(at place: TokenLocation) -> Substring {
        guard var rest = texts[place.file]?[...] else { return "" }
        for _ in 1..<max(place.line, 1) {
            guard let end = rest.firstIndex(where: \.isNewline) else { return "" }
            rest = rest[rest.index(after: end)...]
        }
        return rest.prefix { !$0.isNewline }
    }
}

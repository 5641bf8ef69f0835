import VitrineSource

/// An error, a warning or a note about a scene, with its place.
public struct SceneDiagnostic: Hashable, Sendable, Codable {
    /// The severity of a problem.
    public enum Severity: String, Hashable, Sendable, CaseIterable, Codable {
        /// The scene is invalid.
        case error
        /// The scene may show something other than what was meant.
        case warning
        /// The scene is drawn as written, but another tool would draw something else.
        case note
    }

    /// The severity: an error makes the scene invalid, a warning says that it may show something other than
    /// what was meant, and a note that another tool would draw something else.
    public let severity: Severity
    /// The id of the rule that has found the problem, such as `content-overflow`, by which it can be
    /// silenced; `nil` for errors that make the scene invalid.
    public let id: String?
    /// The problem in one line.
    public let message: String
    /// The file, as it was named: a path, or the name of text in memory. Empty if the problem is not in a
    /// file.
    public let file: String
    /// The line, counted from 1; `nil` for a problem of the whole file.
    public let line: Int?
    /// The column, counted from 1 in Unicode scalars; `nil` for a problem of the whole file.
    public let column: Int?
    /// A suggestion, such as "did you mean `leading`?"; `nil` if there is none.
    public let suggestion: String?
    /// The uses of components that led to the place, innermost first, as `name, file:line:column`.
    public let componentUses: [String]

    init(_ severity: Severity, _ message: String, file: String, suggestion: String? = nil) {
        self.severity = severity
        self.message = message
        self.file = file
        self.suggestion = suggestion
        (id, line, column, componentUses) = (nil, nil, nil, [])
    }

    package init(_ diagnostic: Diagnostic, of found: Diagnostics) {
        let files = found.files
        severity =
            switch diagnostic.severity {
            case .error: .error
            case .warning: .warning
            case .note: .note
            }
        id = diagnostic.rule?.id
        message = diagnostic.problem.message
        file = files[diagnostic.mark].name
        (line, column) = (diagnostic.mark.line, diagnostic.mark.column)
        suggestion = found.suggestion(for: diagnostic)?.text
        componentUses = diagnostic.useSites.map { "\($0.component), \(files.location(of: $0.mark))" }
    }

    /// Returns diagnostics as data, in their order.
    static func all(of found: Diagnostics) -> [SceneDiagnostic] {
        found.all.map { SceneDiagnostic($0, of: found) }
    }
}

extension SceneDiagnostic: CustomStringConvertible {
    /// The diagnostic as one line: `home.yaml:9:19: error: unknown icon`.
    public var description: String {
        let place = line.flatMap { line in column.map { "\(file):\(line):\($0): " } }
        return (place ?? (file.isEmpty ? "" : "\(file): ")) + "\(severity.rawValue): \(message)"
            + (id.map { " [\($0)]" } ?? "")
    }
}

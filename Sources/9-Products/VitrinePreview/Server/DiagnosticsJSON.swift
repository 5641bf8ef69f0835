import Foundation
import VitrineFiles
import VitrineJSON
import VitrineRendering
import VitrineSource

/// Errors and warnings as the page shows them: each with its place, and the lines around that.
enum DiagnosticsJSON {
    /// The number of lines before and after the place.
    private static let context = 2
    /// The maximum number of characters of a line.
    private static let lineLimit = 2_000

    /// Returns the diagnostics of an error as an array.
    static func value(of error: RenderError) -> JSONValue {
        if case .scene(let diagnostics) = error.failure { return value(of: diagnostics) }
        let path = error.failure.path
        return .array([
            plain(error.failure.message ?? "\(error)", file: path.isEmpty ? nil : path)
        ])
    }

    /// Returns diagnostics as an array.
    static func value(of diagnostics: Diagnostics) -> JSONValue {
        .array(diagnostics.all.map { value(of: $0, in: diagnostics) })
    }

    private static func plain(_ message: String, file: String?) -> JSONValue {
        .object([
            "severity": "error", "message": .string(message), "file": JSONValue(file),
            "path": file.map { .string(absolute($0)) } ?? .null, "line": 1, "column": 1, "length": 0,
            "hint": .null, "suggestions": .array([]), "source": .array([]),
        ])
    }

    private static func value(of diagnostic: Diagnostic, in all: Diagnostics) -> JSONValue {
        let (mark, file) = (diagnostic.mark, all.files[diagnostic.mark])
        let numbers = Set(max(mark.line - context, 1)...max(mark.line, 1) + context)
        let lines = file.isReadable ? file.lines(numbers) : [:]
        let suggestion = all.suggestion(for: diagnostic)
        let source = lines.sorted { $0.key < $1.key }.map { line in
            JSONValue.object([
                "line": .number(Double(line.key)), "text": .string(String(line.value.prefix(lineLimit))),
            ])
        }
        return .object([
            "severity": .string(diagnostic.severity.rawValue),
            "message": .string(diagnostic.problem.message), "file": .string(file.name),
            "path": .string(absolute(file.name)), "line": .number(Double(mark.line)),
            "column": .number(Double(mark.column)),
            "length": .number(Double(length(of: lines[mark.line] ?? "", from: mark.column))),
            "hint": JSONValue(suggestion?.text),
            "suggestions": .array((suggestion?.meantNames ?? []).map { .string($0) }),
            "source": .array(source),
        ])
    }

    private static func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path
    }

    /// Returns the number of characters of the word at a column, at least 1.
    private static func length(of line: Substring, from column: Int) -> Int {
        let rest = line.unicodeScalars.dropFirst(column - 1)
        let quotes: [Unicode.Scalar] = ["\"", "'"]
        if let first = rest.first, quotes.contains(first) {
            return rest.dropFirst().prefix { $0 != first }.count + 2
        }
        let ends: Set<Unicode.Scalar> = [" ", "\t", ",", "}", "]", "{", "[", ":"]
        return max(rest.prefix { !ends.contains($0) }.count, 1)
    }
}

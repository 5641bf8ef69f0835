import VitrineHints
import VitrineSource
import VitrineTokens

/// Files in memory.
struct MemoryFiles: TokenFiles {
    let texts: [String: String]

    func bytes(at path: String, limit: Int) -> Result<[UInt8], TokenFileError> {
        texts[path].map { .success(Array($0.utf8)) } ?? .failure(.missing)
    }
}

/// The results of reading some tokens.
struct TokenRun {
    let tokens: DesignTokens
    let found: [Diagnostic]
    let rendered: String

    /// Reads a file of tokens.
    init(_ text: String, limits: TokenLimits = .standard) {
        self.init(["t.json": text], "t.json", limits: limits)
    }

    init(
        _ texts: [String: String], _ path: String, in contexts: [String: String] = [:],
        limits: TokenLimits = .standard
    ) {
        do throws(Diagnostics) {
            let document = try TokenDocument(at: path, from: MemoryFiles(texts: texts), limits: limits)
            tokens = try document.tokens(in: contexts)
            found = tokens.diagnostics.all
            rendered = tokens.diagnostics.rendered(with: SceneHints())
        } catch {
            tokens = .none
            found = error.all
            rendered = error.rendered(with: SceneHints())
        }
    }

    /// The errors, each as `line:column message`.
    var errors: [String] { messages(.error) }
    var warnings: [String] { messages(.warning) }

    private func messages(_ severity: Diagnostic.Severity) -> [String] {
        found.filter { $0.severity == severity }.map {
            "\($0.mark.line):\($0.mark.column) \($0.problem.message)"
        }
    }

    /// Returns the value of a token in the notation of the format.
    func value(_ name: String) -> String? { tokens[name]?.value.json }

    /// Returns a document with one token `t` of a type and a value.
    static func one(_ type: String, _ value: String) -> TokenRun {
        TokenRun("{\"t\": {\"$type\": \"\(type)\", \"$value\": \(value)}}")
    }
}

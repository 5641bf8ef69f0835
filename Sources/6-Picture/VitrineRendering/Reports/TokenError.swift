import VitrineFiles
import VitrineSource
import VitrineTokens

/// An error that prevents tokens from being printed.
package enum TokenError: Error, Sendable {
    case input(FileReadError)
    /// The tokens are invalid. The diagnostics list every error found.
    case tokens(Diagnostics)
}

extension TokenError: CustomStringConvertible {
    /// A description of the error as lines for a terminal, without a trailing newline.
    package var description: String {
        switch self {
        case .input(let error): "\(error.path): error: \(error.reason(for: "a file of design tokens"))"
        case .tokens(let diagnostics): String(diagnostics.rendered().dropLast())
        }
    }
}

extension TokenError {
    /// The file that is a scene rather than one of tokens; `nil` if there is none.
    package var scene: String? {
        guard case .tokens(let diagnostics) = self else { return nil }
        for error in diagnostics.errors {
            if case .otherFormat(.scene, let file)? = error.problem.ofTokens { return file }
        }
        return nil
    }
}

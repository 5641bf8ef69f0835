import VitrineFiles
import VitrineSource

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

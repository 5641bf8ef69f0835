import VitrinePNG
import VitrineSource

/// Why tokens cannot be printed.
public enum TokenError: Error, Sendable {
    case input(FileReadError)
    /// Every fault that was found.
    case tokens(Diagnostics)
}

extension TokenError: CustomStringConvertible {
    /// What is wrong, as lines for a terminal, without a final newline.
    public var description: String {
        switch self {
        case .input(let error): "\(error.path): error: \(error.reason(for: "a file of design tokens"))"
        case .tokens(let diagnostics): String(diagnostics.rendered().dropLast())
        }
    }
}

/// The case to which text is converted.
package enum TextCase: String, Sendable, CaseIterable {
    case uppercase, lowercase, none

    package func applied(to text: String) -> String {
        switch self {
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .none: text
        }
    }
}

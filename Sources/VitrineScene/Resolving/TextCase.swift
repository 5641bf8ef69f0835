import VitrineText

enum TextCase: String, Sendable, CaseIterable {
    case uppercase, lowercase, none

    func applied(to text: String) -> String {
        switch self {
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .none: text
        }
    }
}

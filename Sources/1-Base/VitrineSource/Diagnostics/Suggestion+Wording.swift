extension Suggestion {
    /// The suggestion, in one line.
    package var text: String {
        switch self {
        case .name(let name): "did you mean `\(name)`?"
        case .rootToken(let name): "did you mean its root token, `\(name)`?"
        case .installing(let families):
            "`vitrine doctor` says how to install \(families.joined(separator: " and "))"
        case .naming(_, let text), .advice(let text): text
        }
    }
}

public enum TokenFileProblem: Error, Hashable, Sendable {
    case missing
    case outside
    case unreadable(String)
}

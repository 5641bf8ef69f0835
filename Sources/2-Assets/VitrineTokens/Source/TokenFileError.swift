public enum TokenFileError: Error, Hashable, Sendable {
    case missing
    case outside
    case unreadable(String)
}

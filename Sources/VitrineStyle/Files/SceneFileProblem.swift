public enum SceneFileProblem: Error, Hashable, Sendable {
    case missing
    case outside
    case unreadable(String)
    case notAnImage(String)
}

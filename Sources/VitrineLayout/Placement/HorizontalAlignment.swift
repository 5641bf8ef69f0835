public enum HorizontalAlignment: Hashable, Sendable {
    case leading, center, trailing
    /// One that the scene declares; in the middle of what does not say where its guide is.
    case custom(String)

    public var name: String {
        switch self {
        case .leading: "leading"
        case .center: "center"
        case .trailing: "trailing"
        case .custom(let name): name
        }
    }
}

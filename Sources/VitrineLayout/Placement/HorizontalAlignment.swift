/// A horizontal alignment guide.
public enum HorizontalAlignment: Hashable, Sendable {
    case leading, center, trailing
    /// An alignment that the scene declares; the centre for elements that do not state its guide.
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

/// A horizontal alignment guide.
package enum HorizontalAlignment: Hashable, Sendable {
    case leading, center, trailing
    /// An alignment declared by the scene. Its guide defaults to the element's centre.
    case custom(String)

    package var name: String {
        switch self {
        case .leading: "leading"
        case .center: "center"
        case .trailing: "trailing"
        case .custom(let name): name
        }
    }
}

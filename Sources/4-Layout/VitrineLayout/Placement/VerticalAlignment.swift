/// A vertical alignment guide.
package enum VerticalAlignment: Hashable, Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
    /// An alignment declared by the scene. Its guide defaults to the element's centre.
    case custom(String)

    package var name: String {
        switch self {
        case .top: "top"
        case .center: "center"
        case .bottom: "bottom"
        case .firstTextBaseline: "firstTextBaseline"
        case .lastTextBaseline: "lastTextBaseline"
        case .custom(let name): name
        }
    }
}

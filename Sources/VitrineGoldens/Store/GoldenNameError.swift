/// A scene or a variant that cannot be used to name a golden; the payload is the name.
public enum GoldenNameError: Error, Hashable, Sendable, CustomStringConvertible {
    case scene(String)
    case variant(String)

    public var description: String {
        switch self {
        case .scene(let name): "\"\(name)\" is no path of a scene below the suite's folder"
        case .variant(let name): "\"\(name)\" is no name of a variant: a plain file name is"
        }
    }
}

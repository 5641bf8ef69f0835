/// An error about a scene or variant whose name, the payload, cannot name a golden.
public enum GoldenNameError: Error, Hashable, Sendable, CustomStringConvertible {
    case scene(String)
    case variant(String)

    public var description: String {
        switch self {
        case .scene(let name): "\"\(name)\" is not the path of a scene in the suite's folder"
        case .variant(let name): "\"\(name)\" cannot name a variant: use a plain file name"
        }
    }
}

/// An error about a scene or variant whose name, the payload, cannot name a golden.
package enum GoldenNameError: Error, Hashable, Sendable, CustomStringConvertible {
    case scene(String)
    case variant(String)
    /// A variant whose picture would be taken for an alternative of another's.
    case alternative(String)

    package var description: String {
        switch self {
        case .scene(let name): "\"\(name)\" is not the path of a scene in the suite's folder"
        case .variant(let name): "\"\(name)\" cannot name a variant: use a plain file name"
        case .alternative(let name):
            "\"\(name)\" cannot name a variant: `.alt-` marks another right answer of a golden"
        }
    }
}

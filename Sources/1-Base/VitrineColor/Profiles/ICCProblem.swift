/// A reason to ignore an ICC profile.
package enum ICCProblem: Error, Hashable {
    case truncated
    case notAProfile
    /// The signatures in the profile for its colour space and its connection space.
    case space(String)
    case connectionSpace(String)
    case grayMismatch(isGray: Bool)
    case tablesWithoutPrimaries
    case missing(tag: String)
    case malformed(tag: String)
    case primariesNotWhite
}

extension ICCProblem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .truncated: "the profile is cut short"
        case .notAProfile: "this is not an ICC profile"
        case .space(let name): "the colour space \"\(name)\" is not supported"
        case .connectionSpace(let name): "the connection space \"\(name)\" is not supported"
        case .grayMismatch(let isGray):
            isGray
                ? "a greyscale profile in a colour image" : "a colour profile in a greyscale image"
        case .tablesWithoutPrimaries: "a profile with tables but no primaries is not supported"
        case .missing(let tag): "the profile has no \(tag)"
        case .malformed(let tag): "the profile's \(tag) is damaged"
        case .primariesNotWhite: "the profile's primaries do not add up to white"
        }
    }
}

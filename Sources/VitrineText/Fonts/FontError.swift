/// What can go wrong between a font description and a paragraph.
public enum FontError: Error, Hashable, Sendable {
    /// No file in the font folders holds the family; `available` lists those there are, in order.
    case noSuchFamily(String, available: [String])
    /// The family has neither an italic face nor an axis that slants it. Nothing is slanted artificially.
    case noItalic(family: String)
    /// A font folder or file could not be read, or is not what it should be.
    case unreadable(path: String, reason: String)
    /// A number is not finite or out of its range: `size`, `weight`, `tracking`, `lineSpacing`,
    /// `lineLimit` or `maxWidth`.
    case invalid(parameter: String, value: String)
    /// The text has more Unicode scalars than one paragraph may have.
    case textTooLong(scalars: Int, limit: Int)
    /// FreeType or HarfBuzz refused; out of memory is the only known cause.
    case libraryFailure(String)
}

extension FontError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noSuchFamily(let family, let available):
            "no font family \"\(family)\"; there is \(available.isEmpty ? "none" : available.joined(separator: ", "))"
        case .noItalic(let family): "the font family \"\(family)\" has no italic"
        case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
        case .invalid(let parameter, let value): "\(parameter) cannot be \(value)"
        case .textTooLong(let scalars, let limit):
            "a text of \(scalars) characters is over the limit of \(limit)"
        case .libraryFailure(let reason): "the font library failed: \(reason)"
        }
    }
}

/// An error that occurs while a text is set in a font.
package enum FontError: Error, Hashable, Sendable {
    /// No file in the font folders contains the family; `available` lists the families that exist, sorted.
    case noSuchFamily(String, available: [String])
    /// The family has neither an italic face nor an axis that slants it. Upright faces are never slanted
    /// artificially.
    case noItalic(family: String)
    /// A font folder or file could not be read or is invalid.
    case unreadable(path: String, reason: String)
    /// A number is not finite or is out of its range: `size`, `weight`, `tracking`, `lineSpacing`,
    /// `lineLimit` or `maxWidth`.
    case invalid(parameter: String, value: String)
    /// The text has more Unicode scalars than a paragraph may have.
    case textTooLong(scalars: Int, limit: Int)
    /// There are no patterns by which words of the language are hyphenated; `available` lists the languages
    /// that have some, sorted.
    case noHyphenation(language: String, available: [String])
    /// FreeType or HarfBuzz failed. The only known cause is a lack of memory.
    case libraryFailure(String)
}

extension FontError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noSuchFamily(let family, let available):
            """
            no font family \"\(family)\"; there is \
            \(available.isEmpty ? "none" : available.joined(separator: ", "))
            """
        case .noItalic(let family): "the font family \"\(family)\" has no italic"
        case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
        case .invalid(let parameter, let value): "\(parameter) cannot be \(value)"
        case .textTooLong(let scalars, let limit):
            "a text of \(scalars) characters is over the limit of \(limit)"
        case .noHyphenation(let language, let available):
            """
            no hyphenation patterns for `\(language)` are installed (\
            \(available.isEmpty ? "none are" : available.prefix(12).joined(separator: ", "))); the \
            package \(Self.hyphenationPackage(language)) has them, and soft hyphens (U+00AD) work without
            """
        case .libraryFailure(let reason): "the font library failed: \(reason)"
        }
    }

    /// Returns Debian's name for the package with a language's patterns.
    private static func hyphenationPackage(_ language: String) -> String {
        let tag = language.lowercased().replacing("_", with: "-")
        switch tag {
        case "en": return "hyphen-en-us"
        case "pt": return "hyphen-pt-pt"
        case _ where tag.hasPrefix("en-") || tag.hasPrefix("pt-"): return "hyphen-\(tag)"
        default: return "hyphen-\(tag.prefix { $0 != "-" })"
        }
    }
}

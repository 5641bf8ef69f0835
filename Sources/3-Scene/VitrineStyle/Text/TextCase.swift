/// The case to which text is converted.
package enum TextCase: String, Sendable, CaseIterable {
    case uppercase, lowercase, none

    /// Returns a text in the case, by the rules of a language.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - language: The language, as a BCP 47 tag.
    package func applied(to text: String, in language: String) -> String {
        switch self {
        case .uppercase: Self.uppercased(text, in: language)
        case .lowercase: Self.lowercased(text, in: language)
        case .none: text
        }
    }

    /// Returns `true` for Turkish and Azerbaijani, which have an i without a dot beside the one with it.
    private static func hasDotlessI(_ language: String) -> Bool {
        ["tr", "az"].contains(language.prefix { $0 != "-" && $0 != "_" }.lowercased())
    }

    package static func uppercased(_ text: String, in language: String) -> String {
        guard hasDotlessI(language) else { return text.uppercased() }
        return String(text.map { $0 == "i" ? "İ" : $0 }).uppercased()
    }

    private static func lowercased(_ text: String, in language: String) -> String {
        var text = text
        if hasDotlessI(language) { text = String(text.map { $0 == "I" ? "ı" : $0 == "İ" ? "i" : $0 }) }
        guard text.unicodeScalars.contains("Σ") else { return text.lowercased() }
        let scalars = Array(text.unicodeScalars)
        var marked = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            marked.append(scalar == "Σ" && isFinal(index, scalars) ? "ς" : scalar)
        }
        return String(marked).lowercased()
    }

    /// Returns `true` if a sigma ends a word, by Unicode's condition `Final_Sigma`.
    private static func isFinal(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
        func isLetter(_ rest: some Sequence<Unicode.Scalar>) -> Bool {
            rest.first { !$0.properties.isCaseIgnorable }?.properties.isCased ?? false
        }
        return isLetter(scalars[..<index].reversed()) && !isLetter(scalars[(index + 1)...])
    }
}

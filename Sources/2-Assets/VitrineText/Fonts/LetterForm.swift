/// What is drawn for the letters of a font.
enum LetterForm: String, Hashable, Sendable, CaseIterable {
    /// The font's own outlines.
    case original
    /// The font's outlines with round ends.
    case rounded
    /// The same, but numerals of our own for clocks.
    case clock

    /// The number by which fingerprints tell what is drawn from what was drawn once.
    private var version: Int? {
        switch self {
        case .original: nil
        case .rounded: OutlineRounding.version
        case .clock: ClockNumerals.version
        }
    }

    /// What stands before the version in the family of a fingerprint.
    private var separator: String { ", \(rawValue) " }

    /// Returns the family in a fingerprint of a font in this form, such as `Inter, rounded 1`.
    func fingerprintFamily(_ name: String) -> String {
        version.map { name + separator + "\($0)" } ?? name
    }

    /// Returns the family and the form that a fingerprint names, whatever the version.
    static func parsed(fingerprintFamily name: String) -> (family: String, form: LetterForm) {
        for form in allCases where form != .original {
            let parts = name.split(separator: form.separator)
            if parts.count == 2, Int(parts[1]) != nil { return (String(parts[0]), form) }
        }
        return (name, .original)
    }
}

import VitrineText

/// The outcome of comparing a picture with its golden.
package enum GoldenOutcome: Hashable, Sendable {
    case matched
    /// The picture matches the alternative golden with this name.
    case matchedAlternative(String)
    /// The picture matches an alternative golden that has not been valid since a day such as `2026-12-31`.
    case expired(alternative: String, reason: String, since: String)
    case changed(Comparison)
    /// Only the hash of the golden is kept, and it differs.
    case hashDiffers
    /// There is no golden yet.
    case missing
    /// The fonts differ, so that no pixels were compared. The lines are those of fonts that only the golden,
    /// or only the picture, has.
    case fontsDiffer(expected: [String], actual: [String])
    case differentSize(expectedWidth: Int, expectedHeight: Int, actualWidth: Int, actualHeight: Int)
    /// The pixels are encoded in different colour spaces.
    case differentColorSpace(expected: String, actual: String)
    /// The golden exists but cannot be used.
    case unreadable(reason: String)
}

extension GoldenOutcome {
    /// Returns the outcome of a golden and a picture that were made with different fonts, or `nil` if they
    /// have the same ones. What the files are called does not matter.
    static func comparing(
        fonts golden: Set<FontFingerprint>, with picture: Set<FontFingerprint>
    ) -> GoldenOutcome? {
        func lines(_ fonts: Set<FontFingerprint>, without others: Set<FontFingerprint>) -> [String] {
            fonts.filter { font in !others.contains { $0.isSameFont(as: font) } }.map(\.line).sorted()
        }
        if golden == picture { return nil }
        let (expected, actual) = (lines(golden, without: picture), lines(picture, without: golden))
        return expected.isEmpty && actual.isEmpty ? nil : .fontsDiffer(expected: expected, actual: actual)
    }
}

/// How a picture stands to its golden.
public enum GoldenOutcome: Hashable, Sendable {
    case matched
    /// It is another of the right answers, by its name.
    case matchedAlternative(String)
    /// It is another of the right answers, which is none any more since a day such as `2026-12-31`.
    case expired(alternative: String, reason: String, since: String)
    case changed(Comparison)
    /// Only the golden's hash is kept, and it is another.
    case hashDiffers
    /// There is no golden yet.
    case missing
    /// Found before any pixel is compared: the lines of fonts that only the golden, or only the picture, has.
    case fontsDiffer(expected: [String], actual: [String])
    case differentSize(expectedWidth: Int, expectedHeight: Int, actualWidth: Int, actualHeight: Int)
    /// The pixels are encoded in other colour spaces.
    case differentColorSpace(expected: String, actual: String)
    /// The golden is there and cannot be used.
    case unreadable(reason: String)
}

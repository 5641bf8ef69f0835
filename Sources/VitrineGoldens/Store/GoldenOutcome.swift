/// How a picture stands to its golden.
public enum GoldenOutcome: Hashable, Sendable {
    case matched
    case changed(Comparison)
    /// There is no golden yet.
    case missing
    /// Found before any pixel is compared: the lines of fonts that only the golden, or only the picture, has.
    case fontsDiffer(expected: [String], actual: [String])
    case differentSize(expectedWidth: Int, expectedHeight: Int, actualWidth: Int, actualHeight: Int)
    /// The golden is there and cannot be used.
    case unreadable(reason: String)
}

/// The effort spent on finding matches.
package enum DeflateEffort: Hashable, Sendable {
    /// One key, of four pixels.
    case fast
    /// Keys of two, four and eight pixels, and the latest place of each.
    case standard
    /// The same keys, and the latest four places of the longest.
    case deep
}

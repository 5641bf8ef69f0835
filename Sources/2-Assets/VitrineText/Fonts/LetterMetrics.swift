/// Whose widths the letters of the system's font have.
package enum LetterMetrics: String, Sendable, Hashable, CaseIterable {
    /// San Francisco's, as far as they are known.
    case system
    /// Those of Inter, which takes its place.
    case inter
}

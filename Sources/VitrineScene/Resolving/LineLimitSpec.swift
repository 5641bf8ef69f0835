import VitrineGraphics
import VitrineText

/// The most lines that a text may have.
struct LineLimitSpec: Hashable, Sendable {
    var lines: Int?
    /// Whether a text is that high although it has fewer lines.
    var reservesSpace = false
}

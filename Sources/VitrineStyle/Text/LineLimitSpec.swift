import VitrineText

/// The most lines that a text may have.
package struct LineLimitSpec: Hashable, Sendable {
    package var lines: Int?
    /// Whether a text is that high although it has fewer lines.
    package var reservesSpace = false

    package init(lines: Int? = nil, reservesSpace: Bool = false) {
        self.lines = lines
        self.reservesSpace = reservesSpace
    }
}

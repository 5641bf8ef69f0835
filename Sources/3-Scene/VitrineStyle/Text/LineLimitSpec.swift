/// The maximum number of lines of a text.
package struct LineLimitSpec: Hashable, Sendable {
    package var lines: Int?
    /// `true` if a text keeps that height even with fewer lines.
    package var reservesSpace = false

    package init(lines: Int? = nil, reservesSpace: Bool = false) {
        self.lines = lines
        self.reservesSpace = reservesSpace
    }
}

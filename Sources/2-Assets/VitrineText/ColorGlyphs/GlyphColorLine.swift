import VitrineDisplayList

/// The colours along a gradient of a glyph.
struct GlyphColorLine: Sendable, Hashable {
    struct Stop: Sendable, Hashable {
        var offset: Double
        var color: GlyphColor
    }

    /// The stops by their offsets, which may lie beyond 0...1.
    let stops: [Stop]
    let spread: GradientSpread

    /// Creates a line, or `nil` without stops.
    init?(stops: [Stop], spread: GradientSpread) {
        guard !stops.isEmpty else { return nil }
        // Stops at one offset keep their order.
        self.stops = stops.enumerated().sorted {
            ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
        }.map(\.element)
        self.spread = spread
    }
}

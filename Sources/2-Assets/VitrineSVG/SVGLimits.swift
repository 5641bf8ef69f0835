/// Limits for an SVG file, checked before the work is done.
package struct SVGLimits: Hashable, Sendable {
    package var bytes = 1_000_000
    /// The maximum number of elements in the file. As many again may be drawn by `use`.
    package var elements = 10_000
    /// The maximum nesting depth of elements, including those that `use` draws.
    package var depth = 64
    /// The maximum number of segments in all paths that are drawn. Paths that `use` repeats count each time.
    package var segments = 32_768
    /// The maximum number of dashes in all strokes that are drawn.
    package var dashes = 4_096
    /// The maximum coordinate, as a multiple of the icon's side.
    package var coordinate = 1e4

    package init() {}

    package static let standard = SVGLimits()
}

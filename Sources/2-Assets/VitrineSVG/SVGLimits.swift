/// Limits for an SVG file, checked before the work is done.
public struct SVGLimits: Hashable, Sendable {
    public var bytes = 1_000_000
    /// The maximum number of elements in the file. As many again may be drawn by `use`.
    public var elements = 10_000
    /// The maximum nesting depth of elements, including those that `use` draws.
    public var depth = 64
    /// The maximum number of segments in all paths that are drawn. Paths that `use` repeats count each time.
    public var segments = 32_768
    /// The maximum number of dashes in all strokes that are drawn.
    public var dashes = 4_096
    /// The maximum coordinate, as a multiple of the icon's side.
    public var coordinate = 1e4

    public init() {}

    public static let standard = SVGLimits()
}

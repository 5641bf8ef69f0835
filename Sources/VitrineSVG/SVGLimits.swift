/// What an SVG file may ask for at most, checked before the work is done.
public struct SVGLimits: Hashable, Sendable {
    public var bytes = 1_000_000
    /// Elements in the file; as many again may be drawn by way of `use`.
    public var elements = 10_000
    /// Elements within elements, those that `use` draws included.
    public var depth = 64
    /// Segments of all paths that are drawn, those that `use` repeats counted each time.
    public var segments = 32_768
    /// Dashes of all strokes that are drawn.
    public var dashes = 4_096
    /// The largest coordinate, in sides of the icon.
    public var coordinate = 1e4

    public init() {}

    public static let standard = SVGLimits()
}
